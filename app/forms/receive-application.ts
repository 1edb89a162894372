import { data, type RouterContextProvider, redirect } from 'react-router';
import { findJob } from '../content/jobs/job.ts';
import { jobAddress } from '../content/jobs/job-address.ts';
import { contentContext, inboxContext, visitContext } from '../context.ts';
import { type FormOutcome, withReference } from './form-outcome.ts';

type Posted = { request: Request; context: Readonly<RouterContextProvider> };

/** What is applied for, and who reads the application when not the agency's own address. */
type Job = { id: string; title: string; path: string; contactEmail: string | undefined };

/** Why nobody can apply for it, in French. */
type Closed = { refusal: string };

/** What became of an application, and the status that says so. */
export type ReceivedApplication = {
  outcome: FormOutcome;
  status: number;
  /** When to try again, in seconds. */
  retryAfter?: number | undefined;
};

/** The short application of /careers. Success is said only once it is on disk. */
export function receiveShortApplication(posted: Posted): Promise<ReceivedApplication> {
  return receive('short-application', posted);
}

/** An application to the job at an address: taken while the job is open, on the server's clock. */
export function receiveJobApplication(posted: Posted, slug: string): Promise<ReceivedApplication> {
  const { context } = posted;
  return receive('job-application', posted, async () => {
    const found = await findJob(context.get(contentContext), slug).catch((error: unknown) => {
      // Whether it is open cannot be told: the application is not thrown away, it is asked for again.
      context.get(visitContext).reportError(error);
      throw error;
    });
    if (!found) return { refusal: 'Cette offre n’est plus en ligne.' };
    const { id, title, contactEmail, closed, deadline } = found.job;
    if (closed) {
      const since = deadline ? ` depuis le ${deadline.written}` : '';
      return { refusal: `Les candidatures à ce poste sont closes${since}.` };
    }
    return { id, title, path: jobAddress(slug), contactEmail };
  });
}

/** For a browser without script: a page that shows the outcome, or leads to the confirmation. */
export function applicationPage(received: ReceivedApplication, confirmation: string) {
  const { outcome, status } = received;
  if (outcome.state === 'received') {
    const { reference } = outcome;
    return redirect(reference ? withReference(confirmation, reference) : confirmation, 303);
  }
  return data(outcome, { status, headers: headersOf(received) });
}

/** For the page's script. */
export function applicationAnswer(received: ReceivedApplication): Response {
  const { outcome, status } = received;
  return Response.json(outcome, { status, headers: headersOf(received) });
}

function headersOf({ retryAfter }: ReceivedApplication): Record<string, string> {
  return {
    'cache-control': 'no-store',
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
  };
}

async function receive(
  kind: 'short-application' | 'job-application',
  { request, context }: Posted,
  about?: () => Promise<Job | Closed>,
): Promise<ReceivedApplication> {
  const { address, requestId } = context.get(visitContext);
  const receipt = await context
    .get(inboxContext)
    .receiveUpload(kind, request, { address, requestId, ...(about && { about }) });
  switch (receipt.outcome) {
    case 'received':
      return { outcome: { state: 'received', reference: receipt.reference }, status: 200 };
    case 'failed':
      return {
        outcome: { state: 'failed', values: receipt.values },
        status: receipt.status,
        retryAfter: receipt.retryAfter,
      };
    case 'refused': {
      const { message, errors, values, status, retryAfter } = receipt;
      return { outcome: { state: 'refused', message, errors, values }, status, retryAfter };
    }
  }
}
