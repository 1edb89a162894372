import type { Context } from 'hono';
import type { Staff } from '../../staff/roles.ts';
import { answerRequest } from '../answers/answer-request.ts';
import { readAnswering } from '../answers/answering.ts';
import { cancelAnswer, requestOfAnswer } from '../answers/planned-answers.ts';
import { moveWithMail } from '../applications/move-with-mail.ts';
import { answerComment, withdrawAnswer } from '../comments/answer-comment.ts';
import type { Answering } from '../contract/answers.ts';
import type { Area } from '../contract/areas.ts';
import {
  bulkChange,
  commentDecision,
  exportQuery,
  facetsQuery,
  newAnswer,
  newCommentAnswer,
  newEntry,
  newFollowUp,
  newNote,
  requestChange,
  requestQuery,
  stageMove,
} from '../contract/questions.ts';

import { KINDS } from '../kinds/kinds.ts';
import { requireArea, requireRequest } from '../requests/areas.ts';
import { changeInBulk } from '../requests/bulk.ts';
import { countFacets } from '../requests/facets.ts';
import { recordOpening } from '../requests/history.ts';
import { quarantine, release } from '../requests/quarantine.ts';
import { relatedRequests } from '../requests/related.ts';
import { readRequest } from '../requests/request-detail.ts';
import { listRequests } from '../requests/request-list.ts';
import { requestOfDelivery, resend } from '../requests/resend.ts';
import {
  addNote,
  changeRequest,
  decideOnComment,
  eraseNote,
  findColleague,
  type Treating,
} from '../requests/treatment.ts';
import type { Api, ApiEnv, ApiOptions } from './api-options.ts';
import { exportRequests } from './export.ts';
import { readBody, readQuery, readVersion } from './read.ts';

type RequestRoutes = ApiOptions & {
  colleaguesAt(area: Area, asking: Staff): Promise<Staff[]>;
};

