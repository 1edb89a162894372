/** What /legal says of data is what the code does with them: durations, fields, cookies, the browser's memory. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CONSENT_MONTHS } from '../../app/measure/consent.tsx';
import { comment } from '../../inbox/forms/comment.ts';
import { contactMessage } from '../../inbox/forms/contact-message.ts';
import { contactRequest } from '../../inbox/forms/contact-request.ts';
import type { FormDescription } from '../../inbox/forms/form-description.ts';
import { jobApplication } from '../../inbox/forms/job-application.ts';
import { CONFIRMATION_LIFETIME } from '../../inbox/forms/lifetimes.ts';
import { newsletterSubscription } from '../../inbox/forms/newsletter-subscription.ts';
import { shortApplication } from '../../inbox/forms/short-application.ts';
import { KEPT_DAYS } from '../../inbox/fruitless-searches/fruitless-searches.ts';
import { LONGEST_LIMIT } from '../../inbox/rate-limits.ts';
import { FIGURES_PERIOD, PERIODS } from '../../inbox/retention/periods.ts';
import { ANALYTICS_COOKIE_LIFETIME } from '../../server/analytics-frame.ts';
import { createStaffCookies } from '../../staff/staff-cookies.ts';
import { demoDocuments } from '../../tools/demo/archive.ts';

const NOW = new Date('2026-11-24T09:00:00Z');
const DAY = 24 * 60 * 60_000; // ms

const [legal] = demoDocuments('legal');
const privacy = rowsOf(legal?.privacyPolicy);
const cookies = rowsOf(legal?.cookiePolicy);
const texts = stringsOf(legal).join('\n').replaceAll('\u00a0', ' ');

test('each kind of data is kept as long as its row says', () => {
  const storageTimes = Object.fromEntries(
    privacy.map(([when = '', , , time = '']) => [when, time.replaceAll(/[\u00a0\u202f]/g, ' ')]),
  );
  const row = (when: string) => storageTimes[when] ?? '';
  expect(row('Vous nous écrivez')).toBe(`${written(PERIODS.messages)} après le dernier échange`);
  expect(row('Vous nous appelez')).toBe(row('Vous nous écrivez'));
  expect(row('Vous postulez')).toContain(written(PERIODS.applications));
  expect(row('Vous commentez un article')).toBe(
    `L’e-mail ${written(PERIODS.commentAddresses)}, le commentaire tant qu’il est publié, ${written(PERIODS.unpublishedComments)} s’il ne l’est pas`,
  );
  expect(row('Votre message ressemble à de la publicité')).toContain(written(PERIODS.quarantine));
  expect(row('Nous ouvrons votre demande')).toBe(written(PERIODS.audit));
  expect(row('Vous vous abonnez à la newsletter')).toContain('empreinte illisible de l’adresse');
  expect(texts).toContain(`sous ${CONFIRMATION_LIFETIME / DAY} jours`);
  expect(texts).toContain(`restent chez nous \n${monthsOf(FIGURES_PERIOD)} mois`);
  expect(texts).toContain(`oublié après ${KEPT_DAYS} jours`);
  // The default of `npm run backup`, in days.
  expect(readFileSync('server/operations/backup.ts', 'utf8')).toContain('const KEEP = 30;');
  expect(texts).toContain('Une copie de sécurité, gardée 30 jours');
  // What counts sendings in PostgreSQL is deleted an hour after it expired, by a look each five minutes.
  expect(row('Vous envoyez un formulaire, ou aimez un article')).toBe(
    `${LONGEST_LIMIT / 60} minutes pour compter les envois, puis elle est effacée en moins de 2 heures ; 2 jours pour compter la place prise`,
  );
  expect(texts).toContain('pendant dix minutes, et la place qu’elles prennent, pendant deux jours');
});

test.each([
  ['Vous nous écrivez', [contactRequest, contactMessage]],
  ['Vous postulez', [shortApplication, jobApplication]],
  ['Vous commentez un article', [comment]],
  ['Vous vous abonnez à la newsletter', [newsletterSubscription]],
] as [string, FormDescription[]][])(
  '%s: the row names what is required, and what is not',
  (when, forms) => {
    const [, given = ''] = privacy.find(([first]) => first === when) ?? [];
    const [required = '', optional = ''] = given.toLowerCase().split('facultatifs');
    for (const { noun, attributes } of forms.flatMap(({ fields }) => Object.values(fields))) {
      const [word = ''] = (NAMED[noun] ?? noun).toLowerCase().split(' (');
      const isRequired = 'required' in attributes && attributes.required;
      // What one form requires and the other does not is said where it is required.
      const named = isRequired ? required : `${required}${optional}`;
      expect(named, noun).toContain(word);
    }
  },
);

/** Nouns of fields that the row calls otherwise. */
const NAMED: Readonly<Partial<Record<string, string>>> = {
  Prénom: 'nom',
  Projet: 'message',
  'Lettre de motivation': 'lettre',
};

