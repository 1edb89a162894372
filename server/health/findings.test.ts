/** When a figure is good, to be watched, or a failure. */
import { expect, test } from 'vitest';
import { contentAgeFinding, declarationFinding } from './content-findings.ts';
import { backupFinding, drillFinding, integrityFinding } from './data-findings.ts';
import {
  dailyCheckFinding,
  failuresFinding,
  lastMailFinding,
  mailModeFinding,
  waitingFinding,
} from './mail-findings.ts';
import { ago } from './written-figures.ts';

const NOW = new Date('2026-11-22T09:00:00Z');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const before = (age: number) => new Date(NOW.getTime() - age);

test('deliveries that wait are to be watched after three minutes, and a failure after twelve', () => {
  const state = (age: number) =>
    waitingFinding({ waiting: 2, oldestWaiting: before(age) }, NOW).state;
  expect([2, 4, 11, 13].map((minutes) => state(minutes * MINUTE))).toEqual([
    'good',
    'watch',
    'watch',
    'failed',
  ]);
  expect(waitingFinding({ waiting: 0, oldestWaiting: undefined }, NOW).state).toBe('good');
  expect(waitingFinding({ waiting: 1, oldestWaiting: before(13 * MINUTE) }, NOW).says).toBe(
    '1\u00a0envoi attend, le plus ancien écrit il y a 13 minutes.',
  );
});

test('mails that are written to a folder are never said to leave', () => {
  expect(mailModeFinding({ mailMode: 'folder' })).toMatchObject({
    state: 'watch',
    says: expect.stringContaining('n’arrivent à personne'),
  });
  expect(lastMailFinding({ mailMode: 'folder', lastMailLeft: undefined }, NOW).state).toBe('watch');
  expect(lastMailFinding({ mailMode: 'smtp', lastMailLeft: before(DAY) }, NOW)).toEqual({
    state: 'good',
    says: 'Parti il y a 24 heures.',
  });
});

test('deliveries given up are to be watched', () => {
  expect(failuresFinding({ failedDeliveries: 0 }).state).toBe('good');
  expect(failuresFinding({ failedDeliveries: 1 })).toMatchObject({
    state: 'watch',
    says: '1\u00a0envoi abandonné ces sept derniers jours.',
  });
});

test('content is to be watched when it was read six minutes ago, and too old after an hour', () => {
  const startedAt = before(2 * DAY);
  const rendered = { lastRenewed: before(MINUTE).getTime(), lastNotRenewed: undefined };
  const read = (age: number) =>
    contentAgeFinding({ ...rendered, lastRead: before(age).getTime(), startedAt }, NOW);
  expect([1, 5, 7, 59, 61].map((minutes) => read(minutes * MINUTE).state)).toEqual([
    'good',
    'good',
    'watch',
    'watch',
    'failed',
  ]);
  expect(read(7 * MINUTE).says).toBe(
    'Le contenu a été lu il y a 7 minutes\u00a0; des pages ont été renouvelées il y a 1 minute.',
  );
});

test('content that was never read is as old as the process', () => {
  const never = { lastRead: undefined, lastRenewed: undefined, lastNotRenewed: undefined };
  const since = (age: number) => contentAgeFinding({ ...never, startedAt: before(age) }, NOW);
  expect([0, 7, 61].map((minutes) => since(minutes * MINUTE).state)).toEqual([
    'good',
    'watch',
    'failed',
  ]);
  expect(since(DAY).says).toBe(
    'Le contenu n’a pas encore été lu depuis le démarrage du site, il y a 24 heures\u00a0; aucune page n’a encore été renouvelée depuis le démarrage.',
  );
});

test('pages that are not renewed although content is read are to be watched until one is', () => {
  const at = (age: number) => before(age).getTime();
  const contentFinding = (renewed: number, failed: number) =>
    contentAgeFinding(
      {
        lastRead: at(0),
        lastRenewed: at(renewed),
        lastNotRenewed: at(failed),
        startedAt: before(DAY),
      },
      NOW,
    );
  expect(contentFinding(2 * MINUTE, MINUTE)).toMatchObject({
    state: 'watch',
    says: expect.stringContaining('n’a pas pu l’être'),
  });
  expect(contentFinding(MINUTE, 2 * MINUTE).state).toBe('good');
});

