import { beforeEach, describe, expect, test } from 'vitest';
import { describeEachEngine } from '../../packages/kit/database/testing/engines.ts';
import { auditPage } from '../contract/access.ts';
import { type AnswerTemplate, answering, answerTemplates } from '../contract/answers.ts';
import { failure } from '../contract/api.ts';
import { fillTemplate, openFields, TEMPLATE_FIELD_NAMES } from '../contract/template-fields.ts';
import { applicationIn, messageIn } from '../testing/arrivals.ts';
import { eachInbox } from '../testing/each-inbox.ts';
import type { TestInbox } from '../testing/open-inbox.ts';
import { ask, call, identify, type Role, staff } from '../testing/staff.ts';

describeEachEngine('templates of answers on $name', (engine) => {
  let inbox: TestInbox;
  eachInbox(engine, { identify, staff }, (opened) => {
    inbox = opened;
  });

  const list = (role: Role = 'administrator') =>
    ask(inbox, role, answerTemplates, '/answer-templates');
  const post = (body: unknown) =>
    call(inbox, 'administrator', '/answer-templates', { method: 'POST', body });
  const TEMPLATE = {
    area: 'contact',
    stage: null,
    name: 'Rappel',
    subject: 'Votre demande {référence}',
    body: 'Bonjour {prénom},\n\nJe vous appelle demain.\n\n{moi}',
  };

  test('a new desk begins with eight, five for messages and three for applications', async () => {
    const { items } = await list();
    expect(items.map(({ area, name }) => `${area}: ${name}`)).toEqual([
      'contact: Premier contact',
      'contact: Devis demandé',
      'contact: Besoin de précisions',
      'contact: Hors de notre métier',
      'contact: Relance',
      'applications: Refus',
      'applications: Invitation à un entretien',
      'applications: Candidature conservée',
    ]);
    expect(items.flatMap(({ stage }) => stage ?? [])).toEqual(['rejected', 'interview']);
    const unknown = items.flatMap(({ subject, body }) =>
      openFields(`${subject}\n${body}`).filter(({ name }) => name === undefined),
    );
    expect(unknown).toEqual([]);
  });

  test('each role gets those of its desk', async () => {
    expect((await list('sales')).items).toHaveLength(5);
    expect((await list('recruiter')).items).toHaveLength(3);
  });

  test('an administrator adds, changes and removes one, and the audit log says so', async () => {
    expect((await post(TEMPLATE)).status).toBe(200);
    const added = (await list()).items.at(-1);
    expect(added).toMatchObject({ ...TEMPLATE, version: 1 });
    const changed = await ask(
      inbox,
      'administrator',
      answerTemplates,
      `/answer-templates/${added?.id}`,
      { method: 'PATCH', version: 1, body: { ...TEMPLATE, name: 'Appel demain' } },
    );
    expect(changed.items.at(-1)).toMatchObject({ name: 'Appel demain', version: 2 });
    const left = await ask(
      inbox,
      'administrator',
      answerTemplates,
      `/answer-templates/${added?.id}`,
      { method: 'DELETE', version: 2 },
    );
    expect(left.items).toHaveLength(8);
    const { items } = await ask(inbox, 'administrator', auditPage, '/audit');
    expect(items.map(({ action }) => action).toSorted()).toEqual([
      'template_removed',
      'template_saved',
      'template_saved',
    ]);
  });

  test('of two administrators who change one, the second is told', async () => {
    const [first] = (await list()).items;
    const change = (name: string) =>
      call(inbox, 'administrator', `/answer-templates/${first?.id}`, {
        method: 'PATCH',
        version: 1,
        body: { ...TEMPLATE, name },
      });
    const replies = await Promise.all([change('Un'), change('Deux')]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('all can be removed, and stay removed when the inbox opens again', async () => {
    for (const { id, version } of (await list()).items) {
      await call(inbox, 'administrator', `/answer-templates/${id}`, { method: 'DELETE', version });
    }
    await inbox.applyRetention();
    expect((await list()).items).toEqual([]);
  });

  test('a field that does not exist, an empty text and a stage of messages are refused in French', async () => {
    const refuse = async (changes: object) => {
      const reply = await post({ ...TEMPLATE, ...changes });
      return { status: reply.status, ...failure.parse(await reply.json()).error };
    };
    expect((await refuse({ body: 'Bonjour {pronom}' })).message).toMatch(
      /^Le champ \{pronom\} n’existe pas\. Il y a\u00a0: \{prénom\}, /,
    );
    expect((await refuse({ body: ' \n ' })).status).toBe(400);
    expect((await refuse({ name: 'x'.repeat(61) })).status).toBe(400);
    expect((await refuse({ area: 'comments' })).status).toBe(400);
    expect((await refuse({ stage: 'rejected' })).message).toBe(
      'Seules les candidatures ont des étapes.',
    );
  });

  describe('filled in for a request', () => {
    let template: Pick<AnswerTemplate, 'body'>;
    beforeEach(() => {
      template = { body: TEMPLATE_FIELD_NAMES.map((name) => `${name}={${name}}`).join('\n') };
    });

    test('a message gives its sender, its reference and the promise; what it lacks stays to be filled in', async () => {
      const id = await messageIn(inbox, { name: 'Salma Idrissi' });
      const begun = await ask(inbox, 'sales', answering, `/requests/${id}/answering`);
      expect(begun).toMatchObject({
        subject: expect.stringMatching(/^Votre demande \(référence \w{3}-\w{3}-\w{3}\)$/),
        original: { text: 'Nous ouvrons un deuxième café.\nPouvez-vous le filmer\u202f?' },
      });
      expect(begun.templates).toHaveLength(5);
      const filled = fillTemplate(template.body, begun.values);
      expect(filled.split('\n')).toEqual([
        'prénom=Salma',
        expect.stringMatching(/^référence=\w{3}-\w{3}-\w{3}$/),
        'service={service}',
        'délai=24\u00a0heures',
        'poste={poste}',
        'rendez-vous={rendez-vous}',
        'moi=Samir Alami',
        'agence=Atelier Anfa',
      ]);
      expect(openFields(filled).map(({ written }) => written)).toEqual([
        '{service}',
        '{poste}',
        '{rendez-vous}',
      ]);
    });

    test('an application gives the job and its longer promise', async () => {
      const id = await applicationIn(inbox);
      const begun = await ask(inbox, 'recruiter', answering, `/requests/${id}/answering`);
      expect(begun.values).toMatchObject({
        prénom: 'Nour',
        poste: 'Monteuse ou monteur vidéo',
        délai: '48\u00a0heures',
      });
      expect(begun.templates.map(({ name }) => name)).toContain('Refus');
    });
  });
});

test('fields are found without accents and in capitals, and a value is never a field', () => {
  const values = { prénom: '{référence}$&$1', référence: '7F3' };
  expect(fillTemplate('{Prenom} {PRÉNOM} { reference } {de\u0301lai}', values)).toBe(
    '{référence}$&$1 {référence}$&$1 7F3 {de\u0301lai}',
  );
  expect(
    openFields('a {x} {\nb} {}').map(({ written, start, name }) => [written, start, name]),
  ).toEqual([
    ['{x}', 2, undefined],
    ['{}', 11, undefined],
  ]);
  expect(openFields('{délai}')[0]?.name).toBe('délai');
});
