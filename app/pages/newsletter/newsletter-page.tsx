import { useSearchParams } from 'react-router';
import { SENT_PARAMETER } from '../../forms/form-outcome.ts';
import { NewsletterBox } from '../../forms/newsletter-box.tsx';
import type { Route } from './+types/route';
import { PastIssues } from './past-issues.tsx';

export function NewsletterPage({ actionData, loaderData }: Route.ComponentProps) {
  const [searchParams] = useSearchParams();
  const { box, texts, issues } = loaderData;
  const sent = searchParams.has(SENT_PARAMETER);
  return (
    <>
      <NewsletterBox
        key={String(sent)}
        texts={box}
        as="h1"
        answered={sent ? { state: 'received' } : actionData}
      />
      {issues && <PastIssues title={texts.archiveTitle} issues={issues} />}
    </>
  );
}
