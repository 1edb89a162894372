/** The inputs of an answer to one request: its recipient, the fields' values, the templates. */
import { timeInWords } from '../../packages/kit/calendar/response-time.ts';
import type { Staff } from '../../staff/roles.ts';
import { withoutDirectionControls } from '../clean-text.ts';
import type { Answering } from '../contract/answers.ts';
import type { TemplateValues } from '../contract/template-fields.ts';
import type { InboxDatabase } from '../database.ts';
import type { AgencyFacts } from '../emails/compose.ts';
import type { FieldValues } from '../form-schema.ts';
import { OTHER_SUBJECT } from '../forms/choices.ts';
import { kindOf } from '../kinds/kinds.ts';
import { notFound } from '../requests/refusal.ts';
import { readFieldValues, timeOf } from '../requests/request-item.ts';
import { senderOf } from '../sender.ts';
import { readSubject, type Subject } from '../subject.ts';
import type { AnsweringOptions } from './answer-request.ts';
import { replyChoices, requireAnswerable } from './answerable.ts';
import { originalOf } from './read-answers.ts';
import { listTemplates } from './templates.ts';

export type BeginningOptions = Pick<AnsweringOptions, 'agency'> & {
  /** Returns the agency's next opening, from tomorrow on. */
  nextOpening(): Promise<Date>;
};

/** @throws {Refusal} when the request is not there, or not to be answered by mail */
export async function readAnswering(
  db: InboxDatabase,
  { agency: readAgency, nextOpening }: BeginningOptions,
  requestId: string,
  staff: Staff,
): Promise<Answering> {
  const row = await db
    .selectFrom('requests')
    .select(['kind', 'fields', 'about', 'reference', 'received_at', 'quarantined_at'])
    .where('id', '=', requestId)
    .executeTakeFirst();
  if (!row) throw notFound('Cette demande');
  const area = requireAnswerable(row);
  const { kind, reference } = row;
  const fields = readFieldValues(row.fields);
  const about = readSubject(row.about);
  const noun = kindOf(kind)?.noun ?? 'demande';
  const text = originalOf({ kind, fields });
  const agency = await readAgency();
  const replyTo = replyChoices({ about }, agency, staff);
  const latest = await db
    .selectFrom('answers')
    .select('reply_to')
    .where('author_id', '=', staff.id)
    .orderBy('written_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    to: senderOf(fields).email,
    replyTo,
    chosen: replyTo.find(({ choice }) => choice === latest?.reply_to)?.choice ?? 'agency',
    subject: `Votre ${noun} (référence ${reference})`,
    original: text === undefined ? null : { at: timeOf(row.received_at), text },
    values: templateValues({ kind, reference, fields, about }, agency, staff),
    nextOpening: (await nextOpening()).toISOString(),
    templates: (await listTemplates(db, [area])).items,
  };
}

type Answered = {
  kind: string;
  reference: string;
  fields: FieldValues;
  about: Subject | undefined;
};

/** The values of the fields of templates for one request; a field without one is left out. */
export function templateValues(
  { kind, reference, fields, about }: Answered,
  agency: Pick<AgencyFacts, 'name' | 'responseTimes'>,
  staff: Pick<Staff, 'name'>,
): TemplateValues {
  const promise = kindOf(kind)?.promise;
  const promised = (promise && agency.responseTimes[promise.answerWithin]) ?? '';
  const { service = '', position = '' } = fields;
  return Object.fromEntries(
    Object.entries({
      prénom: firstName(fields),
      référence: reference,
      service: service === OTHER_SUBJECT ? '' : service,
      délai: timeInWords(promised) ?? '',
      poste: about?.title ?? position,
      moi: staff.name,
      agence: agency.name,
    } satisfies TemplateValues).flatMap(([name, value]) => {
      const inert = inertValue(value);
      return inert === '' ? [] : [[name, inert]];
    }),
  );
}

function firstName({ firstName, name = '' }: FieldValues): string {
  return firstName ?? name.trim().split(/\s+/)[0] ?? '';
}

const LONGEST_VALUE = 120; // UTF-16 units

/** A value that names no field, turns no text around and fills no screen: visitors type some of them. */
function inertValue(value: string): string {
  return withoutDirectionControls(value)
    .replace(/[{}]/g, '')
    .slice(0, LONGEST_VALUE)
    .toWellFormed()
    .trim();
}
