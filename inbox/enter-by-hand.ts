/** Keeps a request that came by telephone, entered by a person of the agency: like those of the site's forms. */
import { randomUUID } from 'node:crypto';
import type { Staff } from '../staff/roles.ts';
import type { NewEntry } from './contract/questions.ts';
import { fieldErrors, formSchema, readFields } from './form-schema.ts';
import { countRefusals } from './forms/answer-refusal.ts';
import { type KeepOptions, keep } from './keep.ts';
import { type ByHandKind, KINDS } from './kinds/kinds.ts';
import type { Promises } from './promises/promises.ts';
import { hashContent, sorted } from './receive.ts';
import { Refusal } from './requests/refusal.ts';

type EnteringOptions = KeepOptions & {
  clock(): Date;
  promises: Pick<Promises, 'promisedFor'>;
};

const KIND: ByHandKind = 'phone-request';

const NO_ADDRESS = 'Indiquez l’adresse à laquelle envoyer l’accusé de réception.';

/**
 * Keeps it once, however often the same key is sent: no limit counts it, nothing takes it for spam, and the promise
 * runs from now.
 * @returns its id
 * @throws {Refusal} with what is wrong by field; or when the key has kept another text already
 * @throws {InboxUnavailable} when storage fails; nothing is kept then
 */
export async function enterByHand(
  options: EnteringOptions,
  { key, fields: typed, acknowledge }: NewEntry,
  staff: Staff,
): Promise<string> {
  const { form } = KINDS[KIND];
  const posted = new FormData();
  for (const [name, value] of Object.entries(typed)) posted.set(name, value);
  const values = readFields(form, posted);
  const checked = formSchema(form).safeParse(values);
  const errors = {
    ...(acknowledge && !values.email && { email: NO_ADDRESS }),
    ...(!checked.success && fieldErrors(checked.error)),
  };
  if (!checked.success || Object.keys(errors).length > 0) {
    throw new Refusal('invalid', countRefusals(errors), { errors });
  }
  const at = options.clock();
  const id = randomUUID();
  const contentHash = hashContent(options.secret, [KIND, sorted(checked.data)]);
  const record = await keep(options, {
    id,
    kind: KIND,
    fields: checked.data,
    about: undefined,
    attachment: undefined,
    checkOf: undefined,
    contentHash,
    key,
    address: undefined,
    enteredBy: staff,
    acknowledged: acknowledge,
    source: undefined,
    fillToken: undefined,
    judge: undefined,
    at,
    dueAt: await options.promises.promisedFor(KIND, at),
  });
  if (record.contentHash !== contentHash) {
    throw new Refusal(
      'impossible',
      'Cet appel est déjà enregistré, avec un autre texte. Ouvrez-le dans la liste, et ajoutez une note.',
    );
  }
  return record.id;
}
