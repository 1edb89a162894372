/**
 * Every kind of request the inbox takes, one row each: its words in mails, screens and exports. Plain data:
 * screens may import it. What the inbox does with a kind stands in `effects.ts`; a new row here is asked for
 * there.
 */

import type { Area } from '../contract/areas.ts';
import { comment } from '../forms/comment.ts';
import { contactMessage } from '../forms/contact-message.ts';
import { contactRequest } from '../forms/contact-request.ts';
import type { FormDescription, FormField } from '../forms/form-description.ts';
import { jobApplication } from '../forms/job-application.ts';
import { newsletterSubscription } from '../forms/newsletter-subscription.ts';
import { shortApplication } from '../forms/short-application.ts';
import type { Promised } from '../promises/promise.ts';

export type Kind = {
  form: FormDescription;
  area: Area;
  /** What the agency calls it. */
  name: string;
  /** Where it comes from, in exports. */
  origin: string;
  /** What its sender calls it, after *votre*. */
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
const CONTACT_PROMISE: Promised = { answerWithin: 'claimed', remindWith: 3, remindTeamWith: 1 };

/** The promise to applications (pages-9.30 in test/specification.md), reminded of with most of a day left. */
const APPLICATION_PROMISE: Promised = { answerWithin: 48, remindWith: 6, remindTeamWith: 2 };

export const KINDS = {
  'contact-request': {
    form: contactRequest,
    area: 'contact',
    name: 'Demande de projet',
    origin: 'Demande de la page d’accueil',
    noun: 'demande',
    promise: CONTACT_PROMISE,
  },
  'contact-message': {
    form: contactMessage,
    area: 'contact',
    name: 'Message',
    origin: 'Message de la page contact',
    noun: 'demande',
    promise: CONTACT_PROMISE,
  },
  'short-application': {
    form: shortApplication,
    area: 'applications',
    name: 'Candidature spontanée',
    origin: 'Candidature spontanée',
    noun: 'candidature',
    hasStages: true,
    promise: APPLICATION_PROMISE,
  },
  'job-application': {
    form: jobApplication,
    area: 'applications',
    name: 'Candidature',
    origin: 'Candidature à une offre',
    noun: 'candidature',
    hasStages: true,
    promise: APPLICATION_PROMISE,
  },
  comment: {
    form: comment,
    area: 'comments',
    name: 'Commentaire',
    origin: 'Commentaire',
    noun: 'demande',
  },
  'newsletter-subscription': {
    form: newsletterSubscription,
    area: 'newsletter',
    name: 'Inscription à la newsletter',
    origin: 'Inscription à la newsletter',
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

/** The agency's name of a kind; one newer than this version keeps its own name. */
export function kindName(name: string): string {
  return kindOf(name)?.name ?? name;
}
