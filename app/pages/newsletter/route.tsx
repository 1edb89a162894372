import { href } from 'react-router';
import { NEWSLETTER_PROMISE } from '../../../inbox/forms/newsletter-promise.ts';
import { listIssues } from '../../content/issues/issue.ts';
import { contentContext, visitContext } from '../../context.ts';
import { SENT_PARAMETER } from '../../forms/form-outcome.ts';
import { formPage, receiveForm } from '../../forms/receive-form.ts';
import { hydrateLater } from '../../frame/hydrate-later.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import type { PageHandle } from '../../frame/site-header.tsx';
import type { Route } from './+types/route';

export const handle: PageHandle = { header: 'enamel' };

const PATH = href('/newsletter');

/** The form works without the archive: content that cannot be read takes nothing from it. */
export async function loader({ context }: Route.LoaderArgs) {
  const issues = await listIssues(context.get(contentContext)).catch((error: unknown) => {
    context.get(visitContext).reportError(error);
  });
  return { issues };
}

/** Without script. The box's script talks to subscription.ts. */
export async function action(sent: Route.ActionArgs) {
  const received = await receiveForm({ kind: 'newsletter-subscription' }, sent);
  return formPage(received, `${PATH}?${SENT_PARAMETER}=1`);
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export function meta({ matches }: Route.MetaArgs) {
  const [{ loaderData: site }] = matches;
  return pageMeta(site, { title: 'Newsletter', description: NEWSLETTER_PROMISE, path: PATH });
}

export default await hydrateLater(
  async () => (await import('./newsletter-page.tsx')).NewsletterPage,
);
