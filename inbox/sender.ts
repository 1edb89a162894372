import type { FieldValues } from './form-schema.ts';

/** The sender's name, asked for in one field or two, and address as typed; empty where a form does not ask. */
export function senderOf(fields: FieldValues): { name: string; email: string } {
  const { name, firstName = '', lastName = '', email = '' } = fields;
  return { name: name ?? `${firstName} ${lastName}`.trim(), email };
}
