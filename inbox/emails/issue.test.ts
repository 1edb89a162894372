import { expect, test } from 'vitest';
import { AGENCY_FACTS } from '../testing/agency-facts.ts';
import { issueContent, paragraph } from '../testing/issues.ts';
import { renderIssue, UNSUBSCRIBE_LINK } from './issue.tsx';

const AGENCY = { ...AGENCY_FACTS, siteOrigin: 'https://agence.example' };

test('everything an editor can write is in the mail, and in its plain text', () => {
  const { html, text } = renderIssue(issueContent(), AGENCY);
  for (const part of [html, text]) {
    for (const words of [
      'Un projet démonté'.toLowerCase(),
      'https://agence.example/work/midi',
      'tourner avant onze heures',
      'on croyait que midi serait vide.',
      'la salle à midi',
      'midi pile.',
      '4\u00a0200',
      'filmer à midi',
      'https://agence.example/blog/filmer-a-midi',
      'https://agence.example/newsletter/le-cafe-qui-filmait-a-midi',
      UNSUBSCRIBE_LINK,
    ]) {
      expect(part.toLowerCase()).toContain(words);
    }
  }
});

test('a mail program needs no style sheet, script or form to show it', () => {
  const { html } = renderIssue(issueContent(), AGENCY);
  expect(html).not.toMatch(/<(?:style|script|link|form|svg)\b|\sclass=|display:\s*(?:flex|grid)/i);
  expect(html).toMatch(/<img [^>]*width="544"/);
  const addresses = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address);
  for (const address of addresses) {
    expect(address === UNSUBSCRIBE_LINK || address?.startsWith('https://')).toBe(true);
  }
});

test('what an editor types is text, never markup', () => {
  const typed = '<img src=x onerror=alert(1)> & "guillemets"';
  const { html } = renderIssue(
    issueContent({ subject: typed, preheader: typed, body: [paragraph(typed)] }),
    AGENCY,
  );
  expect(html).not.toContain('<img src=x');
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;guillemets&quot;');
});
