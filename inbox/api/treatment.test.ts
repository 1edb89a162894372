import { describe, expect, test } from 'vitest';
import { ENGINES } from '../../packages/kit/database/testing/engines.ts';
import { colleagues, failure } from '../contract/api.ts';
import { conflictAnswer, requestDetail, requestPage } from '../contract/requests.ts';
import { applicationIn, messageIn } from '../testing/arrivals.ts';
import { eachInbox } from '../testing/each-inbox.ts';
import type { TestInbox } from '../testing/open-inbox.ts';
import { ask, call, identify, PEOPLE, staff } from '../testing/staff.ts';

describe.each(ENGINES)('treating requests on $name', (engine) => {
  let inbox: TestInbox;
  eachInbox(engine, { identify, staff }, (opened) => {
    inbox = opened;
  });

  const receive = (changes?: Record<string, string>) => messageIn(inbox, changes);
  const apply = () => applicationIn(inbox);

  test('a request is shown with everything that was written, under its French names', async () => {
    const id = await receive();
    const request = await ask(inbox, 'sales', requestDetail, `/requests/${id}`);
    expect(request).toMatchObject({
      area: 'contact',
      kind: 'contact-request',
      status: 'new',
      stage: null,
      version: 1,
      sender: { name: 'Salma Idrissi', email: 'salma@cafe-anfa.ma' },
      excerpt: 'Nous ouvrons un deuxième café. Pouvez-vous le filmer ?',
      overdue: false,
      quarantine: null,
      delivery: 'pending',
      history: [],
    });
    expect(request.fields.map(({ label, value }) => [label, value])).toEqual([
      ['Nom', 'Salma Idrissi'],
      ['E-mail', 'salma@cafe-anfa.ma'],
      ['Entreprise', 'Café Anfa'],
      ['Budget', '50K DH - 150K DH'],
      ['Projet', 'Nous ouvrons un deuxième café.\nPouvez-vous le filmer\u202f?'],
    ]);
    expect(request.deliveries.map(({ channel }) => channel)).toEqual([
      'agency-mail',
      'sender-mail',
    ]);
  });

  test('status and assignee change together, and the history says who did it', async () => {
    const id = await receive();
    const changed = await ask(inbox, 'sales', requestDetail, `/requests/${id}`, {
      method: 'PATCH',
      version: 1,
      body: { status: 'in_progress', assignee: PEOPLE.administrator.id },
    });
    expect(changed).toMatchObject({
      version: 2,
      status: 'in_progress',
      assignee: { id: 'p-aicha', name: 'Aïcha Bennani' },
    });
    expect(changed.history).toHaveLength(2);
    expect(changed.history).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          action: 'status_changed',
          actor: { id: 'p-samir', name: 'Samir Alami' },
          details: { from: 'new', to: 'in_progress' },
        }),
        expect.objectContaining({
          action: 'assigned',
          details: { from: null, to: 'Aïcha Bennani' },
        }),
      ]),
    );
    const nobody = await ask(inbox, 'sales', requestDetail, `/requests/${id}`, {
      method: 'PATCH',
      version: 2,
      body: { assignee: null },
    });
    expect(nobody.assignee).toBeNull();
  });

  test('of two who decide at once one wins, and the other is shown what it has become', async () => {
    const id = await receive();
    const answers = await Promise.all(
      (['answered', 'closed'] as const).map((status) =>
        call(inbox, 'sales', `/requests/${id}`, { method: 'PATCH', version: 1, body: { status } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [won, lost] = answers.toSorted((a, b) => a.status - b.status);
    const { current, error } = conflictAnswer.parse(await lost?.json());
    expect(current).toEqual(requestDetail.parse(await won?.json()));
    expect(current).toMatchObject({ version: 2, history: [{ action: 'status_changed' }] });
    expect(error.message).toContain('Quelqu’un d’autre');

    const blind = await call(inbox, 'sales', `/requests/${id}`, {
      method: 'PATCH',
      body: { status: 'new' },
    });
    expect(blind.status).toBe(428);
  });

  test('an application moves along one axis, and what it still owes follows', async () => {
    const id = await apply();
    let request = await ask(inbox, 'recruiter', requestDetail, `/requests/${id}`);
    expect(request).toMatchObject({
      stage: 'received',
      status: 'new',
      about: { title: 'Monteuse ou monteur vidéo' },
    });
    const owed = async () =>
      (await ask(inbox, 'recruiter', requestPage, '/requests?owed=true')).items.length;
    const change = async (body: object) => {
      request = await ask(inbox, 'recruiter', requestDetail, `/requests/${id}`, {
        method: 'PATCH',
        version: request.version,
        body,
      });
      return request;
    };
    for (const [stage, status, owing] of [
      ['shortlisted', 'in_progress', 1],
      ['interview', 'answered', 0],
      ['offer', 'answered', 0],
      ['hired', 'closed', 0],
      ['rejected', 'closed', 0],
      ['received', 'new', 1],
    ] as const) {
      expect(await change({ stage })).toMatchObject({ stage, status });
      expect(await owed()).toBe(owing);
    }
    expect(request.history.map(({ action }) => action)).toEqual(Array(6).fill('stage_changed'));

    // A mail to the candidate keeps the promise without a move, and the move that follows does not undo it.
    expect(await change({ status: 'answered' })).toMatchObject({ stage: 'received' });
    expect(await change({ stage: 'shortlisted' })).toMatchObject({ status: 'answered' });
    expect(await owed()).toBe(0);
    expect(await change({ stage: 'rejected' })).toMatchObject({ status: 'closed' });
    expect(await change({ status: 'answered' })).toMatchObject({ status: 'closed' });
  });

  test('applications have no status of their own to be set, other requests no stage', async () => {
    const application = await apply();
    const contact = await receive();
    for (const [role, id, body] of [
      ['recruiter', application, { status: 'in_progress' }],
      ['recruiter', application, { status: 'closed', stage: 'interview' }],
      ['sales', contact, { stage: 'offer' }],
    ] as const) {
      const path = `/requests/${id}`;
      const wrong = await call(inbox, role, path, { method: 'PATCH', version: 1, body });
      expect(wrong.status).toBe(422);
      expect(await ask(inbox, role, requestDetail, path)).toMatchObject({
        version: 1,
        history: [],
      });
    }
  });

  test('only people of the desk are assigned a request', async () => {
    const id = await receive();
    const { items } = await ask(inbox, 'sales', colleagues, '/colleagues?area=contact');
    expect(items.map(({ name }) => name)).toEqual(['Aïcha Bennani', 'Samir Alami']);
    for (const assignee of [PEOPLE.recruiter.id, 'nobody']) {
      const body = { assignee };
      const refused = await call(inbox, 'sales', `/requests/${id}`, {
        method: 'PATCH',
        version: 1,
        body,
      });
      expect(refused.status).toBe(400);
    }
  });

  test('notes are added whatever else happens, found by their words, and erased by who wrote them', async () => {
    const id = await receive();
    await ask(inbox, 'sales', requestDetail, `/requests/${id}/notes`, {
      method: 'POST',
      body: { text: ' Rappeler après l’Aïd. ' },
    });
    const { notes, version } = await ask(inbox, 'administrator', requestDetail, `/requests/${id}`);
    expect(version).toBe(1);
    expect(notes).toMatchObject([{ text: 'Rappeler après l’Aïd.', author: { id: 'p-samir' } }]);
    expect((await ask(inbox, 'sales', requestPage, '/requests?q=aid')).items).toHaveLength(1);

    const second = await ask(inbox, 'administrator', requestDetail, `/requests/${id}/notes`, {
      method: 'POST',
      body: { text: 'Devis parti.' },
    });
    const hers = second.notes.find(({ author }) => author.id === 'p-aicha')?.id;
    const path = `/requests/${id}/notes/${hers}`;
    expect((await call(inbox, 'sales', path, { method: 'DELETE' })).status).toBe(403);
    const left = await ask(inbox, 'sales', requestDetail, `/requests/${id}/notes/${notes[0]?.id}`, {
      method: 'DELETE',
    });
    expect(left.notes.map(({ text }) => text)).toEqual(['Devis parti.']);
    expect((await ask(inbox, 'sales', requestPage, '/requests?q=aid')).items).toEqual([]);
    expect(left.history.map(({ action }) => action).sort()).toEqual([
      'note_added',
      'note_added',
      'note_erased',
    ]);
    const empty = await call(inbox, 'sales', `/requests/${id}/notes`, {
      method: 'POST',
      body: { text: '  ' },
    });
    expect(failure.parse(await empty.json()).error.message).toBe('À corriger\u00a0: text.');
  });
});
