import { createClient } from '@sanity/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { sharedRead } from '../../app/content/shared-read.ts';
import type { ContentReader } from '../../app/context.ts';
import { followContentChanges } from './content-changes.ts';
import { createSharedReads, SHARED_PERIOD } from './shared-reads.ts';

/** A site of two documents, whose reading is counted and whose pages are rendered by `render`. */
function setUp() {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const published = { settings: 'Atelier', menu: 'Accueil', revision: 1 };
  const changes = followContentChanges({ content: () => published.revision, comments: () => 0 });
  let isAway = false;
  const client = createClient({ projectId: 'agence', useCdn: false, apiVersion: '2024-01-01' });
  const begin = createSharedReads(changes, (notes, shared): ContentReader => {
    // Stands for the transport: what a query answers, and what it was made of.
    const fetch = async (name: string) => {
      if (isAway) notes.failed();
      notes.madeOf([name]);
      return Reflect.get(published, name);
    };
    return {
      client: Object.assign(Object.create(client), { fetch }),
      assetOrigin: '',
      ...(shared && { shared }),
      warn() {},
    };
  });
  const reads: string[] = [];
  const findOne = sharedRead(async (content, name: string) => {
    reads.push(name);
    return { text: await content.client.fetch(name) };
  });
  const findPage = sharedRead(async (content) => {
    reads.push('page');
    return { title: await findOne(content, 'settings') };
  });
  return {
    reads,
    findOne,
    findPage,
    /** Begins to render a page. */
    render() {
      const madeOf = new Set<string>();
      const notes = {
        complete: true,
        failed() {
          notes.complete = false;
        },
        madeOf(tags: readonly string[]) {
          for (const tag of tags) madeOf.add(tag);
        },
      };
      return { content: begin()(notes), madeOf, notes };
    },
    publish(name: 'settings' | 'menu', text: string) {
      published[name] = text;
      published.revision += 1;
      changes.note([name]);
    },
    goAway() {
      isAway = true;
    },
  };
}

test('pages share what they read, and each is made of it', async () => {
  const { render, findOne, reads } = setUp();
  const [first, second] = [render(), render()];
  const read = await findOne(first.content, 'settings');
  expect(await findOne(second.content, 'settings')).toBe(read);
  expect(reads).toEqual(['settings']);
  expect([...second.madeOf]).toEqual(['settings']);
  await findOne(second.content, 'menu');
  expect(reads).toEqual(['settings', 'menu']);
});

test('what is published is read anew by whoever asks from then on, and nothing else is', async () => {
  const { render, publish, findOne, reads } = setUp();
  const early = render();
  await findOne(early.content, 'settings');
  await findOne(early.content, 'menu');
  publish('settings', 'Atelier Deux');
  expect(await findOne(early.content, 'settings')).toEqual({ text: 'Atelier Deux' });
  expect(await findOne(render().content, 'settings')).toEqual({ text: 'Atelier Deux' });
  expect(await findOne(render().content, 'menu')).toEqual({ text: 'Accueil' });
  expect(reads.filter((name) => name === 'menu')).toHaveLength(1);
});

test('a page that began before a publication leaves nothing to those after it', async () => {
  const { render, publish, findOne, reads } = setUp();
  const early = render();
  publish('settings', 'Atelier Deux');
  // It may know another part of the site as off than those after it.
  await findOne(early.content, 'settings');
  await findOne(render().content, 'settings');
  await findOne(render().content, 'settings');
  expect(reads).toEqual(['settings', 'settings']);
});

test('what holds a shared reading is made of what that was made of', async () => {
  const { render, publish, findOne, findPage } = setUp();
  await findOne(render().content, 'settings');
  expect((await findPage(render().content)).title.text).toBe('Atelier');
  const later = render();
  await findPage(later.content);
  expect([...later.madeOf]).toEqual(['settings']);
  publish('settings', 'Atelier Deux');
  expect((await findPage(render().content)).title.text).toBe('Atelier Deux');
});

test('what could not be read whole is shared with nobody', async () => {
  const { render, goAway, findPage, reads } = setUp();
  goAway();
  const [first, second] = [render(), render()];
  await findPage(first.content);
  await findPage(second.content);
  expect([first.notes.complete, second.notes.complete]).toEqual([false, false]);
  expect(reads).toEqual(['page', 'settings', 'page', 'settings']);
});

test('what may depend on the hour is read again after some seconds', async () => {
  const { render, findPage, reads } = setUp();
  await findPage(render().content);
  vi.advanceTimersByTime(SHARED_PERIOD);
  await findPage(render().content);
  expect(reads).toEqual(['page', 'settings', 'page', 'settings']);
});

test('a reader of its own, as previews have, shares nothing', async () => {
  const { render, findOne, reads } = setUp();
  const { shared: _, ...own } = render().content;
  await findOne(own, 'settings');
  await findOne(render().content, 'settings');
  await findOne(own, 'settings');
  expect(reads).toHaveLength(3);
});

test('nobody can change what others are shown', async () => {
  const { render, findPage } = setUp();
  const page = await findPage(render().content);
  expect(() => Object.assign(page.title, { text: 'Autre' })).toThrow(TypeError);
});
