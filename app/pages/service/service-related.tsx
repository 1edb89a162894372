import { href, Link } from 'react-router';
import type { ServicePage } from '../../content/services/service-page.ts';
import { Icon } from '../../ui/icon.tsx';
import { WholeWords } from '../../ui/whole-words.tsx';
import './service-related.css';
import '../../ui/whole-card.css';

type Props = Pick<ServicePage, 'relatedServices' | 'relatedPosts'>;

/** What is often bought with the service, and what helps to decide. */
export function ServiceRelated({ relatedServices, relatedPosts }: Props) {
  return (
    <section className="service-related section" aria-labelledby="service-related-title">
      <div className="wrap">
        <h2 className="large" id="service-related-title">
          À voir aussi
        </h2>
        <ul>
          {relatedServices.map(({ slug, title, outcome }) => (
            <Line
              key={slug}
              kind="Service"
              to={href('/services/:slug', { slug })}
              title={title}
              text={outcome}
            />
          ))}
          {relatedPosts.map(({ slug, title, excerpt }) => (
            <Line
              key={slug}
              kind="Article"
              to={href('/blog/:slug', { slug })}
              title={title}
              text={excerpt}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}

type LineProps = { kind: string; to: string; title: string; text: string | undefined };

function Line({ kind, to, title, text }: LineProps) {
  return (
    <li>
      <p className="service-related-kind">{kind}</p>
      <h3 className="medium">
        <Link className="whole-card" to={to} prefetch="intent">
          <WholeWords>{title}</WholeWords>
        </Link>
      </h3>
      {text && <p className="muted">{text}</p>}
      <Icon name="arrow" />
    </li>
  );
}
