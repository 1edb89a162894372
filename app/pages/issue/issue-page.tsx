import { href, Link } from 'react-router';
import { CoverImage } from '../../content/cover-image.tsx';
import type { ChosenPage } from '../../content/issues/issue.ts';
import { RichText } from '../../content/texts/rich-text.tsx';
import { NewsletterBox } from '../../forms/newsletter-box.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Route } from './+types/route.ts';
import './issue.css';
import '../../ui/link.css';

/** The page's column: issue.css. */
const COVER_SIZES = '(max-width: 1440px) 89vw, min(100vw, 1920px)';

/** A letter of the archive, as its subscribers got it. */
export function IssuePage({ loaderData: { issue, cover, newsletter } }: Route.ComponentProps) {
  const { subject, preheader, published, body, chosen } = issue;
  return (
    <>
      <article className="issue">
        <header className="issue-head wrap">
          <Link className="link issue-back" to={href('/newsletter')}>
            <Icon name="arrow" />
            Toutes les lettres
          </Link>
          <h1 className="poster">{subject}</h1>
          {preheader && <p className="lead">{preheader}</p>}
          {published && (
            <p className="note">
              Envoyée le <time dateTime={published.iso}>{published.written}</time>
            </p>
          )}
        </header>
        <div className="wrap">
          <div className="issue-cover">
            <CoverImage picture={cover} sizes={COVER_SIZES} eager />
          </div>
          <div className="grid">
            <div className="issue-text">
              <RichText blocks={body} headings={2} />
            </div>
            {chosen.length > 0 && <Chosen pages={chosen} />}
          </div>
        </div>
      </article>
      {newsletter && <NewsletterBox texts={newsletter} />}
    </>
  );
}

function Chosen({ pages }: { pages: readonly ChosenPage[] }) {
  return (
    <section className="issue-chosen" aria-labelledby="issue-chosen-title">
      <h2 className="visually-hidden" id="issue-chosen-title">
        À lire avec cette lettre
      </h2>
      <ul>
        {pages.map(({ noun, title, text, path }) => (
          <li key={path}>
            <p className="note muted">{noun}</p>
            <h3 className="small">
              <Link className="link" to={path} prefetch="intent">
                {title}
              </Link>
            </h3>
            {text && <p>{text}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
