import type { FieldValues } from './form-schema.ts';

/** Who sent it, as they typed it; empty where a form does not ask. Forms ask for a name in one field or in two. */
export function senderOf(fields: FieldValues): { name: string; email: string } {
  const { name, firstName = '', lastName = '', email = '' } = fields;
  return { name: name ?? `${firstName} ${lastName}`.trim(), email };
}
