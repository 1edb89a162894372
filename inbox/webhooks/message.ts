/** Composes the body of a message from the request it is about: the same bytes at each attempt. */
import { z } from 'zod';
import { PARTS } from '../../staff/desk-addresses.ts';
import { AREA_WORDS } from '../contract/areas.ts';
import type { StoredRequest } from '../deliveries/delivery.ts';
import { areaOf } from '../kinds/kinds.ts';
import { changeSchema, EPITAPH } from './announce.ts';

export type StoredMessage = {
  type: string;
  /** JSON, as it was announced. */
  change: string;
  /** The time of the event. */
  at: Date;
};

/** The data about a row that is deleted. */
const epitaph = z.object({
  kind: z.string(),
  id: z.string().optional(),
  subscriptionId: z.string().optional(),
});

/** The body, as `docs/webhooks.md` describes it. */
export function writeMessage(
  { type, change, at }: StoredMessage,
  request: StoredRequest,
  siteOrigin: string,
): string {
  return JSON.stringify({
    type,
    timestamp: at.toISOString(),
    data: {
      ...(request.kind === EPITAPH ? restOf(request) : dataOf(request, siteOrigin)),
      change: changeSchema.parse(JSON.parse(change)),
    },
  });
}

/** The body of a trial: nothing happened, and no request is in it. */
export function writeTrial(siteOrigin: string, at: Date): string {
  return JSON.stringify({
    type: 'test',
    timestamp: at.toISOString(),
    data: { message: `Essai envoyé depuis ${siteOrigin}` },
  });
}

function restOf({ fields }: StoredRequest) {
  const { kind, id = null, subscriptionId } = epitaph.parse(fields);
  return { kind, id, ...(subscriptionId && { subscription: { id: subscriptionId } }) };
}

function dataOf(request: StoredRequest, siteOrigin: string) {
  const { id, kind, reference, receivedAt, dueAt, fields, about, attachment } = request;
  const { subscriptionId } = request;
  const { slug } = AREA_WORDS[areaOf(kind) ?? 'contact'];
  return {
    kind,
    id,
    reference,
    receivedAt: receivedAt.toISOString(),
    dueAt: dueAt?.toISOString() ?? null,
    fields,
    about: about ? { id: about.id, title: about.title, url: siteOrigin + about.path } : null,
    // The message leaves out the file's bytes: a person who may read it follows the address and logs in.
    file: attachment
      ? { name: attachment.name, size: attachment.size, verdict: attachment.verdict }
      : null,
    ...(subscriptionId && { subscription: { id: subscriptionId } }),
    url: `${siteOrigin}${PARTS.requests.address}/${slug}/${id}`,
  };
}
