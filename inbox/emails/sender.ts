import { z } from 'zod';
import type { FieldValues } from '../form-schema.ts';

export type Sender = { name: string; email: string };

/** A job's form asks for two names, the others for one. */
const sender = z.union([
  z.object({ name: z.string(), email: z.string() }),
  z
    .object({ firstName: z.string(), lastName: z.string(), email: z.string() })
    .transform(({ firstName, lastName, email }) => ({ name: `${firstName} ${lastName}`, email })),
]);

/** Who sent it, as they typed it. @throws when the fields are of no form of ours */
export function senderOf(fields: FieldValues): Sender {
  const { name, email } = sender.parse(fields);
  return { name, email };
}
