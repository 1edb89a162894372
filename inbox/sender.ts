import type { FieldValues } from './form-schema.ts';

/**
 * The sender's name and address as they typed them; empty where a form does not ask. Forms ask for a name in
 * one field or in two.
 */
export function senderOf(fields: FieldValues): { name: string; email: string } {
  const { name, firstName = '', lastName = '', email = '' } = fields;
  return { name: name ?? `${firstName} ${lastName}`.trim(), email };
}