export function requestRoutes(api: Api, options: RequestRoutes): void {
  const { db, engine, clock, dispatch, answering, followUps, colleaguesAt, onCommentsChanged } =
    options;
  const { wake } = options;
  const listing = () => ({ db, engine, now: clock().getTime() });

  async function show(c: Context<ApiEnv>, id: string): Promise<Response> {
    const viewing = { now: clock().getTime(), staffId: c.var.staff.id };
    const request = await readRequest(db, id, viewing);
    return c.json(request, 200, { etag: `"${request.version}"` });
  }

  /** The caller and the version they have seen, for a decision on a request of their desks. */
  async function treating(c: Context<ApiEnv>, requestId: string): Promise<Treating> {
    await requireRequest(db, c.var.staff, requestId);
    return { requestId, version: readVersion(c), staff: c.var.staff, at: clock() };
  }

  api.get('/requests', async (c) =>
    c.json(await listRequests(listing(), c.var.staff, readQuery(c, requestQuery))),
  );
  api.get('/requests.csv', async (c) =>
    exportRequests(
      { ...listing(), staff: c.var.staff, log: options.log, clock },
      readQuery(c, exportQuery),
    ),
  );

  const choices = async () => (await options.answering.agency()).choices;

  api.get('/requests/facets', async (c) =>
    c.json(await countFacets(listing(), c.var.staff, readQuery(c, facetsQuery), await choices())),
  );
  api.get('/requests/choices', async (c) => {
    requireArea(c.var.staff, KINDS['phone-request'].area);
    return c.json(await choices());
  });
  api.post('/requests', async (c) => {
    requireArea(c.var.staff, KINDS['phone-request'].area);
    const id = await options.enterByHand(await readBody(c, newEntry), c.var.staff);
    wake();
    return show(c, id);
  });

  api.get('/requests/:id/related', async (c) => {
    const requestId = c.req.param('id');
    await requireRequest(db, c.var.staff, requestId);
    return c.json(await relatedRequests(db, c.var.staff, requestId, clock().getTime()));
  });

  api.get('/requests/:id', async (c) => {
    const requestId = c.req.param('id');
    await requireRequest(db, c.var.staff, requestId);
    await recordOpening(db, { actor: c.var.staff, requestId, at: clock() });
    return show(c, requestId);
  });

  api.patch('/requests/:id', async (c) => {
    const requestId = c.req.param('id');
    const { area } = await requireRequest(db, c.var.staff, requestId);
    const change = await readBody(c, requestChange);
    const colleagues = change.assignee ? await colleaguesAt(area, c.var.staff) : [];
    await changeRequest(db, dispatch, await treating(c, requestId), change, colleagues);
    wake();
    return show(c, requestId);
  });

  api.post('/requests/:id/notes', async (c) => {
    const requestId = c.req.param('id');
    const { area } = await requireRequest(db, c.var.staff, requestId);
    const { text, mentions } = await readBody(c, newNote);
    const colleagues = mentions.length > 0 ? await colleaguesAt(area, c.var.staff) : [];
    const mentioned = [...new Set(mentions)].map((id) => findColleague(colleagues, id));
    const noting = { requestId, staff: c.var.staff, at: clock() };
    await addNote(db, dispatch, noting, { text, mentioned });
    wake();
    return show(c, requestId);
  });

  api.delete('/requests/:id/notes/:note', async (c) => {
    const requestId = c.req.param('id');
    await requireRequest(db, c.var.staff, requestId);
    const noting = { requestId, staff: c.var.staff, at: clock() };
    await eraseNote(db, noting, c.req.param('note'));
    return show(c, requestId);
  });

  api.put('/requests/:id/follow-up', async (c) => {
    const requestId = c.req.param('id');
    await requireRequest(db, c.var.staff, requestId);
    const { on } = await readBody(c, newFollowUp);
    await followUps.set({ requestId, staff: c.var.staff, at: clock() }, on);
    return show(c, requestId);
  });

  api.delete('/requests/:id/follow-up', async (c) => {
    const requestId = c.req.param('id');
    await requireRequest(db, c.var.staff, requestId);
    await followUps.remove({ requestId, staff: c.var.staff, at: clock() });
    return show(c, requestId);
  });

  api.post('/requests/together', async (c) => {
    const order = await readBody(c, bulkChange);
    const { staff } = c.var;
    const outcome = await changeInBulk(db, dispatch, order, {
      staff,
      at: clock(),
      colleaguesAt: (area) => colleaguesAt(area, staff),
    });
    await onCommentsChanged();
    wake();
    return c.json(outcome);
  });

  api.post('/requests/:id/quarantine', async (c) => {
    const requestId = c.req.param('id');
    await quarantine(db, await treating(c, requestId));
    await onCommentsChanged();
    return show(c, requestId);
  });

  api.post('/requests/:id/release', async (c) => {
    const requestId = c.req.param('id');
    await release(db, dispatch, await treating(c, requestId));
    await onCommentsChanged();
    wake();
    return show(c, requestId);
  });

  api.post('/requests/:id/comment', async (c) => {
    const requestId = c.req.param('id');
    const decider = await treating(c, requestId);
    const { decision } = await readBody(c, commentDecision);
    await decideOnComment(db, decider, decision);
    await onCommentsChanged();
    return show(c, requestId);
  });

  api.get('/requests/:id/answering', async (c) => {
    const requestId = c.req.param('id');
    await requireRequest(db, c.var.staff, requestId);
    return c.json((await readAnswering(db, answering, requestId, c.var.staff)) satisfies Answering);
  });

  api.post('/requests/:id/answers', async (c) => {
    const requestId = c.req.param('id');
    const answerer = await treating(c, requestId);
    await answerRequest(db, answering, answerer, await readBody(c, newAnswer));
    wake();
    return show(c, requestId);
  });

  api.post('/requests/:id/stage', async (c) => {
    const requestId = c.req.param('id');
    const decider = await treating(c, requestId);
    await moveWithMail(db, answering, decider, await readBody(c, stageMove));
    wake();
    return show(c, requestId);
  });

  api.post('/answers/:id/cancel', async (c) => {
    const answerId = c.req.param('id');
    const requestId = await requestOfAnswer(db, answerId);
    await requireRequest(db, c.var.staff, requestId);
    await cancelAnswer(db, { answerId, staff: c.var.staff, at: clock() });
    return show(c, requestId);
  });

  api.post('/requests/:id/comment/answer', async (c) => {
    const requestId = c.req.param('id');
    const answerer = await treating(c, requestId);
    const { text } = await readBody(c, newCommentAnswer);
    await answerComment(db, dispatch, answerer, text);
    await onCommentsChanged();
    wake();
    return show(c, requestId);
  });

  api.delete('/requests/:id/comment/answer', async (c) => {
    const requestId = c.req.param('id');
    await withdrawAnswer(db, await treating(c, requestId));
    await onCommentsChanged();
    return show(c, requestId);
  });

  api.post('/deliveries/:id/resend', async (c) => {
    const requestId = await requestOfDelivery(db, c.req.param('id'));
    await requireRequest(db, c.var.staff, requestId);
    await resend(db, c.req.param('id'), { staff: c.var.staff, at: clock() });
    wake();
    return show(c, requestId);
  });
}
