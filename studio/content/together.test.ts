/** Two editors, each with the Studio's own document store, and the service between them by HTTP. */
import { setTimeout as pause } from 'node:timers/promises';
import type { SanityClient } from '@sanity/client';
import type { SanityDocument } from '@sanity/types';
import { EMPTY } from 'rxjs';
import { checkoutPair } from 'sanity';
import { expect, test, vi } from 'vitest';
import { startTestService } from '../../packages/content-service/testing/start-test-service.ts';

const { staff } = await startTestService();

/** The number of trials of the first edits of one document by two people, each in another order and closeness. */
const ENCOUNTERS = 60;

/** Less than the half minute after which the Studio reads a document anew whose events it cannot put in order. */
const ARRIVING = { timeout: 5_000, interval: 2 };

const EDITS = { duration: 'Neuf semaines', excerpt: 'Un film vu des toits.' };

test('what two people write first in one document, in the same moment, is kept and reaches both', {
  tags: ['slow'],
}, async () => {
  const store = staff({ perspective: 'raw' });
  const random = chance(20_261_124);
  for (let n = 0; n < ENCOUNTERS; n += 1) {
    const id = `etude-${n}`;
    const published = { _id: id, _type: 'portfolio', title: 'Les toits', excerpt: 'Un film.' };
    await store.create({ ...published, duration: '9 semaines' });
    const [one, two] = [openPair(store, id), openPair(store, id)];
    // One of them may still be opening the document when the other has begun to write.
    await one.opened();
    if (random(2) === 0) await two.opened();

    const write = async (who: typeof one, field: string, text: string) => {
      await who.opened();
      await pause(random(4));
      // The second change of each is on its way while the first of the other is.
      who.write({ [field]: text.slice(0, 8) });
      await pause(random(4));
      who.write({ [field]: text });
    };
    await Promise.all([
      write(one, 'duration', EDITS.duration),
      write(two, 'excerpt', EDITS.excerpt),
    ]);

    await vi.waitFor(() => {
      for (const who of [one, two]) expect(who.draft(), `encounter ${n}`).toMatchObject(EDITS);
    }, ARRIVING);
    const stored = await store.getDocument(`drafts.${id}`);
    expect(stored).toMatchObject(EDITS);
    for (const who of [one, two]) {
      expect(who.draft()?._rev).toBe(stored?._rev);
      who.close();
    }
  }
});

/** A document as the form of one person has it: what the Studio shows, and what it does with what is typed. */
function openPair(client: SanityClient, publishedId: string) {
  const draftId = `drafts.${publishedId}`;
  const pair = checkoutPair(client, { publishedId, draftId }, EMPTY);
  const seen: { draft?: SanityDocument | null; published?: SanityDocument | null } = {};
  const versions = ['draft', 'published'] as const;
  const following = versions.map((version) =>
    pair[version].events.subscribe((event) => {
      if (event.type === 'snapshot') seen[version] = event.document;
    }),
  );
  return {
    draft: () => seen.draft,
    opened: () => vi.waitUntil(() => seen.draft !== undefined && seen.published, { interval: 1 }),
    write(set: Record<string, string>) {
      const { draft } = pair;
      if (!seen.published) throw new Error('it is not open yet');
      const copy = { ...seen.published, _id: draftId };
      draft.mutate([draft.createIfNotExists(copy), ...draft.patch([{ set }])]);
      draft.commit();
    },
    close() {
      for (const one of following) one.unsubscribe();
    },
  };
}

/** A source of evenly spread numbers that are the same each time: xorshift32. */
function chance(seed: number) {
  let state = seed;
  return (below: number) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}
