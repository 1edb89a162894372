/**
 * The mail of an answer that a colleague wrote: a letter, not a notification. It has no title and no band, its lines
 * break where they were typed, and the visitor's message is quoted below.
 */

import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { TYPEFACE_PAIRS } from '../../packages/drawings/brand/typefaces.ts';
import { cleanLine, withoutDirectionControls } from '../clean-text.ts';
import type { StoredRequest } from '../deliveries/delivery.ts';
import { senderOf } from '../sender.ts';
import type { Agency, Compose } from './compose.ts';
import { MailBrand } from './mail-brand.ts';
import { Link, QuietLink } from './mail-layout.tsx';
import { writtenDate } from './written-date.ts';

export const composeAnswer: Compose = (request, agency) => {
  const { answer, fields } = request;
  if (!answer) throw new Error('The delivery of an answer carries none.');
  const { email } = senderOf(fields);
  const author = nameInHeader(answer.author);
  const quoted =
    answer.original === undefined
      ? undefined
      : { heading: quotedHeading(request), text: answer.original };
  return {
    from: { name: `${author} (${agency.name})`, address: agency.from },
    to: { name: '', address: email },
    replyTo: {
      name: answer.replyTo.choice === 'own' ? author : agency.name,
      address: answer.replyTo.address,
    },
    thread: answer.thread,
    subject: answer.subject,
    text: `${[answer.body, ...(quoted ? [writeQuoted(quoted)] : [])].join('\n\n')}\n`,
    html: `<!doctype html>${renderToStaticMarkup(
      <MailBrand value={agency.brand}>
        <Letter subject={answer.subject} body={answer.body} quoted={quoted} agency={agency} />
      </MailBrand>,
    )}`,
    automatic: false,
    ...(answer.calendar && { calendar: answer.calendar }),
  };
};

/** Returns a colleague's name for a header: one line, without direction controls. */
function nameInHeader(name: string): string {
  return withoutDirectionControls(cleanLine(name));
}

type Quoted = { heading: string; text: string };

function quotedHeading({ receivedAt }: StoredRequest): string {
  return `Le ${writtenDate(receivedAt)}, vous écriviez\u00a0:`;
}

function writeQuoted({ heading, text }: Quoted): string {
  return [heading, ...text.split('\n').map((line) => `> ${line}`.trimEnd())].join('\n');
}

type LetterProps = {
  subject: string;
  body: string;
  quoted: Quoted | undefined;
  agency: Pick<Agency, 'siteOrigin' | 'brand'>;
};

const LINES = {
  whiteSpace: 'pre-wrap',
  unicodeBidi: 'plaintext',
  overflowWrap: 'anywhere',
} as const;

/** An address with its scheme, as far as it can be one. */
const ADDRESS = /https?:\/\/[^\s<>"'«»“”‘’]{1,2000}/gi;

/** Characters that end a sentence or close a bracket, and do not belong to the address before them. */
const AFTER_IT = '.,;:!?…)]}*_';

/** Plain text with its lines as they are, and its web addresses as links. */
function LinkedText({ children }: { children: string }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: match, index } of children.matchAll(ADDRESS)) {
    const address = withoutEnd(match);
    if (!URL.canParse(address)) continue;
    parts.push(
      children.slice(end, index),
      <Link key={index} href={address}>
        {address}
      </Link>,
    );
    end = index + address.length;
  }
  parts.push(children.slice(end));
  return parts;
}

function withoutEnd(match: string): string {
  let length = match.length;
  while (AFTER_IT.includes(match.charAt(length - 1))) length -= 1;
  return match.slice(0, length);
}

function Letter({ subject, body, quoted, agency: { siteOrigin, brand } }: LetterProps) {
  const { blanc, encre, encre2, sable } = brand.colors;
  return (
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{subject}</title>
      </head>
      <body
        style={{
          margin: 0,
          padding: '20px 16px',
          background: blanc,
          color: encre,
          fontFamily: TYPEFACE_PAIRS[brand.typefaces].text.mailStack,
          fontSize: 16,
          lineHeight: 1.55,
        }}
      >
        <div style={{ maxWidth: 640 }}>
          <div style={LINES}>
            <LinkedText>{body}</LinkedText>
          </div>
          <p style={{ margin: '24px 0 0', color: encre2, fontSize: 14 }}>
            <QuietLink href={siteOrigin}>{siteOrigin.replace(/^https?:\/\//, '')}</QuietLink>
          </p>
          {quoted && (
            <div style={{ margin: '28px 0 0', color: encre2, fontSize: 15 }}>
              <p style={{ margin: '0 0 8px' }}>{quoted.heading}</p>
              <blockquote
                style={{
                  ...LINES,
                  margin: 0,
                  padding: '2px 0 2px 16px',
                  borderLeft: `3px solid ${sable}`,
                }}
              >
                {quoted.text}
              </blockquote>
            </div>
          )}
        </div>
      </body>
    </html>
  );
}
