import { href, Link } from 'react-router';
import { CoverImage } from '../../content/cover-image.tsx';
import { Price } from '../../content/services/price.tsx';
import type { ServiceCard } from '../../content/services/service.ts';
import { serviceDrawing } from '../../content/services/service-drawing.ts';
import { Icon } from '../../ui/icon.tsx';
import { WholeWords } from '../../ui/whole-words.tsx';
import type { ServicesTexts } from './query.ts';
import './service-cards.css';
import '../../ui/link.css';
import '../../ui/whole-card.css';

type ServiceCardsProps = {
  texts: Pick<ServicesTexts, 'listTitle' | 'listText'>;
  services: readonly ServiceCard[];
};

/** The services with their prices: the featured ones in full width, the others in pairs. */
export function ServiceCards({ texts, services }: ServiceCardsProps) {
  return (
    <section className="service-cards section" aria-labelledby="service-cards-title">
      <div className="wrap">
        <div className="service-cards-head grid">
          <h2 className="large" id="service-cards-title">
            {texts.listTitle}
          </h2>
          <p className="lead">{texts.listText}</p>
        </div>
        <ul className="service-cards-list">
          {services.map((service) => (
            <li
              key={service.slug}
              className={service.featured ? 'service-card service-card-featured' : 'service-card'}
            >
              <Card service={service} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Card({ service }: { service: ServiceCard }) {
  const { slug, title, outcome, description, benefits, price, cover, icon } = service;
  return (
    <>
      <div className="service-card-art">
        <CoverImage
          picture={cover ?? { ...serviceDrawing(icon), alt: '' }}
          sizes={
            service.featured
              ? '(max-width: 767px) 100vw, (max-width: 1023px) 36vw, (max-width: 1440px) 21vw, 302px'
              : '(max-width: 767px) 100vw, (max-width: 1440px) 11vw, 151px'
          }
        />
      </div>
      <div className="service-card-text">
        <h3 className="medium">
          <Link
            className="whole-card"
            to={href('/services/:slug', { slug })}
            prefetch="intent"
            viewTransition
          >
            <WholeWords>{title}</WholeWords>
          </Link>
        </h3>
        {outcome && <p className="service-card-outcome display">{outcome}</p>}
        {description && <p className="muted">{description}</p>}
      </div>
      <div className="service-card-offer">
        {price && (
          <p className="service-card-price">
            {typeof price !== 'string' && 'à partir de '}
            <Price price={typeof price === 'string' ? price : price.text} />
          </p>
        )}
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
      </div>
    </>
  );
}
