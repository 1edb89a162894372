import { describe, expect, it } from 'vitest';
import { describeEachEngine } from '../packages/kit/database/testing/engines.ts';
import {
  ADMINISTRATOR,
  agenciesOn,
  type Browser,
  PASSWORD,
  refusal,
  SITE,
  tokenIn,
} from '../test/support/start-agency.ts';

const DAY = 24 * 60 * 60_000; // ms

const json = async (response: Response | Promise<Response>) => (await response).json();
const idOf = async (browser: Browser): Promise<string> => (await json(browser.get('/users/me'))).id;

describeEachEngine('on $name', (engine) => {
  const { startTeam, startAgency } = agenciesOn(engine);

  describe('an invitation', () => {
    it('makes one account, for the address and with the role it was written for', {
      tags: ['slow'],
    }, async () => {
      const { administrator, browser, mails } = await startTeam({ slowPasswords: true });
      const email = 'Salma@Agence.example';
      const sent = await administrator.send('POST', '/users/invitations', {
        email,
        roles: ['sales'],
      });
      expect(sent.status).toBe(201);
      expect(await sent.json()).toMatchObject({
        email,
        roles: ['sales'],
        sent: expect.any(String),
      });
      expect(mails).toEqual([
        {
          kind: 'invitation',
          to: email,
          link: expect.stringMatching(/^https:\/\/agence\.example\/studio\/invitation#[\w-]{43}$/),
          expires: expect.any(Date),
          invitedBy: 'Amina Tazi',
          roleTitles: ['Commercial'],
        },
      ]);
      const token = tokenIn(mails[0]?.link);
      const read = await browser().send('POST', '/auth/links/read', { token });
      expect(await read.json()).toMatchObject({ purpose: 'invitation', email, roles: ['sales'] });

      const use = { token, name: 'Salma Idrissi', password: PASSWORD, roles: ['administrator'] };
      const answers = await Promise.all(
        [browser(), browser()].map((one) => one.send('POST', '/auth/links/use', use)),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
      const accepted = answers.find(({ status }) => status === 200);
      expect(await accepted?.json()).toMatchObject({ name: 'Salma Idrissi', role: 'sales', email });
      expect(await json(administrator.get('/users/invitations'))).toEqual({ invitations: [] });

      const again = { email: 'salma@agence.example', roles: ['editor'] };
      expect(await refusal(await administrator.send('POST', '/users/invitations', again))).toEqual([
        409,
        'already_member',
      ]);
    });

    it('works for a week, the newest one only, and not once it is taken back', async () => {
      const { administrator, browser, mails, pass } = await startTeam();
      const read = async (nth: number) => {
        const token = tokenIn(mails[nth]?.link);
        return (await browser().send('POST', '/auth/links/read', { token })).status;
      };
      const invite = (role: string) =>
        administrator.send('POST', '/users/invitations', { email: 'a@b.example', roles: [role] });
      const { id } = await json(invite('sales'));
      await invite('editor');
      expect([await read(0), await read(1)]).toEqual([410, 200]);
      const { invitations } = await json(administrator.get('/users/invitations'));
      expect(invitations).toEqual([expect.objectContaining({ id, roles: ['editor'] })]);
      pass(6 * DAY);
      await administrator.send('POST', `/users/invitations/${id}/resend`);
      expect([await read(1), await read(2)]).toEqual([410, 200]);
      pass(6 * DAY);
      expect(await read(2)).toBe(200);
      expect((await administrator.send('DELETE', `/users/invitations/${id}`)).status).toBe(200);
      expect(await read(2)).toBe(410);
    });

    it('expires', async () => {
      const { administrator, browser, mails, pass } = await startTeam();
      await administrator.send('POST', '/users/invitations', {
        email: 'a@b.example',
        roles: ['sales'],
      });
      pass(7 * DAY);
      const use = { token: tokenIn(mails[0]?.link), name: 'A', password: PASSWORD };
      const late = await browser().send('POST', '/auth/links/use', use);
      expect(await refusal(late)).toEqual([410, 'link_spent']);
    });

    it('says so when its mail does not leave, and can be sent again', async () => {
      let away = true;
      const { administrator, mails } = await startTeam({
        mailServer: () =>
          away ? Promise.reject(new Error('connection refused')) : Promise.resolve('sent'),
      });
      const body = { email: 'a@b.example', roles: ['sales'] };
      const failed = await administrator.send('POST', '/users/invitations', body);
      expect(await refusal(failed)).toEqual([502, 'mail_not_sent']);
      const { invitations } = await json(administrator.get('/users/invitations'));
      expect(invitations).toEqual([expect.objectContaining({ ...body, sent: null })]);
      away = false;
      const { id } = invitations[0];
      const resent = await administrator.send('POST', `/users/invitations/${id}/resend`);
      expect(await resent.json()).toMatchObject({ sent: expect.any(String) });
      expect(mails).toHaveLength(1);
    });

    it('is not said to be sent where it was only written to a folder', async () => {
      const { administrator } = await startTeam({ mailServer: async () => 'written' });
      const body = { email: 'a@b.example', roles: ['sales'] };
      const made = await administrator.send('POST', '/users/invitations', body);
      expect(made.status).toBe(201);
      const state = { ...body, sent: null, written: expect.any(String) };
      const invitation = await made.json();
      expect(invitation).toMatchObject(state);
      const again = `/users/invitations/${invitation.id}/resend`;
      expect(await (await administrator.send('POST', again)).json()).toMatchObject(state);
      const { entries } = await json(administrator.get('/users/audit'));
      const events = entries.map(({ event }: { event: string }) => event);
      expect(events).toEqual(['invitation_written', 'invitation_written', 'first_administrator']);
    });
  });

  describe('the last administrator', () => {
    it('can neither be demoted nor removed, until there is another', async () => {
      const { administrator, hire } = await startTeam();
      const first = await idOf(administrator);
      const second = await idOf(await hire('b@agence.example', 'editor'));
      const demote = (id: string) =>
        administrator.send('PATCH', `/users/${id}`, { roles: ['sales'] });
      for (const answer of [
        await demote(first),
        await administrator.send('DELETE', `/users/${first}`),
      ]) {
        expect(await refusal(answer)).toEqual([409, 'last_administrator']);
      }
      await administrator.send('PATCH', `/users/${second}`, { roles: ['administrator'] });
      expect((await demote(first)).status).toBe(200);
      // The change is in force at once: this very session is no administrator's any more.
      expect(await refusal(await demote(second))).toEqual([403, 'not_allowed']);
    });
  });

  describe('a person who leaves', () => {
    it('is logged out everywhere, keeps a name in the history, and may be invited again', async () => {
      const { administrator, hire, staff, browser } = await startTeam();
      const leaver = await hire('salma@agence.example', 'editor', 'Salma Idrissi');
      const id = await idOf(leaver);
      expect((await administrator.send('DELETE', `/users/${id}`)).status).toBe(200);
      expect(await json(leaver.get('/users/me'))).toEqual({});
      const request = new Request(`${SITE}/inbox/v1/x`, { headers: { cookie: leaver.cookie } });
      expect(await staff.identify(request)).toBeUndefined();
      const login = { email: 'salma@agence.example', password: PASSWORD };
      expect((await browser().send('POST', '/auth/login', login)).status).toBe(401);
      expect(await json(administrator.get(`/users/${id}`))).toEqual({
        id,
        displayName: 'Salma Idrissi',
        imageUrl: null,
        email: null,
      });
      expect(await idOf(await hire('salma@agence.example', 'sales'))).not.toBe(id);
    });
  });

  describe('roles', () => {
    const administration: readonly [method: string, path: string, body?: unknown][] = [
      ['GET', '/users/invitations'],
      ['POST', '/users/invitations', { email: 'x@x.example', roles: ['administrator'] }],
      ['POST', '/users/invitations/i1/resend'],
      ['DELETE', '/users/invitations/i1'],
      ['GET', '/users/tokens'],
      ['POST', '/users/tokens', { name: 'x', roles: ['administrator'] }],
      ['DELETE', '/users/tokens/r1'],
      ['GET', '/users/audit'],
      ['GET', '/users/ID/sessions'],
      ['DELETE', '/users/ID/sessions'],
      ['DELETE', '/users/ID/sessions/s1'],
      ['PATCH', '/users/ID', { roles: ['administrator'] }],
      ['DELETE', '/users/ID'],
    ];

    it('leave accounts to administrators, and to people [S23]', async () => {
      const { administrator, hire, browser, mails } = await startTeam();
      const id = await idOf(administrator);
      const made = await json(
        administrator.send('POST', '/users/tokens', { name: 'Robot', roles: ['administrator'] }),
      );
      const callers = [
        { browser: browser(), refused: [401, 'not_logged_in'] },
        { browser: await hire('e@agence.example', 'editor'), refused: [403, 'not_allowed'] },
        { browser: await hire('s@agence.example', 'sales'), refused: [403, 'not_allowed'] },
        { browser: await hire('r@agence.example', 'recruiter'), refused: [403, 'not_allowed'] },
        // A leaked token can invite no person, whatever its role.
        { browser: browser(), refused: [403, 'not_allowed'], token: made.token },
      ];
      for (const { browser: one, refused, token } of callers) {
        const headers: Record<string, string> = {
          origin: SITE,
          ...(token && { authorization: `Bearer ${token}` }),
        };
        for (const [method, path, body] of administration) {
          const answer = await one.send(method, path.replace('ID', id), body, headers);
          expect([method, path, ...(await refusal(answer))]).toEqual([method, path, ...refused]);
        }
      }
      expect(mails).toHaveLength(3);
      expect((await json(administrator.get('/users'))).people).toHaveLength(4);
    });

    it('show colleagues their names, and administrators more', async () => {
      const { administrator, hire, browser } = await startTeam();
      const sales = await hire('s@agence.example', 'sales', 'Salma');
      const { people } = await json(sales.get('/users'));
      expect(people.map((one: object) => Object.keys(one))).toEqual([
        ['id', 'name', 'roles'],
        ['id', 'name', 'roles'],
      ]);
      const detailed = await json(administrator.get('/users'));
      expect(detailed.people).toContainEqual(
        expect.objectContaining({ email: 's@agence.example', sessions: 1 }),
      );
      const both = `${await idOf(administrator)},${await idOf(sales)}`;
      const addresses = async (one: Browser, ids: string) =>
        [await json(one.get(`/users/${ids}`))].flat().map(({ email }) => email);
      expect(await addresses(sales, both)).toEqual([null, null]);
      expect(await addresses(sales, await idOf(administrator))).toEqual([null]);
      expect(await addresses(administrator, both)).toEqual([
        ADMINISTRATOR.email,
        's@agence.example',
      ]);
      expect((await browser().get('/users')).status).toBe(401);
      expect((await browser().get(`/users/${await idOf(sales)}`)).status).toBe(401);
    });

    it('open the drafts to who edits content, and to nobody else', { tags: ['slow'] }, async () => {
      const { administrator, hire, browser } = await startAgency({
        documents: [
          { put: { _id: 'open', _type: 'post', title: 'Ouvert' } },
          { put: { _id: 'drafts.open', _type: 'post', title: 'canari-7f3a' } },
        ],
      });
      const sees = async (one: Browser) => {
        const query = encodeURIComponent('{"titles": *.title, "who": identity()}');
        const path = `/data/query/production?perspective=raw&query=${query}`;
        const { result } = await json(one.get(path));
        const { documents } = await json(one.get('/data/doc/production/drafts.open'));
        return [result.titles.sort(), result.who, documents.length];
      };
      const everything = ['Ouvert', 'canari-7f3a'];
      const editor = await hire('e@agence.example', 'editor');
      expect(await sees(administrator)).toEqual([everything, await idOf(administrator), 1]);
      expect(await sees(editor)).toEqual([everything, await idOf(editor), 1]);
      for (const role of ['sales', 'recruiter'] as const) {
        const one = await hire(`${role}@agence.example`, role);
        expect(await sees(one)).toEqual([['Ouvert'], '<anonymous>', 0]);
      }
      expect(await sees(browser())).toEqual([['Ouvert'], '<anonymous>', 0]);
      // The role is in force with the next request, not with the next login.
      await administrator.send('PATCH', `/users/${await idOf(editor)}`, { roles: ['sales'] });
      expect(await sees(editor)).toEqual([['Ouvert'], '<anonymous>', 0]);
    });

    it('are told to the Studio in its own shape', { tags: ['slow'] }, async () => {
      const { administrator, hire, browser, service } = await startAgency();
      expect(await json(administrator.get('/users/me'))).toEqual({
        id: expect.stringMatching(/^p[0-9a-f]{16}$/),
        name: ADMINISTRATOR.name,
        email: ADMINISTRATOR.email,
        profileImage: null,
        role: 'administrator',
        roles: [{ name: 'administrator', title: 'Administrateur' }],
        provider: 'local',
      });
      expect(await json(browser().get('/users/me'))).toEqual({});
      expect(await json(browser().get('/auth/providers'))).toEqual({
        providers: [
          {
            name: 'local',
            title: 'E-mail et mot de passe',
            url: 'https://agence.example/studio/connexion',
          },
        ],
      });

      const acl = '/projects/agence/datasets/production/acl';
      const all = [{ filter: 'true', permissions: expect.arrayContaining(['create', 'publish']) }];
      const reading = [{ filter: '_id in path("*")', permissions: ['read'] }];
      expect(await json(administrator.get(acl))).toEqual(all);
      expect(await json((await hire('e@agence.example', 'editor')).get(acl))).toEqual(all);
      expect(await json((await hire('s@agence.example', 'sales')).get(acl))).toEqual(reading);
      expect(await json((await hire('r@agence.example', 'recruiter')).get(acl))).toEqual(reading);
      expect((await browser().get(acl)).status).toBe(401);
      expect((await administrator.get('/projects/other/datasets/production/acl')).status).toBe(404);
      expect((await administrator.get('/projects/agence/datasets/other/acl')).status).toBe(404);

      const ids = [await idOf(administrator), 'p0'];
      expect(await json(administrator.get(`/users/${ids.join(',')}`))).toEqual([
        { id: ids[0], displayName: ADMINISTRATOR.name, imageUrl: null, email: ADMINISTRATOR.email },
      ]);
      expect(service.documentCount()).toBe(0);
    });
  });

  describe('a person with several roles', () => {
    it('is told so everywhere, and may do what any of the roles may', {
      tags: ['slow'],
    }, async () => {
      const { administrator, hire, browser, mails, staff } = await startAgency();
      const both = await hire('nour@agence.example', ['recruiter', 'editor', 'recruiter']);
      expect(mails.at(-1)).toMatchObject({ roleTitles: ['Éditeur', 'Recruteur'] });
      expect(await json(both.get('/users/me'))).toMatchObject({
        role: 'editor',
        roles: [
          { name: 'editor', title: 'Éditeur' },
          { name: 'recruiter', title: 'Recruteur' },
        ],
      });
      const request = new Request(`${SITE}/inbox/v1/x`, { headers: { cookie: both.cookie } });
      const roles = ['editor', 'recruiter'];
      expect(await staff.identify(request)).toMatchObject({ roles });
      expect(await staff.list()).toContainEqual(expect.objectContaining({ roles }));
      expect((await json(administrator.get('/users'))).people).toContainEqual(
        expect.objectContaining({ email: 'nour@agence.example', roles }),
      );
      const write = async () => {
        const mutations = [{ create: { _type: 'post' } }];
        return (await both.send('POST', '/data/mutate/production', { mutations })).status;
      };
      expect(await write()).toBe(200);
      expect((await both.get('/users/audit')).status).toBe(403);

      const id = await idOf(both);
      const give = (...given: string[]) =>
        administrator.send('PATCH', `/users/${id}`, { roles: given });
      await give('recruiter');
      expect(await write()).toBe(403);
      await give('recruiter', 'administrator', 'sales');
      expect(await write()).toBe(200);
      expect((await both.get('/users/audit')).status).toBe(200);
      await give('administrator', 'recruiter', 'sales');
      await give('editor');

      const { entries } = await json(administrator.get('/users/audit'));
      const subjects = entries.map(({ subject }: { subject: string | null }) => subject);
      expect(subjects.slice(0, 3)).toEqual([
        'nour@agence.example\u00a0: Éditeur ajouté, Administrateur, Commercial et Recruteur retirés',
        'nour@agence.example\u00a0: Administrateur et Commercial ajoutés',
        'nour@agence.example\u00a0: Éditeur retiré',
      ]);
      expect(subjects).toContain('nour@agence.example (Éditeur et Recruteur)');
      expect((await browser().get('/users')).status).toBe(401);
    });

    it('has at least one, of those there are', async () => {
      const { administrator } = await startTeam();
      const id = await idOf(administrator);
      const email = 'a@b.example';
      for (const roles of [[], undefined, 'editor', ['owner'], ['editor', 7], [['editor']], {}]) {
        for (const answer of [
          await administrator.send('PATCH', `/users/${id}`, { roles }),
          await administrator.send('POST', '/users/invitations', { email, roles }),
          await administrator.send('POST', '/users/tokens', { name: 'x', roles }),
        ]) {
          expect(answer.status).toBe(400);
          expect((await answer.json()).fields).toEqual({ roles: 'Choisissez au moins un rôle.' });
        }
      }
      expect(await json(administrator.get('/users/tokens'))).toEqual({ tokens: [] });
      expect(await json(administrator.get('/users/invitations'))).toEqual({ invitations: [] });
    });

    it('stays an administrator as long as there is no other, whatever is added', async () => {
      const { administrator, hire } = await startTeam();
      const first = await idOf(administrator);
      const second = await idOf(await hire('b@agence.example', ['editor', 'sales']));
      const give = (id: string, ...roles: string[]) =>
        administrator.send('PATCH', `/users/${id}`, { roles });
      expect((await give(first, 'administrator', 'editor')).status).toBe(200);
      expect(await refusal(await give(first, 'editor'))).toEqual([409, 'last_administrator']);
      await give(second, 'sales', 'administrator');
      const answers = await Promise.all([give(first, 'editor'), give(second, 'sales')]);
      expect(answers.map(({ status }) => status).sort()).not.toEqual([200, 200]);
    });

    it('makes tokens of several roles, which keep what their maker keeps', async () => {
      const { administrator, hire, staff } = await startTeam();
      const maker = await hire('b@agence.example', ['administrator', 'recruiter']);
      const id = await idOf(maker);
      const roles = ['editor', 'sales', 'recruiter'];
      const { token, ...made } = await json(
        maker.send('POST', '/users/tokens', { name: 'Robot', roles }),
      );
      expect(made.roles).toEqual(roles);
      const rolesNow = async () => {
        const headers = { authorization: `Bearer ${token}` };
        return (await staff.identify(new Request(SITE, { headers })))?.roles;
      };
      const give = (...given: string[]) =>
        administrator.send('PATCH', `/users/${id}`, { roles: given });
      expect(await rolesNow()).toEqual(roles);
      await give('recruiter', 'editor');
      expect(await rolesNow()).toEqual(['editor', 'recruiter']);
      await give('sales');
      expect(await rolesNow()).toEqual(['sales']);
    });
  });

  describe('a token for a program', () => {
    it('is shown once, acts with its role, and stops working when it is revoked', async () => {
      const { administrator, staff } = await startTeam();
      const made = await administrator.send('POST', '/users/tokens', {
        name: 'Import du vendredi',
        roles: ['editor'],
      });
      expect(made.status).toBe(201);
      const { token, id } = await made.json();
      expect(token).toMatch(/^sk[\w-]{43}$/);
      const listed = await json(administrator.get('/users/tokens'));
      expect(listed.tokens).toEqual([
        {
          id,
          name: 'Import du vendredi',
          roles: ['editor'],
          created: expect.any(String),
          createdBy: 'Amina Tazi',
          lastUsed: null,
          expires: expect.any(String),
        },
      ]);
      const asProgram = () => new Request(SITE, { headers: { authorization: `Bearer ${token}` } });
      expect(await staff.identify(asProgram())).toEqual({
        id,
        name: 'Import du vendredi',
        email: '',
        roles: ['editor'],
      });
      const { tokens } = await json(administrator.get('/users/tokens'));
      expect(tokens[0].lastUsed).toEqual(expect.any(String));

      expect((await administrator.send('DELETE', `/users/tokens/${id}`)).status).toBe(200);
      expect(await staff.identify(asProgram())).toBeUndefined();
      const headers = { authorization: `Bearer ${token}` };
      expect((await administrator.get('/users/me', headers)).status).toBe(401);
      expect(await json(administrator.get(`/users/${id}`))).toMatchObject({
        displayName: 'Import du vendredi',
      });
    });

    it('lasts as long as was chosen, and is refused as expired from then on', async () => {
      const { administrator, browser, staff, pass } = await startTeam();
      const make = async (lifetime?: number | null) => {
        const body = { name: `${lifetime}`, roles: ['editor'], lifetime };
        return json(administrator.send('POST', '/users/tokens', body));
      };
      const made = [await make(30), await make(), await make(365), await make(null)];
      const lasts = made.map(({ created, expires }) =>
        expires === null ? null : (Date.parse(expires) - Date.parse(created)) / DAY,
      );
      expect(lasts).toEqual([30, 90, 365, null]);
      const odd = { name: 'x', roles: ['editor'], lifetime: 7 };
      expect(await refusal(await administrator.send('POST', '/users/tokens', odd))).toEqual([
        400,
        'invalid_fields',
      ]);

      const [{ token }, ninety, year, endless] = made;
      const ask = (bearer: string) =>
        browser().get('/users/me', { authorization: `Bearer ${bearer}` });
      pass(30 * DAY - 60_000);
      expect((await ask(token)).status).toBe(200);
      pass(61_000);
      expect(await refusal(await ask(token))).toEqual([401, 'expired_token']);
      const request = new Request(SITE, { headers: { authorization: `Bearer ${token}` } });
      expect(await staff.identify(request)).toBeUndefined();
      expect((await ask(ninety.token)).status).toBe(200);
      pass(365 * DAY);
      expect([(await ask(year.token)).status, (await ask(endless.token)).status]).toEqual([
        401, 200,
      ]);
      // An expired invitation stays in the list, which says so.
      const again = browser();
      await again.send('POST', '/auth/login', { ...ADMINISTRATOR, password: PASSWORD });
      expect((await json(again.get('/users/tokens'))).tokens).toHaveLength(4);
    });

    it('dies with the account of the person who made it', async () => {
      const { administrator, hire, browser } = await startTeam();
      const leaver = await hire('b@agence.example', 'administrator');
      const id = await idOf(leaver);
      const make = async (one: Browser) =>
        (await json(one.send('POST', '/users/tokens', { name: 'x', roles: ['administrator'] })))
          .token;
      const [theirs, ours] = [await make(leaver), await make(administrator)];
      const status = async (token: string) =>
        (await browser().get('/users/me', { authorization: `Bearer ${token}` })).status;
      expect([await status(theirs), await status(ours)]).toEqual([200, 200]);
      await administrator.send('DELETE', `/users/${id}`);
      expect([await status(theirs), await status(ours)]).toEqual([401, 200]);
      expect((await json(administrator.get('/users/tokens'))).tokens).toHaveLength(1);
    });

    it('loses with its maker’s role what that role may not do', { tags: ['slow'] }, async () => {
      const { administrator, hire, browser } = await startAgency();
      const maker = await hire('b@agence.example', 'administrator');
      const id = await idOf(maker);
      const make = async (role: string) =>
        (await json(maker.send('POST', '/users/tokens', { name: role, roles: [role] }))).token;
      const tokens = [await make('administrator'), await make('editor'), await make('recruiter')];
      const write = (token: string) =>
        browser().send(
          'POST',
          '/data/mutate/production',
          { mutations: [{ create: { _type: 'post' } }] },
          { authorization: `Bearer ${token}` },
        );
      const roleOf = async (token: string) => {
        const headers = { authorization: `Bearer ${token}` };
        const answer = await browser().get('/users/me', headers);
        const { role, type } = await answer.json();
        return [answer.status, role ?? type, (await write(token)).status];
      };
      const give = (role: string) => administrator.send('PATCH', `/users/${id}`, { roles: [role] });
      expect(await Promise.all(tokens.map(roleOf))).toEqual([
        [200, 'administrator', 200],
        [200, 'editor', 200],
        [200, 'recruiter', 403],
      ]);
      await give('editor');
      expect(await Promise.all(tokens.map(roleOf))).toEqual([
        [200, 'editor', 200],
        [200, 'editor', 200],
        [401, 'token_without_rights', 401],
      ]);
      await give('sales');
      expect(await Promise.all(tokens.map(roleOf))).toEqual([
        [200, 'sales', 403],
        [401, 'token_without_rights', 401],
        [401, 'token_without_rights', 401],
      ]);
    });

    it('has names for what the service writes by itself', { tags: ['slow'] }, async () => {
      const { administrator } = await startAgency();
      const users = json(administrator.get('/users/import,schedule,installation,system'));
      expect(await users).toMatchObject([
        { displayName: 'Import' },
        { displayName: 'Publication programmée' },
        { displayName: 'Installation' },
        { displayName: 'Mise à jour du site' },
      ]);
    });
  });

  describe('the audit log', () => {
    it('says who did what to whom, when and from where, newest first, page by page', async () => {
      const { administrator, hire, browser } = await startTeam();
      const editor = await hire('e@agence.example', 'editor', 'Élias Bennani');
      const id = await idOf(editor);
      await administrator.send('PATCH', `/users/${id}`, { roles: ['recruiter'] });
      await editor.send('PATCH', '/users/me', { name: 'Elias B.' });
      const stranger = browser('198.51.100.4');
      await stranger.send('POST', '/auth/login', { email: 'e@agence.example', password: 'deviné' });
      await stranger.send('POST', '/auth/login', { email: 'motdepasse!', password: 'deviné' });
      await administrator.send('DELETE', `/users/${id}/sessions`);
      await administrator.send('DELETE', `/users/${id}`);

      const { entries } = await json(administrator.get('/users/audit'));
      const events = entries.map((entry: Record<string, unknown>) => [
        entry.event,
        entry.actorName,
        entry.subject,
        entry.address,
      ]);
      expect(events).toEqual([
        ['person_removed', 'Amina Tazi', 'Elias B.', '203.0.113.7'],
        ['session_revoked', 'Amina Tazi', 'Elias B.', '203.0.113.7'],
        ['login_failed', null, null, '198.51.100.4'],
        ['login_failed', null, 'Elias B.', '198.51.100.4'],
        ['person_renamed', 'Élias Bennani', 'Élias Bennani → Elias B.', '203.0.113.7'],
        [
          'role_changed',
          'Amina Tazi',
          'Élias Bennani\u00a0: Recruteur ajouté, Éditeur retiré',
          '203.0.113.7',
        ],
        ['invitation_accepted', 'Élias Bennani', null, '203.0.113.7'],
        ['invitation_sent', 'Amina Tazi', 'e@agence.example (Éditeur)', '203.0.113.7'],
        ['first_administrator', 'Amina Tazi', null, '203.0.113.7'],
      ]);
      // People type passwords into the wrong field.
      expect(JSON.stringify(entries)).not.toMatch(/deviné|motdepasse/);

      const first = await json(administrator.get('/users/audit?limit=4'));
      const before = first.entries.at(-1).sequence;
      const second = await json(administrator.get(`/users/audit?limit=4&before=${before}`));
      expect([...first.entries, ...second.entries]).toEqual(entries.slice(0, 8));
    });

    it('forgets after a year', async () => {
      const { browser, pass } = await startTeam();
      pass(366 * DAY);
      const again = browser();
      await again.send('POST', '/auth/login', { ...ADMINISTRATOR, password: PASSWORD });
      const { entries } = await json(again.get('/users/audit'));
      expect(entries.map(({ event }: { event: string }) => event)).toEqual(['login']);
    });
  });
});
