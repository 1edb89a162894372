import { findJob } from '../../content/jobs/job.ts';
import { jobAddress } from '../../content/jobs/job-address.ts';
import { contentContext, visitContext } from '../../context.ts';
import { receiveForm, type SentForm } from '../../forms/receive-form.ts';

/** Receives an application to the job at an address: taken while the job is open, on the server's clock. */
export function receiveApplication(slug: string, { request, context }: SentForm) {
  const about = async () => {
    const page = await findJob(context.get(contentContext), slug).catch((error: unknown) => {
      // Nobody knows whether the job is still open: the error makes the visitor send the application again.
      context.get(visitContext).reportError(error);
      throw error;
    });
    if (!page) return { refusal: 'Cette offre n’est plus en ligne.', isGone: true };
    const { id, title, contactEmail, closed, deadline } = page.job;
    if (closed) {
      const since = deadline ? ` depuis le ${deadline.written}` : '';
      return { refusal: `Les candidatures à ce poste sont closes${since}.` };
    }
    return { id, title, path: jobAddress(slug), contactEmail };
  };
  return receiveForm({ kind: 'job-application', about }, { request, context });
}
