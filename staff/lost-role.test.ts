/** What a person who loses a role, or leaves, can do with what they began while they had it. */
import type { Updateable } from 'kysely';
import { describe, expect, it } from 'vitest';
import { describeEachEngine } from '../packages/kit/database/testing/engines.ts';
import {
  agenciesOn,
  type Browser,
  PASSWORD,
  refusal,
  SITE,
  type Team,
  tokenIn,
} from '../test/support/start-agency.ts';
import { connectStaffDatabase, type StaffTables } from './database.ts';

const json = async (response: Response | Promise<Response>) => (await response).json();
const idOf = async (browser: Browser): Promise<string> => (await json(browser.get('/users/me'))).id;

describeEachEngine('on $name', (engine) => {
  const { startTeam } = agenciesOn(engine);

  describe('an invitation of an administrator who is one no more', () => {
    const invited = { email: 'bilal.perso@ailleurs.example', roles: ['administrator'] };

    it('is taken back with their role, and makes no account', async () => {
      const { administrator, hire, browser, mails } = await startTeam();
      const bilal = await hire('bilal@agence.example', 'administrator', 'Bilal');
      await bilal.send('POST', '/users/invitations', invited);
      const token = tokenIn(mails.at(-1)?.link);
      const theirs = { email: 'nour@agence.example', roles: ['editor'] };
      await administrator.send('POST', '/users/invitations', theirs);
      const id = await idOf(bilal);
      const give = (...roles: string[]) => administrator.send('PATCH', `/users/${id}`, { roles });
      async function waiting(): Promise<string[]> {
        const { invitations } = await json(administrator.get('/users/invitations'));
        return invitations.map(({ email }: { email: string }) => email).sort();
      }

      // A role more, and still an administrator.
      await give('administrator', 'sales');
      expect(await waiting()).toEqual([invited.email, theirs.email]);
      await give('editor');
      expect(await waiting()).toEqual([theirs.email]);
      const use = { token, name: 'Bilal bis', password: PASSWORD };
      for (const answer of [
        await browser().send('POST', '/auth/links/read', { token }),
        await browser().send('POST', '/auth/links/use', use),
      ]) {
        expect(await refusal(answer)).toEqual([410, 'link_spent']);
      }
      // What is taken back does not return with the role.
      await give('administrator');
      expect((await browser().send('POST', '/auth/links/use', use)).status).toBe(410);
      expect((await json(administrator.get('/users'))).people).toHaveLength(2);
    });

    it('serves nobody where an earlier version left it, until another administrator sends it', async () => {
      const { administrator, hire, browser, mails, database } = await startTeam();
      const bilal = await hire('bilal@agence.example', 'administrator', 'Bilal');
      const { id } = await json(bilal.send('POST', '/users/invitations', invited));
      const person = await idOf(bilal);
      const read = async () => {
        const token = tokenIn(mails.at(-1)?.link);
        return (await browser().send('POST', '/auth/links/read', { token })).status;
      };
      // As rows, without what this version does beside.
      async function become(row: Updateable<StaffTables['people']>): Promise<void> {
        const db = await connectStaffDatabase(database, () => {});
        await db.updateTable('people').set(row).where('id', '=', person).execute();
        await db.destroy();
      }
      expect(await read()).toBe(200);
      await become({ roles: 'editor' });
      expect(await read()).toBe(410);
      await become({ roles: 'administrator' });
      expect(await read()).toBe(200);
      const removed = new Date().toISOString();
      await become({ removed, email: null, email_key: null, password: null });
      expect(await read()).toBe(410);
      await administrator.send('POST', `/users/invitations/${id}/resend`);
      expect(await read()).toBe(200);
    });
  });

  describe('a request that was begun as an administrator', () => {
    /** Sends a body that ends only after what happens meanwhile: its sender has been let in by then. */
    async function sendMeanwhile(
      { staff }: Team,
      { cookie }: Browser,
      [method, path, body]: readonly [method: string, path: string, body: unknown],
      meanwhile: () => Promise<unknown>,
    ): Promise<Response> {
      const held = new ReadableStream<Uint8Array>(
        {
          async pull(controller) {
            await meanwhile();
            controller.enqueue(new TextEncoder().encode(JSON.stringify(body)));
            controller.close();
          },
        },
        { highWaterMark: 0 },
      );
      const headers = { origin: SITE, cookie };
      const init = { method, headers, body: held, duplex: 'half' } as const;
      return staff.fetch(new Request(`${SITE}/v2025-02-19${path}`, init));
    }

    it('gives nothing once its sender is none', async () => {
      const team = await startTeam();
      const { administrator } = team;
      const bilal = await team.hire('bilal@agence.example', 'administrator', 'Bilal');
      const id = await idOf(bilal);
      const give = (role: string) => administrator.send('PATCH', `/users/${id}`, { roles: [role] });
      const roles = ['administrator'];
      for (const change of [
        ['PATCH', `/users/${id}`, { roles }],
        ['POST', '/users/invitations', { email: 'bilal.perso@ailleurs.example', roles }],
        ['POST', '/users/tokens', { name: 'Robot', roles }],
        ['POST', '/users/origins', { origin: 'https://ailleurs.example' }],
      ] as const) {
        await give('administrator');
        const late = await sendMeanwhile(team, bilal, change, () => give('editor'));
        expect([change[1], ...(await refusal(late))]).toEqual([change[1], 403, 'not_allowed']);
      }
      const token = ['POST', '/users/tokens', { name: 'Robot', roles: ['editor'] }] as const;
      await give('administrator');
      const late = await sendMeanwhile(team, bilal, token, () =>
        administrator.send('DELETE', `/users/${id}`),
      );
      expect(await refusal(late)).toEqual([403, 'not_allowed']);
      expect((await json(administrator.get('/users'))).people).toHaveLength(1);
      for (const list of ['invitations', 'tokens', 'origins']) {
        expect(await json(administrator.get(`/users/${list}`))).toEqual({ [list]: [] });
      }
    });
  });
});
