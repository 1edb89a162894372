import { href, Link, useSearchParams } from 'react-router';
import { CoverImage } from '../../content/cover-image.tsx';
import type { PastIssue } from '../../content/issues/issue.ts';
import { SENT_PARAMETER } from '../../forms/form-outcome.ts';
import { NewsletterBox } from '../../forms/newsletter-box.tsx';
import type { Route } from './+types/route';
import './past-issues.css';
import '../../ui/whole-card.css';

type Props = { title: string; issues: readonly PastIssue[] };

/** The archive: what a subscriber would have got, before one subscribes. */
function PastIssues({ title, issues }: Props) {
  return (
    <section className="past-issues section" aria-labelledby="past-issues-title">
      <div className="wrap">
        <h2 className="large" id="past-issues-title">
          {issues.length === 0 ? 'La première lettre s’écrit' : title}
        </h2>
        {issues.length === 0 ? (
          <p className="lead">
            Laissez votre adresse plus haut&nbsp;: vous la lirez avant tout le monde, et elle
            restera ici ensuite.
          </p>
        ) : (
          <ol>
            {issues.map(({ id, slug, subject, preheader, published, cover }) => (
              <li key={id}>
                <div className="past-issue-cover">
                  <CoverImage picture={cover} sizes="144px" />
                </div>
                {published && (
                  <time className="note muted" dateTime={published.iso}>
                    {published.written}
                  </time>
                )}
                <h3 className="medium">
                  <Link
                    className="whole-card"
                    to={href('/newsletter/:slug', { slug })}
                    prefetch="intent"
                  >
                    {subject}
                  </Link>
                </h3>
                {preheader && <p>{preheader}</p>}
              </li>
            ))}
          </ol>
        )}
      </div>
    </section>
  );
}

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
