/** Reads the bodies the screens send, and refuses faulty fields in French. */
import { z } from 'zod';
import { isBlank, readEmailAddress } from '../packages/kit/french/typed-text.ts';
import { readJson } from '../packages/kit/network/read-json.ts';
import { invalidFields } from './refusals.ts';
import { ROLES, rolesNamed } from './roles.ts';

const MAX_BODY_BYTES = 16 * 1024;

export const emailField = z
  .string()
  .transform(readEmailAddress)
  .pipe(z.string().max(254, 'Cette adresse est trop longue.'))
  .pipe(z.email('Écrivez une adresse complète, comme nom@agence.ma.'));

/** A name on one line, shown to colleagues and in mails. */
export const nameField = z
  .string()
  .trim()
  .refine((name) => !isBlank(name), { error: 'Écrivez un nom.', abort: true })
  .max(80, 'Ce nom est trop long.')
  .regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u, 'Ce nom contient des caractères invisibles.');

const NO_ROLE = 'Choisissez au moins un rôle.';

/** Roles, at least one: of a person, an invitation or a token. */
export const rolesField = z
  .array(z.enum(ROLES, NO_ROLE), NO_ROLE)
  .min(1, NO_ROLE)
  .transform(rolesNamed);

/** A password's strength is checked where it is chosen, not where it is typed. */
export const passwordField = z
  .string('Écrivez un mot de passe.')
  .min(1, 'Écrivez un mot de passe.');

/** Reads a body. Throws `ApiError` 400 with the first fault of each field. */
export async function readBody<Body>(request: Request, body: z.ZodType<Body>): Promise<Body> {
  const parsed = body.safeParse(await readJson(request, MAX_BODY_BYTES));
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) fields[path.slice(0, 1).join()] ??= message;
  throw invalidFields(fields);
}