test('the cookies named are those that are set, with their lifetimes', () => {
  const staff = Object.values(createStaffCookies(false)).map(({ set }) => set(''));
  const named = staff.map((cookie) => {
    const [, name = '', age = ''] = /^(\w+)=; Max-Age=(\d+);/.exec(cookie) ?? [];
    return [`« ${name} »`, `${Number(age) / 86_400} jours`];
  });
  const table = cookies.filter(([what = '']) => what.includes('cookie'));
  for (const [name = '', lifetime] of named) {
    const row = table.find(([what = '']) => what.replaceAll('\u00a0', ' ').includes(name));
    expect(row?.[2], name).toBe(lifetime);
  }
  const analytics = table.find(([what = '']) => what.includes('_ga'));
  expect(analytics?.[2]).toBe(`${ANALYTICS_COOKIE_LIFETIME / (365 * 86_400)} ans`);
  expect(table).toHaveLength(named.length + 2);
});

test('no other code sets a cookie', () => {
  const setters = globSync(
    '{app,packages/content-service,inbox,server,staff}/**/*.{ts,tsx}',
  ).filter(
    (file) =>
      !/test|generated|node_modules/.test(file) &&
      /Max-Age=\$\{|document\.cookie ?=|serializeCookie|setCookie\(/.test(
        readFileSync(file, 'utf8'),
      ),
  );
  expect(setters.sort()).toEqual(WITH_COOKIES);
});

/** The second one deletes those of Google Analytics, which its frame sets. */
const WITH_COOKIES = ['app/measure/google-analytics.ts', 'staff/staff-cookies.ts'];

/** Where pages write into the browser's memory, and the words of the table that tell of it. */
const MEMORY: Readonly<Record<string, string[]>> = {
  'app/forms/form-draft.ts': ['Un message, un commentaire ou une candidature commencés'],
  'app/last-piece/tint-memory.ts': ['La couleur de la pièce que vous posez'],
  'app/measure/source.ts': ['Le site qui vous a mené ici'],
  'app/pages/post/post-like.tsx': ['Un article que vous aimez'],
  'app/pages/service/service-detail-page.tsx': ['La barre d’un service'],
  'app/search/search-dialog.tsx': ['La touche qui ouvre la recherche'],
  // `createListCache`: recent searches, kept jobs, the answer on cookies.
  'app/ui/list-cache.ts': [
    'Vos dix dernières recherches',
    'Une offre d’emploi que vous gardez',
    'Votre réponse sur les cookies',
  ],
  // React Router's `ScrollRestoration`.
  'app/root.tsx': ['L’endroit où vous en étiez sur chaque page'],
};

test('each memory of the browser stands in the table, and each row is one', () => {
  const writers = globSync('app/**/*.{ts,tsx}').filter(
    (file) =>
      !/\.test\./.test(file) &&
      /Storage\.setItem\(|<ScrollRestoration/.test(readFileSync(file, 'utf8')),
  );
  expect(writers.sort()).toEqual(Object.keys(MEMORY).sort());
  const lists = globSync('app/**/*.{ts,tsx}').filter((file) =>
    /= createListCache\(/.test(readFileSync(file, 'utf8')),
  );
  expect(lists).toHaveLength(MEMORY['app/ui/list-cache.ts']?.length ?? 0);
  const rows = cookies.filter(([what = '']) => !what.includes('cookie «') && !/_ga|«/.test(what));
  for (const words of Object.values(MEMORY).flat()) {
    expect(rows.map(([what]) => what)).toContainEqual(expect.stringContaining(words));
  }
  expect(rows).toHaveLength(Object.values(MEMORY).flat().length);
});

test('an answer on cookies holds as long as its row says', () => {
  const [row] = cookies.filter(([what = '']) => what.startsWith('Votre réponse sur les cookies'));
  expect(row?.[2]).toBe(`${CONSENT_MONTHS} mois`);
  expect(texts).toContain(`vaut ${CONSENT_MONTHS} mois`);
});

test('the delays of the law 09-08 are those of its articles 7 and 8', () => {
  expect(texts).toContain('accéder\n à ce que nous savons de vous : sans délai, et gratuitement');
  expect(texts).toContain('sous dix jours francs, sans frais');
});

test('no form makes its sender agree to a policy', () => {
  const agreeing = globSync('{app,desk,inbox,model,studio,tools/demo}/**/*.{ts,tsx}').filter(
    (file) =>
      !/\.test\.|node_modules|newsletter\/consents\.ts/.test(file) &&
      /vous acceptez (?:notre|nos|la politique|de recevoir)|En envoyant/i.test(
        readFileSync(file, 'utf8'),
      ),
  );
  expect(agreeing).toEqual([]);
});

/** `3 ans`, `30 jours`: how far back a period reaches. */
function written(period: (now: Date) => number): string {
  const days = Math.round((NOW.getTime() - period(NOW)) / DAY);
  const years = Math.round(days / 365.25);
  if (days < 365) return `${days} jours`;
  return years === 1 ? '1 an' : `${years} ans`;
}

function monthsOf(period: (now: Date) => number): number {
  return Math.round((NOW.getTime() - period(NOW)) / (30.44 * DAY));
}

/** The rows of all tables of a text, as cells. */
function rowsOf(text: unknown): string[][] {
  const rows: string[][] = [];
  JSON.stringify(text, (name, value) => {
    if (name === 'rows' && Array.isArray(value)) {
      for (const { cells } of value) rows.push(cells);
    }
    return value;
  });
  return rows;
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    /^(?:_.*|style|marks)$/.test(name) ? [] : stringsOf(inner),
  );
}
