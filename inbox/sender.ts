import type { FieldValues } from './form-schema.ts';

/**
 * Returns the sender's name, from one field or two, and address and number as typed; empty where a form lacks the
 * field.
 */
export function senderOf(fields: FieldValues): { name: string; email: string; phone: string } {
  const { name, firstName = '', lastName = '', email = '', phone = '' } = fields;
  return { name: name ?? `${firstName} ${lastName}`.trim(), email, phone };
}
