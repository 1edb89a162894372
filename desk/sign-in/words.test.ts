import { expect, it, onTestFinished, vi } from 'vitest';

it('writes times on the clock of the agency, wherever the screen is', async () => {
  vi.stubEnv('TZ', 'Pacific/Auckland');
  onTestFinished(() => void vi.unstubAllEnvs());
  // The words are read where the screen is.
  const { since, writtenDate, writtenDay } = await import('./words.ts');
  const evening = '2025-11-20T22:30:00Z';
  expect(writtenDate(evening)).toBe('20\u00a0novembre\u00a02025 à 23h30');
  expect(writtenDay(evening)).toBe('20\u00a0novembre\u00a02025');
  expect(since(evening, Date.parse('2025-12-24T12:00:00Z'))).toBe('le 20\u00a0novembre\u00a02025');
});
