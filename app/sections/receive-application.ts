import { data, type RouterContextProvider, redirect } from 'react-router';
import { contentContext, inboxContext, visitContext } from '../context.ts';
import { findJob } from '../queries/job.ts';
import type { ContactOutcome } from './contact-outcome.ts';
import { jobAddress } from './job-address.ts';

type Posted = { request: Request; context: Readonly<RouterContextProvider> };

/** What became of an application, and the status that says so. */
export type ReceivedApplication = { outcome: ContactOutcome; status: number };

/** The short application of /careers. Success is said only once it is on disk. */
export function receiveShortApplication(posted: Posted): Promise<ReceivedApplication> {
  return receive('short-application', posted);
}

/** An application to the job at an address: taken while the job is open, on the server's clock. */
export async function receiveJobApplication(
  posted: Posted,
  slug: string,
): Promise<ReceivedApplication> {
  const found = await findJob(posted.context.get(contentContext), slug).catch((error: unknown) => {
    posted.context.get(visitContext).reportError(error);
    return 'unknown' as const;
  });
  // Whether it is open cannot be told: the application is not thrown away, it is asked for again.
  if (found === 'unknown') return { outcome: { state: 'failed', values: {} }, status: 503 };
  if (!found) return refused('Cette offre n’est plus en ligne.', 404);
  const { job } = found;
  if (job.closed) {
    const since = job.deadline ? ` depuis le ${job.deadline.written}` : '';
    return refused(`Les candidatures à ce poste sont closes${since}.`, 409);
  }
  const { id, title, contactEmail } = job;
  return receive('job-application', posted, { id, title, path: jobAddress(slug), contactEmail });
}

/** For a browser without script: a page that shows the outcome, or leads to the confirmation. */
export function applicationPage({ outcome, status }: ReceivedApplication, confirmation: string) {
  if (outcome.state === 'received') return redirect(confirmation, 303);
  return data(outcome, { status, headers: NOT_STORED });
}

/** For the page's script. */
export function applicationAnswer({ outcome, status }: ReceivedApplication): Response {
  return Response.json(outcome, { status, headers: NOT_STORED });
}

const NOT_STORED = { 'cache-control': 'no-store' };

async function receive(
  kind: 'short-application' | 'job-application',
  { request, context }: Posted,
  about?: { id: string; title: string; path: string; contactEmail: string | undefined },
): Promise<ReceivedApplication> {
  const { address, requestId } = context.get(visitContext);
  const receipt = await context
    .get(inboxContext)
    .receiveUpload(kind, request, { address, requestId, about });
  switch (receipt.outcome) {
    case 'received':
      return { outcome: { state: 'received' }, status: 200 };
    case 'failed':
      return { outcome: { state: 'failed', values: receipt.values }, status: receipt.status };
    case 'refused': {
      const { message, errors, values, status } = receipt;
      return { outcome: { state: 'refused', message, errors, values }, status };
    }
  }
}

function refused(message: string, status: number): ReceivedApplication {
  return { outcome: { state: 'refused', message, errors: {}, values: {} }, status };
}
