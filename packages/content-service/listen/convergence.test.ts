import type { ListenOptions, MutationEvent, SanityClient } from '@sanity/client';
import { expect, it } from 'vitest';
import { hear } from '../testing/listen-events.ts';
import { startStore } from '../testing/start-store.ts';

const { staff } = await startStore();
const EDITS = 60;

/** A document as one browser shows it: built from its listener's events alone, in their order. */
async function follow(client: SanityClient, id: string) {
  const heard = hear(
    client.listen<Record<string, unknown>, ListenOptions>(
      '*[_id == $id]',
      { id },
      { events: ['welcome', 'mutation'], includeAllVersions: true, effectFormat: 'mendoza' },
    ),
  );
  await heard.first(1);
  return async (count: number) => {
    const events = (await heard.first(count + 1)).flatMap((event): MutationEvent[] =>
      event.type === 'mutation' ? [event] : [],
    );
    let rev: string | undefined;
    for (const { previousRev, resultRev } of events) {
      // A gap or a change of order would show here: each event begins where the last one ended.
      expect(previousRev).toBe(rev);
      rev = resultRev;
    }
    const { apply: [, document] = [] } = events.at(-1)?.effects ?? expect.fail();
    return document;
  };
}

it('two people who type at once in one document see the same in the end', async () => {
  const [one, two] = [staff({ perspective: 'raw' }), staff({ perspective: 'raw' })];
  const ids = { publishedId: 'shared', draftId: 'drafts.shared' };
  const [first, second] = await Promise.all([one, two].map((who) => follow(who, ids.draftId)));
  await one.create({ _id: 'shared', _type: 'post', title: '', list: [] });
  const type = async (who: SanityClient, name: string) => {
    for (let n = 0; n < EDITS; n += 1) {
      await who.action({
        actionType: 'sanity.action.document.edit',
        ...ids,
        // A field of one's own, one both write, and a list both add to.
        patch: {
          set: { [name]: n, title: `${name} ${n}` },
          insert: { after: 'list[-1]', items: [`${name}-${n}`] },
        },
      });
    }
  };
  await Promise.all([type(one, 'amina'), type(two, 'yassine')]);
  const server = await one.getDocument(ids.draftId);
  // The first edit of all makes the draft and changes it, in one event.
  expect(await first?.(EDITS * 2)).toEqual(server);
  expect(await second?.(EDITS * 2)).toEqual(server);
  expect(server).toMatchObject({ amina: EDITS - 1, yassine: EDITS - 1 });
  expect(server?.list).toHaveLength(EDITS * 2);
  for (const name of ['amina', 'yassine']) {
    const own = server?.list.filter((entry: string) => entry.startsWith(name));
    expect(own).toEqual(Array.from({ length: EDITS }, (_, n) => `${name}-${n}`));
  }
});

it('of two who publish at once, one does, and the other is told', async () => {
  const [one, two] = [staff({ perspective: 'raw' }), staff({ perspective: 'raw' })];
  const draft = await one.create({ _id: 'drafts.once', _type: 'post', title: 'Un' });
  const publish = (who: SanityClient) =>
    who.action({
      actionType: 'sanity.action.document.publish',
      publishedId: 'once',
      draftId: 'drafts.once',
      ifDraftRevisionId: draft._rev,
    });
  const outcomes = await Promise.allSettled([publish(one), publish(two)]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await one.getDocument('once')).toMatchObject({ title: 'Un' });
});
