import type { FieldValues } from './form-schema.ts';

/** The sender's name, asked for in one field or two, and address and number as typed; empty where a form does not ask. */
export function senderOf(fields: FieldValues): { name: string; email: string; phone: string } {
  const { name, firstName = '', lastName = '', email = '', phone = '' } = fields;
  return { name: name ?? `${firstName} ${lastName}`.trim(), email, phone };
}
