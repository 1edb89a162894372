import sharp from 'sharp';
import { expect, test } from 'vitest';
import { messageRosette } from './message-rosette.ts';

/** The signs of references (`inbox/reference.ts`). */
const SIGNS = '23456789BCDFGHJKMNPQRSTVWXZ';
/** The most bytes: the rosette travels with a page. */
const BUDGET = 9_000;

/** References far from each other and side by side. */
function reference(index: number): string {
  let rest = index % 2 ? index : index * 761_000_001;
  const signs = Array.from({ length: 9 }, () => {
    const sign = SIGNS[rest % SIGNS.length] ?? '2';
    rest = Math.floor(rest / SIGNS.length);
    return sign;
  }).join('');
  return `${signs.slice(0, 3)}-${signs.slice(3, 6)}-${signs.slice(6)}`;
}

test('a thousand messages have a thousand rosettes', { tags: ['slow'] }, () => {
  const references = Array.from({ length: 1_000 }, (_, index) => reference(index));
  expect(new Set(references).size).toBe(1_000);
  expect(new Set(references.map(messageRosette)).size).toBe(1_000);
});

test('the same message has the same rosette, whatever was drawn before it', () => {
  const first = messageRosette('7F3-KQ2-9XD');
  messageRosette('B4M-T8W-2ZK');
  expect(messageRosette('7F3-KQ2-9XD')).toBe(first);
});

test('its teeth alone tell two references apart that differ by one sign', () => {
  for (let at = 0; at < 9; at += 1) {
    const signs = [...'222222222'];
    const spelled = [...SIGNS].map((sign) => {
      signs[at] = sign;
      return teethOf(messageRosette(signs.join('')));
    });
    expect(new Set(spelled).size).toBe(SIGNS.length);
  }
});

test('it is a drawing, and light enough for a mail and a page', async () => {
  for (let index = 0; index < 40; index += 1) {
    const drawn = messageRosette(reference(index));
    expect(Buffer.byteLength(drawn)).toBeLessThan(BUDGET);
    expect(await sharp(Buffer.from(drawn)).metadata()).toMatchObject({ width: 240, height: 240 });
  }
});

test('a text of another shape has one too', () => {
  expect(messageRosette('')).toMatch(/^<svg /);
  expect(messageRosette('"><script>')).not.toContain('script');
});

/** The enamels of its 36 teeth, in order. */
function teethOf(drawn: string): string {
  const [, teeth = ''] = /<g stroke="#\w{6}">(.*?)<\/g>/.exec(drawn) ?? [];
  const fills = [...teeth.matchAll(/fill="(#\w{6})"/g)].map(([, fill]) => fill);
  expect(fills).toHaveLength(36);
  return fills.join();
}
