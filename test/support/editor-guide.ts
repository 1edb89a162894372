/** The steps of docs/editor.md, by the words it sets in bold. Its pictures are taken where `TAKE_PICTURES` is set. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect } from './requests-desk.ts';

const GUIDE = readFileSync('docs/editor.md', 'utf8');

/** A chapter of the guide: each word it sets in bold has to be done, and nothing is done that it does not say. */
export function chapter(title: string) {
  const [, text = ''] =
    new RegExp(`^## ${title}\\n([\\s\\S]*?)(?=^## |$(?![\\s\\S]))`, 'm').exec(GUIDE) ?? [];
  const boldWords = new Set([...text.matchAll(/\*\*([^*]+)\*\*/g)].map(([, word = '']) => word));
  const done = new Set<string>();
  return {
    /** The word as the guide has it. */
    word(word: string): string {
      expect(boldWords, `the guide says ${word}`).toContain(word);
      done.add(word);
      return word;
    },
    expectDone: () => expect([...done].sort()).toEqual([...boldWords].sort()),
    async picture(target: Page | Locator, name: string): Promise<void> {
      expect(text).toContain(`(editor/${name}.png)`);
      if (process.env.TAKE_PICTURES) await target.screenshot({ path: `docs/editor/${name}.png` });
    },
  };
}