test('data is whole for two days after it was checked, and to be watched where it could not be', () => {
  const dataFinding = (checked: number | undefined, started: number, unchecked: string[] = []) =>
    integrityFinding(
      {
        damage: [],
        unchecked,
        checkedAt: checked === undefined ? undefined : before(checked).toISOString(),
        startedAt: before(started),
      },
      NOW,
    );
  expect(dataFinding(DAY, 9 * DAY)).toEqual({
    state: 'good',
    says: 'Tout a été relu sans erreur, il y a 24 heures.',
  });
  expect(dataFinding(3 * DAY, 9 * DAY).state).toBe('watch');
  expect(dataFinding(undefined, MINUTE)).toEqual({
    state: 'good',
    says: 'Première vérification en cours.',
  });
  expect(dataFinding(undefined, 2 * DAY)).toMatchObject({
    state: 'watch',
    says: 'La première vérification, commencée avant-hier, n’est pas finie.',
  });
  expect(dataFinding(MINUTE, DAY, ['inbox.sqlite', 'attachments'])).toMatchObject({
    state: 'watch',
    says: 'La dernière vérification n’a pas abouti pour : inbox.sqlite, pièces jointes.',
  });
});

test('damaged data is a failure, and the first of it is named', () => {
  const damage = ['a', 'b', 'c', 'd', 'e'].map(
    (name) => ({ kind: 'asset', name, problem: 'changed', noticedAt: NOW.toISOString() }) as const,
  );
  const finding = integrityFinding(
    { damage, unchecked: ['inbox.sqlite'], checkedAt: undefined, startedAt: NOW },
    NOW,
  );
  expect(finding).toMatchObject({
    state: 'failed',
    says: 'Données abîmées : a, b, c et 2 autres. Le reste du site est servi.',
  });
});

test('a backup is good for two days and a failure after seven; none at all is to be watched', () => {
  const state = (age: number) =>
    backupFinding({ madeAt: before(age).toISOString(), folder: '/b', bytes: 1 }, NOW).state;
  expect([1, 3, 8].map((days) => state(days * DAY))).toEqual(['good', 'watch', 'failed']);
  expect(backupFinding(undefined, NOW).state).toBe('watch');
});

test('a restore drill that failed is a failure, and one older than its week is to be watched', () => {
  const backup = { madeAt: before(DAY).toISOString(), folder: '/b', bytes: 1 };
  const drill = (age: number, failure?: string) =>
    drillFinding(
      { at: before(age).toISOString(), folder: '/b', ...(failure && { failure }) },
      backup,
      NOW,
    );
  expect(drill(DAY).state).toBe('good');
  expect(drill(9 * DAY).state).toBe('watch');
  expect(drill(DAY, 'inbox.sqlite is missing')).toMatchObject({
    state: 'failed',
    says: expect.stringContaining('inbox.sqlite is missing'),
  });
  expect(drillFinding(undefined, backup, NOW).state).toBe('good');
  expect(drillFinding(undefined, undefined, NOW).state).toBe('watch');
});

test('ages are written as they are said', () => {
  expect(
    [1, 90, 3 * 60, 47 * 60, 72 * 60].map((minutes) => ago(before(minutes * MINUTE), NOW)),
  ).toEqual([
    'il y a 1 minute',
    'il y a 1 heure',
    'il y a 3 heures',
    'il y a 47 heures',
    'il y a 3 jours',
  ]);
  expect(ago(before(1000), NOW)).toBe('à l’instant');
});

test('the daily check is good where it is off or went through, and a failure where it did not', () => {
  const find = (lastDailyCheck: Parameters<typeof dailyCheckFinding>[0]['lastDailyCheck']) =>
    dailyCheckFinding({ lastDailyCheck }, NOW);
  const check = { beganAt: before(60 * MINUTE), outcome: 'accepted', detail: undefined } as const;
  expect(find(undefined).state).toBe('good');
  expect(find(check)).toMatchObject({ state: 'good', says: expect.stringContaining('tout passe') });
  expect(find({ ...check, outcome: 'written' }).says).toContain('écrit dans un dossier');
  expect(find({ ...check, outcome: 'failed', detail: '/contact a répondu 500' })).toMatchObject({
    state: 'failed',
    says: expect.stringContaining('/contact a répondu 500'),
  });
  expect(find({ ...check, beganAt: before(2 * DAY) }).state).toBe('watch');
});

test('data that was not declared to the CNDP is to be watched until its number is entered', () => {
  for (const none of [null, '', '  ']) {
    expect(declarationFinding(none)).toMatchObject({
      state: 'watch',
      advice: expect.stringContaining('déclarez les traitements à la CNDP'),
    });
  }
  expect(declarationFinding('D-W-123/2026')).toMatchObject({
    state: 'good',
    says: expect.stringContaining('D-W-123/2026'),
  });
});
