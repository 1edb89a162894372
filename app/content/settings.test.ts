import { expect, test } from 'vitest';
import { startTestService } from '../../packages/content-service/testing/start-test-service.ts';
import type { ContentReader } from '../context.ts';
import { findHome } from '../pages/home/query.ts';
import { findSettings, settingsWithoutContent } from './settings.ts';

type Document = { _id: string; _type: string; [field: string]: unknown };

/** A reader of a real service that holds these documents, and what it reported. */
async function reading(...documents: Document[]) {
  const service = await startTestService(documents.map((put) => ({ put })));
  const reports: unknown[] = [];
  const content: ContentReader = {
    client: service.client(),
    assetOrigin: '',
    warn: (_message, details) => reports.push(details.part ?? details.id),
  };
  return { content, reports };
}

const settings = { _id: 'settings', _type: 'settings' };

test('a number that was typed as at home is shown with its country', async () => {
  const { content } = await reading({
    ...settings,
    phone: '05 37 00 11 22',
    whatsappNumber: '0661223344',
  });
  expect(await findSettings(content)).toMatchObject({
    phones: ['+212 5 37 00 11 22'],
    whatsappNumber: '+212 6 61 22 33 44',
  });
});

test('two numbers in one field are two, and one of them is written to', async () => {
  const { content } = await reading({
    ...settings,
    phone: '0522 12 34 56 / 0661 12 34 56 poste 12',
    whatsappNumber: '0661 12 34 56 ou 0662 12 34 56',
  });
  expect(await findSettings(content)).toMatchObject({
    phones: ['+212 5 22 12 34 56', '+212 6 61 12 34 56 poste 12'],
    whatsappNumber: '+212 6 61 12 34 56',
  });
});

test('a break within the day is kept, and one that is none is left out', async () => {
  const { content } = await reading({
    ...settings,
    openingHours: [
      { day: 'monday', opens: '09:00', closes: '18:00', pauseFrom: '12:30', pauseTo: '14:00' },
      { day: 'tuesday', opens: '09:00', closes: '18:00', pauseFrom: '14:00', pauseTo: '12:30' },
      { day: 'wednesday', opens: '09:00', closes: '18:00', pauseFrom: '12:30' },
    ],
  });
  const { openingHours } = await findSettings(content);
  expect(openingHours).toEqual([
    { day: 'monday', opens: '09:00', closes: '18:00', pauseFrom: '12:30', pauseTo: '14:00' },
    { day: 'tuesday', opens: '09:00', closes: '18:00' },
    { day: 'wednesday', opens: '09:00', closes: '18:00' },
  ]);
});

test('a way to reach the agency that is missing or broken is left out, the others stay', async () => {
  const { content, reports } = await reading({
    ...settings,
    email: 'not an address',
    phone: '+212 5 22 00 00 00',
    socialLinks: [
      { platform: 'Instagram', url: 'javascript:alert(1)' },
      { platform: 'LinkedIn', url: 'https://www.linkedin.com/company/x.example/' },
    ],
  });
  const siteSettings = await findSettings(content);
  expect(siteSettings.email).toBeUndefined();
  expect(siteSettings.whatsappNumber).toBeUndefined();
  expect(siteSettings.phones).toEqual(['+212 5 22 00 00 00']);
  expect(siteSettings.socialLinks.map(({ platform }) => platform)).toEqual(['LinkedIn']);
  expect(reports).toEqual(['socialLinks.0.url', 'email']);
});

test('a figure or a promise is the agency’s own or is not there', async () => {
  const { content } = await reading({
    ...settings,
    claims: { satisfaction: '98%', projects: '140+' },
  });
  expect((await findSettings(content)).claims).toEqual({
    projects: '140+',
    satisfaction: '98\u00a0%',
  });
});

test('an announcement that was switched off is not there', async () => {
  const announcement = { enabled: true, text: 'Site en construction.' };
  const { content } = await reading({ ...settings, announcement });
  const { content: silent } = await reading({
    ...settings,
    announcement: { ...announcement, enabled: false },
  });
  expect((await findSettings(content)).announcement).toBe('Site en construction.');
  expect((await findSettings(silent)).announcement).toBeUndefined();
});

test('a day is open between two times, or closed; anything else is reported', async () => {
  const { content, reports } = await reading({
    ...settings,
    openingHours: [
      { day: 'monday', closed: false, opens: '09:00', closes: '18:00' },
      { day: 'tuesday', closed: false, opens: '9h', closes: '18:00' },
      { day: 'sunday', closed: true },
    ],
  });
  expect((await findSettings(content)).openingHours).toEqual([
    { day: 'monday', opens: '09:00', closes: '18:00' },
    { day: 'sunday', opens: undefined, closes: undefined },
  ]);
  expect(reports).toEqual(['openingHours.1.opens']);
});

test('an empty dataset still has a site, and says what is missing', async () => {
  const { content, reports } = await reading();
  const siteSettings = await findSettings(content);
  const home = await findHome(content);
  expect(siteSettings.agencyName).toBeUndefined();
  expect(home.heroTitle.join(' ')).toBe('Parlons de votre projet');
  expect(reports.toSorted()).toEqual(['clients', 'home', 'questions', 'settings', 'team']);
});

test('without the content service no agency is named', async () => {
  const { content } = await reading();
  expect(settingsWithoutContent(content).agencyName).toBeUndefined();
});

test('each line of the hero title that an editor typed is a line', async () => {
  const { content } = await reading({
    _id: 'home',
    _type: 'home',
    heroTitle: ' Un\n\n deux \ntrois',
  });
  expect((await findHome(content)).heroTitle).toEqual(['Un', 'deux', 'trois']);
});
