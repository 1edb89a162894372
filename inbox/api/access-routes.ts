/** The routes for administrators only: erasing a person, and reading the audit log. */

import { administers, type Staff } from '../../staff/roles.ts';
import { auditQuery, erasureRequest } from '../contract/questions.ts';
import { listAudit } from '../requests/audit-log.ts';
import { erase, previewErasure } from '../requests/erase.ts';
import { Refusal } from '../requests/refusal.ts';
import type { Api, ApiOptions } from './api-options.ts';
import { readBody, readQuery } from './read.ts';

export function accessRoutes(api: Api, { db, erasing }: ApiOptions): void {
  api.get('/audit', async (c) => {
    requireAdministrator(c.var.staff);
    return c.json(await listAudit(db, readQuery(c, auditQuery)));
  });

  // The body says what to erase: URLs end up in logs and histories.
  api.post('/erasures/preview', async (c) => {
    requireAdministrator(c.var.staff);
    return c.json(await previewErasure(erasing, await readBody(c, erasureRequest), c.var.staff));
  });

  api.post('/erasures', async (c) => {
    requireAdministrator(c.var.staff);
    return c.json(await erase(erasing, await readBody(c, erasureRequest), c.var.staff));
  });
}

/** @throws {Refusal} */
export function requireAdministrator(staff: Staff): void {
  if (administers(staff)) return;
  throw new Refusal('forbidden', 'Seuls les administrateurs ont accès à cette page.');
}
