/** `/v{date}/users/previews` for editors: the valid links to drafts. `server/preview/preview.ts` creates them. */
import { Hono } from 'hono';
import { type Caller, person } from './caller.ts';
import { refused } from './refusals.ts';
import type { Registry } from './registry.ts';
import { editsContent } from './roles.ts';

export function createPreviewRoutes(registry: Registry) {
  const routes = new Hono<{ Variables: { caller: Caller } }>();

  routes.get('/', async (c) => {
    editor(c.var.caller);
    return c.json({ links: await registry.previewLinks.list() });
  });

  routes.delete('/:id', async (c) => {
    const { staff, client } = editor(c.var.caller);
    await registry.atomically(async ({ previewLinks, audit }) => {
      const { path } = await previewLinks.remove(c.req.param('id'));
      await audit.record('preview_revoked', client, { actor: staff, subject: path });
    });
    return c.json({});
  });

  return routes;
}

function editor(caller: Caller) {
  const logged = person(caller);
  if (!editsContent(logged.staff)) throw refused('not_allowed');
  return logged;
}
