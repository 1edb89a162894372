/** The routes of files: they are downloaded and never displayed, and each download is logged with the person's name. */

import { attachment } from '../../packages/kit/network/attachment.ts';
import { requireRequest } from '../requests/areas.ts';
import {
  readAttachment,
  releaseAttachment,
  requestOfAttachment,
} from '../requests/attachment-access.ts';
import { readRequest } from '../requests/request-detail.ts';
import type { Api, ApiOptions } from './api-options.ts';

export function attachmentRoutes(api: Api, { db, clock }: ApiOptions): void {
  api.get('/attachments/:id', async (c) => {
    const id = c.req.param('id');
    await requireRequest(db, c.var.staff, await requestOfAttachment(db, id));
    const { name, bytes } = await readAttachment(db, id, { staff: c.var.staff, at: clock() });
    return new Response(Uint8Array.from(bytes), {
      headers: {
        // Browsers must download the file and not open it, neither in our origin nor in a page of another site.
        'content-type': 'application/octet-stream',
        'content-disposition': attachment(name),
        'content-security-policy': "sandbox; default-src 'none'",
        'content-length': String(bytes.length),
      },
    });
  });

  api.post('/attachments/:id/release', async (c) => {
    const id = c.req.param('id');
    const requestId = await requestOfAttachment(db, id);
    await requireRequest(db, c.var.staff, requestId);
    await releaseAttachment(db, id, { staff: c.var.staff, at: clock() });
    return c.json(
      await readRequest(db, requestId, { now: clock().getTime(), staffId: c.var.staff.id }),
    );
  });
}
