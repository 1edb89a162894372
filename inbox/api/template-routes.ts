/** The routes of the templates of answers: those who answer read them, administrators write them. */
import type { Staff } from '../../staff/roles.ts';
import {
  addTemplate,
  changeTemplate,
  listTemplates,
  removeTemplate,
} from '../answers/templates.ts';
import { treats } from '../colleagues.ts';
import { ANSWERED_AREAS } from '../contract/answer-words.ts';
import type { AnswerTemplates } from '../contract/answers.ts';
import { newAnswerTemplate } from '../contract/questions.ts';
import { Refusal } from '../requests/refusal.ts';
import { requireAdministrator } from './access-routes.ts';
import type { Api, ApiOptions } from './api-options.ts';
import { readBody, readVersion } from './read.ts';

export function templateRoutes(api: Api, { db, clock }: ApiOptions): void {
  const listFor = (staff: Staff): Promise<AnswerTemplates> => {
    const areas = ANSWERED_AREAS.filter((area) => treats(staff, area));
    if (areas.length > 0) return listTemplates(db, areas);
    throw new Refusal('forbidden', 'Votre rôle ne répond à aucune demande.');
  };
  const saving = (staff: Staff) => {
    requireAdministrator(staff);
    return { staff, at: clock() };
  };

  api.get('/answer-templates', async (c) => c.json(await listFor(c.var.staff)));

  api.post('/answer-templates', async (c) => {
    const by = saving(c.var.staff);
    await addTemplate(db, await readBody(c, newAnswerTemplate), by);
    return c.json(await listFor(c.var.staff));
  });

  api.patch('/answer-templates/:id', async (c) => {
    const by = saving(c.var.staff);
    const seen = { id: c.req.param('id'), version: readVersion(c) };
    await changeTemplate(db, seen, await readBody(c, newAnswerTemplate), by);
    return c.json(await listFor(c.var.staff));
  });

  api.delete('/answer-templates/:id', async (c) => {
    const by = saving(c.var.staff);
    await removeTemplate(db, { id: c.req.param('id'), version: readVersion(c) }, by);
    return c.json(await listFor(c.var.staff));
  });
}
