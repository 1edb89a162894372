import type { Context } from 'hono';
import type { z } from 'zod';
import { parseJson } from '../../packages/kit/network/parse-json.ts';
import { Refusal } from '../requests/refusal.ts';

/** @throws {Refusal} that names the parameters at fault */
export function readQuery<Schema extends z.ZodType>(c: Context, schema: Schema): z.output<Schema> {
  return check(schema, c.req.query());
}

/** @throws {Refusal} */
export async function readBody<Schema extends z.ZodType>(
  c: Context,
  schema: Schema,
): Promise<z.output<Schema>> {
  // A form on another site can send text, but never with the JSON content type.
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) {
    throw new Refusal('not_json', 'Cette adresse attend du JSON.');
  }
  const text = await c.req.text();
  try {
    return check(schema, parseJson(text));
  } catch (error) {
    if (error instanceof SyntaxError) throw new Refusal('invalid', 'Ce JSON est mal formé.');
    throw error;
  }
}

/** The version the caller has seen: `If-Match: "7"`. */
export function readVersion(c: Context): number {
  const version = /^"(\d{1,9})"$/.exec(c.req.header('if-match') ?? '')?.[1];
  if (version !== undefined) return Number(version);
  const message = 'Dites sur quelle version de la demande vous décidez (If-Match).';
  throw new Refusal('version_required', message);
}

function check<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const checked = schema.safeParse(value);
  if (checked.success) return checked.data;
  const names = [...new Set(checked.error.issues.map(({ path }) => path.join('.')))];
  const which = names.filter(Boolean).join(', ');
  throw new Refusal(
    'invalid',
    which ? `À corriger\u00a0: ${which}.` : 'Il n’y a rien à faire dans cet envoi.',
  );
}
