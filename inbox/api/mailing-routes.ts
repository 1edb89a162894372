/** The routes of newsletter issues: looked at, tried, sent to all subscribers, and stopped. */

import { type Staff, sendsNewsletter } from '../../staff/roles.ts';
import type { MailTrial } from '../contract/mail-trial.ts';
import type { IssueOutlook, MailingPage, RenderedIssueAnswer } from '../contract/mailings.ts';
import { mailingOrder, mailingQuery } from '../contract/questions.ts';
import { requireArea } from '../requests/areas.ts';
import { notFound, Refusal } from '../requests/refusal.ts';
import type { Api, ApiOptions } from './api-options.ts';
import { requireTrial } from './mail-routes.ts';
import { readBody, readQuery } from './read.ts';

/** The id of a published document. */
const ISSUE_ID = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,63}$/;

export function mailingRoutes(api: Api, options: ApiOptions): void {
  const { issues, mailings, advanceMailings } = options;

  api.get('/mailings', async (c) => {
    requireArea(c.var.staff, 'newsletter');
    return c.json((await mailings.list(readQuery(c, mailingQuery))) satisfies MailingPage);
  });

  api.get('/issues/:id', async (c) => {
    requireArea(c.var.staff, 'newsletter');
    const id = readIssueId(c.req.param('id'));
    return c.json((await mailings.outlook(id, c.var.staff)) satisfies IssueOutlook);
  });

  api.post('/issues/:id/preview', async (c) => {
    requireArea(c.var.staff, 'newsletter');
    const rendered = await issues.preview(readIssueId(c.req.param('id')));
    return c.json(rendered satisfies RenderedIssueAnswer);
  });

  api.post('/issues/:id/trial', async (c) => {
    requireArea(c.var.staff, 'newsletter');
    const id = readIssueId(c.req.param('id'));
    await requireTrial(options, c.var.staff);
    return c.json((await issues.try(id, c.var.staff.email)) satisfies MailTrial);
  });

  api.post('/issues/:id/mailing', async (c) => {
    const { staff } = c.var;
    requireSender(staff);
    const id = readIssueId(c.req.param('id'));
    const { startsAt } = await readBody(c, mailingOrder);
    const start = startsAt === undefined ? undefined : new Date(startsAt);
    await mailings.order(id, await issues.render(id), { staff, startsAt: start });
    await advanceMailings();
    return c.json((await mailings.outlook(id, staff)) satisfies IssueOutlook);
  });

  api.post('/issues/:id/mailing/stop', async (c) => {
    const { staff } = c.var;
    requireSender(staff);
    const id = readIssueId(c.req.param('id'));
    await mailings.stop(id, staff);
    return c.json((await mailings.outlook(id, staff)) satisfies IssueOutlook);
  });
}

/** @throws {Refusal} */
function requireSender(staff: Staff): void {
  requireArea(staff, 'newsletter');
  if (sendsNewsletter(staff)) return;
  throw new Refusal('forbidden', 'Votre rôle ne permet pas d’envoyer la lettre aux abonnés.');
}

/** @throws {Refusal} for what no document is called */
function readIssueId(written: string): string {
  if (ISSUE_ID.test(written) && !written.startsWith('drafts.')) return written;
  throw notFound('Cette lettre');
}
