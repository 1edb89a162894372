import { href, Link } from 'react-router';
import { CoverImage } from '../../content/cover-image.tsx';
import { Price } from '../../content/services/price.tsx';
import type { ServiceCard } from '../../content/services/service.ts';
import { serviceDrawing } from '../../content/services/service-drawing.ts';
import { Icon } from '../../ui/icon.tsx';
import { WholeWords } from '../../ui/whole-words.tsx';
import type { ServicesTexts } from './query.ts';
import './service-cards.css';
import './service-lines.css';
import '../../content/questions-list.css';
import '../../ui/link.css';
import '../../ui/whole-card.css';

type ServiceCardsProps = {
  texts: Pick<ServicesTexts, 'listTitle' | 'listText'>;
  services: readonly ServiceCard[];
};

/**
 * The services with their prices: the featured ones on lines of their own, from one side of the page to the other, each
 * of another scale; the others in pairs. On a telephone what a service holds is folded under its name and price: the
 * browser opens it at a search of the page and at an address that ends with the service's slug.
 */
export function ServiceCards({ texts, services }: ServiceCardsProps) {
  return (
    <section className="service-cards section" aria-labelledby="service-cards-title">
      <div className="wrap">
        <div className="service-cards-head grid">
          <h2 className="large" id="service-cards-title">
            {texts.listTitle}
          </h2>
          {texts.listText && <p className="lead">{texts.listText}</p>}
        </div>
        <ul className="service-cards-list">
          {services.map((service, index) => (
            <li
              key={service.slug}
              className={service.featured ? 'service-card service-card-featured' : 'service-card'}
            >
              <Card service={service} sizes={pictureSizes(service, index)} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** How wide the picture of each of the six lines is drawn, to cover its box: service-lines.css. */
const LINES = [
  'max(50vw, 800px)',
  'max(25vw, 500px)',
  'max(25vw, 520px)',
  'max(44vw, 640px)',
  'max(25vw, 500px)',
  'max(50vw, 800px)',
];

/** Beside the text of its line it is as high as that is. */
const pictureSizes = ({ featured }: ServiceCard, line: number) =>
  featured
    ? `(max-width: 767px) 116px, (max-width: 1023px) 680px, ${LINES[line % LINES.length]}`
    : '(max-width: 767px) 116px, (max-width: 1440px) 11vw, max(151px, 8vw)';

function Card({ service, sizes }: { service: ServiceCard; sizes: string }) {
  const { slug, title, outcome, description, benefits, price, cover, icon } = service;
  return (
    <>
      <div className="service-card-art">
        <CoverImage picture={cover ?? { ...serviceDrawing(icon), alt: '' }} sizes={sizes} />
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
            Ce que vous recevez
            <span className="visually-hidden">&nbsp;: {title}</span>
            <span className="questions-toggle" aria-hidden="true" />
          </summary>
          {/* Inside, so that its address opens what is folded; it stands at the top of the card. */}
          <span className="service-card-place" id={slug} />
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
