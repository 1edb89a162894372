/**
 * Every kind of request the inbox takes, one row each: its words in mails, screens and exports. Plain data:
 * screens may import it. What the inbox does with a kind stands in `mails.ts`; a new row here is asked for
 * there.
 */

import type { Area } from '../contract/areas.ts';
import { codesOf, type Word } from '../contract/states.ts';
import { comment } from '../forms/comment.ts';
import { contactMessage } from '../forms/contact-message.ts';
import { contactRequest } from '../forms/contact-request.ts';
import type { FormDescription, FormField } from '../forms/form-description.ts';
import { jobApplication } from '../forms/job-application.ts';
import { newsletterSubscription } from '../forms/newsletter-subscription.ts';
import { phoneRequest } from '../forms/phone-request.ts';
import { shortApplication } from '../forms/short-application.ts';
import type { Promised } from '../promises/promise.ts';

export type Kind = {
  form: FormDescription;
  area: Area;
  /** The agency's name for it. */
  name: string;
  /** Its source, the page of its form or the phone, in the desk's lists, its addresses and exports. */
  source: Word;
  /** True when a person of the agency enters it in the desk: no page of the site takes it. */
  byHand?: true;
  /** The sender's noun for it, after *votre*. */
  noun: string;
  /** Whether it is moved through the stages of an application. */
  hasStages?: boolean;
  /** The promise made to the sender of one. */
  promise?: Promised;
};

/**
 * The promise to contact requests. The reminder leaves half a morning, enough to answer a message; the team's leaves
 * an hour, enough to do it for the person in charge.
 */
const CONTACT_PROMISE: Promised = { answerWithin: 'messages', remindWith: 3, remindTeamWith: 1 };

/** The promise to applications (pages-9.30 in test/specification.md), reminded of with most of a day left. */
const APPLICATION_PROMISE: Promised = {
  answerWithin: 'applications',
  remindWith: 6,
  remindTeamWith: 2,
};

export const KINDS = {
  'contact-request': {
    form: contactRequest,
    area: 'contact',
    name: 'Demande de projet',
    source: { label: 'Page d’accueil', slug: 'accueil' },
    noun: 'demande',
    promise: CONTACT_PROMISE,
  },
  'contact-message': {
    form: contactMessage,
    area: 'contact',
    name: 'Message',
    source: { label: 'Page contact', slug: 'contact' },
    noun: 'demande',
    promise: CONTACT_PROMISE,
  },
  'phone-request': {
    form: phoneRequest,
    area: 'contact',
    name: 'Appel téléphonique',
    source: { label: 'Téléphone', slug: 'telephone' },
    byHand: true,
    noun: 'demande',
    promise: CONTACT_PROMISE,
  },
  'short-application': {
    form: shortApplication,
    area: 'applications',
    name: 'Candidature spontanée',
    source: { label: 'Page carrières', slug: 'carrieres' },
    noun: 'candidature',
    hasStages: true,
    promise: APPLICATION_PROMISE,
  },
  'job-application': {
    form: jobApplication,
    area: 'applications',
    name: 'Candidature',
    source: { label: 'Page de l’offre', slug: 'offre' },
    noun: 'candidature',
    hasStages: true,
    promise: APPLICATION_PROMISE,
  },
  comment: {
    form: comment,
    area: 'comments',
    name: 'Commentaire',
    source: { label: 'Article', slug: 'article' },
    noun: 'demande',
  },
  'newsletter-subscription': {
    form: newsletterSubscription,
    area: 'newsletter',
    name: 'Inscription à la newsletter',
    source: { label: 'Encart newsletter', slug: 'newsletter' },
    noun: 'demande',
  },
} as const satisfies Readonly<Record<string, Kind>>;

export type RequestKind = keyof typeof KINDS;

type FieldsOf<Name extends RequestKind> = (typeof KINDS)[Name]['form']['fields'];

/** Kinds whose form asks for a file: they come in as `multipart/form-data`. */
export type UploadKind = {
  [Name in RequestKind]: Extract<
    FieldsOf<Name>[keyof FieldsOf<Name>],
    Extract<FormField, { element: 'file' }>
  > extends never
    ? never
    : Name;
}[RequestKind];

/** Kinds a person of the agency enters: the site's forms take none of them. */
export type ByHandKind = {
  [Name in RequestKind]: (typeof KINDS)[Name] extends { byHand: true } ? Name : never;
}[RequestKind];

const BY_NAME: ReadonlyMap<string, Kind> = new Map(Object.entries(KINDS));

/** The kind of a row; undefined for one this version does not know. */
export function kindOf(name: string): Kind | undefined {
  return BY_NAME.get(name);
}

/** The desk of a kind; undefined for one this version does not know, so that no desk shows what none answers for. */
export function areaOf(name: string): Area | undefined {
  return kindOf(name)?.area;
}

export function kindsOf(areas: readonly Area[]): string[] {
  return [...BY_NAME].flatMap(([name, { area }]) => (areas.includes(area) ? [name] : []));
}

/** Returns the agency's name of a kind; one newer than this version keeps its own name. */
export function kindName(name: string): string {
  return kindOf(name)?.name ?? name;
}

/** The source of a kind as it is read; empty for a kind this version does not know. */
export function sourceName(name: string): string {
  return kindOf(name)?.source.label ?? '';
}

/** The kind whose source an address of the desk names; undefined for an unknown word. */
export function kindFromSource(slug: string | null): RequestKind | undefined {
  return codesOf(KINDS).find((name) => KINDS[name].source.slug === slug);
}
