/** The API for administrators: the preview of an erasure, and the audit log. */
import { z } from 'zod';
import { left } from './bulk.ts';
import { area, details, id, pageOf, staff, time } from './shapes.ts';
import { ACCESSES, CHANGES } from './words.ts';

export const erasure = z.object({
  requests: z.int(),
  attachments: z.int(),
  deliveries: z.int(),
  comments: z.int(),
  notes: z.int(),
  answers: z.int(),
  subscriptions: z.int(),
  /** Chosen requests that stay; empty for an address. */
  left,
});

export const erasurePreview = erasure.extend({
  /** Requests of other people in which the address is written: they stay, and a person has to read them. */
  mentions: z.array(z.object({ id, reference: z.string() })),
});

const auditEntry = z.object({
  id,
  at: time,
  actor: staff.nullable(),
  action: z.enum([...CHANGES, ...ACCESSES]),
  requestId: id.nullable(),
  /** The mailbox of that request; null once it is erased. */
  area: area.nullable(),
  /** The changed states and figures; never personal data of visitors. */
  details,
});

export const auditPage = pageOf(auditEntry);

export type Erasure = z.infer<typeof erasure>;
export type ErasurePreview = z.infer<typeof erasurePreview>;
export type AuditPage = z.infer<typeof auditPage>;
