import { createClient } from '@sanity/client';
import { expect, it } from 'vitest';
import { describeEachEngine } from '../../packages/kit/database/testing/engines.ts';
import {
  agenciesOn,
  type Browser,
  refusal,
  SITE,
  type Team,
} from '../../test/support/start-agency.ts';
import { createPreviews } from './preview.ts';

const ORDER = { path: '/work/medina', perspective: 'drafts', hours: 24, wholeSite: false };
const DAY = 24 * 60 * 60_000; // ms

describeEachEngine('links to previews, on $name', (engine) => {
  const { startTeam } = agenciesOn(engine);

  function previewsOf({ staff, now }: Team) {
    const config = { projectId: 'agence', dataset: 'production', apiVersion: '2024-01-01' };
    const previews = createPreviews({
      secret: 'a secret of the test, long enough',
      drafts: {
        client: createClient({ ...config, perspective: 'drafts', useCdn: false }),
        assetOrigin: '',
        drafts: true,
        warn: () => {},
      },
      identify: staff.identify,
      links: staff.previewLinks,
      clock: () => new Date(now()),
    });
    const order = (cookie: string, link: object = ORDER, meanwhile = async () => {}) => {
      const headers = { cookie, origin: SITE, 'user-agent': 'Firefox' };
      // Read only once the editor has been let in.
      const body = new ReadableStream<Uint8Array>(
        {
          async pull(controller) {
            await meanwhile();
            controller.enqueue(new TextEncoder().encode(JSON.stringify(link)));
            controller.close();
          },
        },
        { highWaterMark: 0 },
      );
      const init = { method: 'POST', headers, body, duplex: 'half' } as const;
      return previews.order(new Request(`${SITE}/studio/apercu`, init), '203.0.113.9');
    };
    const opens = async (url: string) => {
      const preview = await previews.of(new Request(SITE + url));
      return preview?.reader !== undefined;
    };
    return { order, opens };
  }

  it('are listed until they end, and one that is taken back opens nothing any more', async () => {
    const team = await startTeam();
    const { order, opens } = previewsOf(team);
    const editor = await team.hire('yanis@agence.example', 'editor', 'Yanis');
    const one = (await (await order(editor.cookie)).json()).url;
    // Of two that are made in one millisecond, either may be listed first.
    team.pass(1);
    const two = (await (await order(editor.cookie, { ...ORDER, wholeSite: true })).json()).url;
    expect([await opens(one), await opens(two)]).toEqual([true, true]);
    const listed = async () => (await (await editor.get('/users/previews')).json()).links;
    const [later, first] = await listed();
    expect(first).toMatchObject({
      path: '/work/medina',
      perspective: 'drafts',
      wholeSite: false,
      createdBy: 'Yanis',
    });
    const lasting = Date.parse(first.ends) - Date.parse(first.createdAt);
    expect(Math.abs(lasting - DAY)).toBeLessThan(60_000);
    expect(later.wholeSite).toBe(true);

    // Any editor may take back what another has handed out.
    const { administrator } = team;
    const taken = await administrator.send('DELETE', `/users/previews/${first.id}`);
    expect(taken.status).toBe(200);
    expect([await opens(one), await opens(two)]).toEqual([false, true]);
    const again = await administrator.send('DELETE', `/users/previews/${first.id}`);
    expect(await refusal(again)).toEqual([404, 'not_found']);
    const { entries } = await (await administrator.get('/users/audit')).json();
    expect(entries.slice(0, 3)).toMatchObject([
      { event: 'preview_revoked', subject: '/work/medina', actorName: 'Amina Tazi' },
      { event: 'preview_shared', subject: '/work/medina', address: '203.0.113.9' },
      { event: 'preview_shared', subject: '/work/medina', actorName: 'Yanis' },
    ]);

    team.pass(DAY);
    expect(await opens(two)).toBe(false);
    expect(await listed()).toEqual([]);
    // What has ended is forgotten with the next.
    await order(editor.cookie);
    expect(await team.databaseText()).not.toContain(later.id);
  });

  it('end with the account of who made them, or with the role that edits content', async () => {
    const team = await startTeam();
    const { order, opens } = previewsOf(team);
    const { administrator } = team;
    const make = async (cookie: string) => (await (await order(cookie)).json()).url;
    const idOf = async ({ get }: Browser) => (await (await get('/users/me')).json()).id;
    const [leaver, mover] = [
      await team.hire('yanis@agence.example', 'editor', 'Yanis'),
      await team.hire('nour@agence.example', ['editor', 'sales'], 'Nour'),
    ];
    const mine = await make(administrator.cookie);
    const [left, moved] = [await make(leaver.cookie), await make(mover.cookie)];
    const inForce = async () => [await opens(mine), await opens(left), await opens(moved)];

    await administrator.send('DELETE', `/users/${await idOf(leaver)}`);
    expect(await inForce()).toEqual([true, false, true]);
    async function give(...roles: string[]): Promise<void> {
      await administrator.send('PATCH', `/users/${await idOf(mover)}`, { roles });
    }
    await give('editor');
    expect(await inForce()).toEqual([true, false, true]);
    await give('sales');
    expect(await inForce()).toEqual([true, false, false]);
    // What is taken back does not return with the role.
    await give('editor');
    expect(await inForce()).toEqual([true, false, false]);
    const late = await order(mover.cookie, ORDER, () => give('sales'));
    expect(late.status).toBe(403);
    const { links } = await (await administrator.get('/users/previews')).json();
    expect(links).toMatchObject([{ createdBy: 'Amina Tazi' }]);
  });

  it('are no business of who writes no content, of programs, nor of other sites', async () => {
    const { hire, browser, administrator } = await startTeam();
    const sales = await hire('mehdi@agence.example', 'sales');
    expect(await refusal(await sales.get('/users/previews'))).toEqual([403, 'not_allowed']);
    expect((await sales.send('DELETE', '/users/previews/v1')).status).toBe(403);
    expect((await browser().get('/users/previews')).status).toBe(401);
    const { token } = await (
      await administrator.send('POST', '/users/tokens', { name: 'CI', roles: ['editor'] })
    ).json();
    const program = await browser().get('/users/previews', { authorization: `Bearer ${token}` });
    expect([401, 403]).toContain(program.status);
    const elsewhere = { origin: 'https://ailleurs.example', 'sec-fetch-site': 'cross-site' };
    const forged = await administrator.send('DELETE', '/users/previews/v1', undefined, elsewhere);
    expect(await refusal(forged)).toEqual([403, 'cross_site']);
  });

  it('are two hundred at most, said in French', { tags: ['slow'] }, async () => {
    const team = await startTeam();
    const { order } = previewsOf(team);
    const { cookie } = team.administrator;
    for (let n = 0; n < 200; n += 1) expect((await order(cookie)).status).toBe(200);
    const refused = await order(cookie);
    expect(refused.status).toBe(409);
    expect((await refused.json()).error.message).toContain('Deux cents liens');
  });
});
