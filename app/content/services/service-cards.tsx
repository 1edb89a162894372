import { href, Link } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import { WholeWords } from '../../ui/whole-words.tsx';
import { CoverImage } from '../cover-image.tsx';
import { Price } from './price.tsx';
import type { ServiceCard } from './service.ts';

type ServiceCardsProps = {
  id: string;
  title: string;
  text?: string | undefined;
  services: readonly ServiceCard[];
  /** Whether the address of each is its slug behind `#`, as on the page of all services. */
  areAddressed?: boolean;
};

/**
 * The services with their prices: the featured ones on lines of their own, from one side of the page to the other, each
 * of another scale; the others in pairs. On a telephone what a service holds is folded under its name and price: the
 * browser opens it at a search of the page and at an address that ends with the service's slug.
 */
export function ServiceCards({ id, title, text, services, areAddressed }: ServiceCardsProps) {
  return (
    <section className="service-cards section" id={id} aria-labelledby={`${id}-title`}>
      <div className="wrap">
        <div className="service-cards-head grid">
          <h2 className="large" id={`${id}-title`}>
            {title}
          </h2>
          {text && <p className="lead">{text}</p>}
        </div>
        <ul className="service-cards-list">
          {services.map((service, index) => (
            <li
              key={service.slug}
              className={service.featured ? 'service-card service-card-featured' : 'service-card'}
            >
              <Card
                service={service}
                sizes={pictureSizes(service, index)}
                isAddressed={areAddressed}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The widths at which the picture of each of the six lines is drawn, to cover its box: service-lines.css. */
const LINES = [
  'max(50vw, 800px)',
  'max(25vw, 500px)',
  'max(25vw, 520px)',
  'max(44vw, 640px)',
  'max(25vw, 500px)',
  'max(50vw, 800px)',
];

/** Returns the `sizes` of a service's picture, which is as high as the text beside it. */
const pictureSizes = ({ featured }: ServiceCard, line: number) =>
  featured
    ? `(max-width: 767px) 116px, (max-width: 1023px) 680px, ${LINES[line % LINES.length]}`
    : '(max-width: 767px) 116px, (max-width: 1440px) 11vw, max(151px, 8vw)';

type CardProps = { service: ServiceCard; sizes: string; isAddressed: boolean | undefined };

function Card({ service, sizes, isAddressed }: CardProps) {
  const { slug, title, outcome, description, benefits, price, cover, upright, featured } = service;
  return (
    <>
      <div className="service-card-art">
        {/* An animated picture has sources of its own. */}
        {featured && !cover.moves ? (
          <picture>
            <source media="(min-width: 768px) and (max-width: 1023px)" srcSet={upright} />
            <CoverImage picture={cover} sizes={sizes} />
          </picture>
        ) : (
          <CoverImage picture={cover} sizes={sizes} />
        )}
      </div>
      <div className="service-card-head">
        <h3 className="medium">
          <Link className="whole-card" to={href('/services/:slug', { slug })} prefetch="intent">
            <WholeWords>{title}</WholeWords>
          </Link>
        </h3>
        {outcome && <p className="service-card-outcome display">{outcome}</p>}
        {price && (
          <p className="service-card-price">
            {typeof price !== 'string' && <span>à partir de </span>}
            <Price price={typeof price === 'string' ? price : price.text} />
          </p>
        )}
      </div>
      {(description || benefits.length > 0) && (
        <details className="service-card-more">
          <summary>
            Voir le détail
            <span className="visually-hidden">&nbsp;: {title}</span>
            <span className="questions-toggle" aria-hidden="true" />
          </summary>
          {/* The anchor is inside the fold, so that its address opens it; it is placed at the top of the card. */}
          {isAddressed && <span className="service-card-place" id={slug} />}
          {description && <p className="muted">{description}</p>}
          {benefits.length > 0 && (
            <ul>
              {benefits.map((benefit) => (
                <li key={benefit}>{benefit}</li>
              ))}
            </ul>
          )}
          <p className="link" aria-hidden="true">
            Voir le service
            <Icon name="arrow" />
          </p>
        </details>
      )}
    </>
  );
}
