import { href, useSearchParams } from 'react-router';
import { NEWSLETTER_PROMISE } from '../../../inbox/forms/newsletter-wording.ts';
import { type FormOutcome, SENT_PARAMETER } from '../../forms/form-outcome.ts';
import { NewsletterBox, type SubscriptionAnswer } from '../../forms/newsletter-box.tsx';
import { receiveContact } from '../../forms/receive-contact.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import type { PageHandle } from '../../frame/site-header.tsx';
import type { Route } from './+types/route';

export const handle: PageHandle = { header: 'enamel' };

const PATH = href('/newsletter');

/** Without script. The box's script talks to newsletter-subscription.ts. */
export async function action({ request, context }: Route.ActionArgs) {
  return receiveContact({
    kind: 'newsletter-subscription',
    request,
    context,
    confirmation: `${PATH}?${SENT_PARAMETER}=1`,
  });
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export function meta({ matches }: Route.MetaArgs) {
  const [{ loaderData: site }] = matches;
  return pageMeta(site, { title: 'Newsletter', description: NEWSLETTER_PROMISE, path: PATH });
}

export default function NewsletterPage({ actionData }: Route.ComponentProps) {
  const [searchParams] = useSearchParams();
  const sent = searchParams.has(SENT_PARAMETER);
  return (
    <NewsletterBox
      key={String(sent)}
      as="h1"
      answered={sent ? { state: 'received' } : answerOf(actionData)}
      typed={actionData && 'values' in actionData ? actionData.values.email : undefined}
    />
  );
}

function answerOf(outcome: FormOutcome | undefined): SubscriptionAnswer | undefined {
  if (outcome?.state !== 'refused') return outcome;
  return { state: 'refused', error: outcome.errors.email ?? outcome.message };
}
