import { href, Link } from 'react-router';
import lighthouse from '../drawings/lighthouse.svg?url';
import brand from '../drawings/services/offer-brand.svg?url';
import mobile from '../drawings/services/offer-mobile.svg?url';
import shop from '../drawings/services/offer-shop.svg?url';
import strategy from '../drawings/services/offer-strategy.svg?url';
import web from '../drawings/services/offer-web.svg?url';
import { Carousel } from '../ui/carousel.tsx';
import { Icon } from '../ui/icon.tsx';
import { WholeWords } from '../ui/whole-words.tsx';
import type { Offers as Content } from './own-blocks.ts';
import './offers.css';
import './offer-art.css';
import '../ui/link.css';

/** The offers in the order of the façade: each place has its enamel, its drawing, and what the drawing does. */
const PLACES = [
  { name: 'brand', art: brand, width: 660, height: 660 },
  { name: 'web', art: web, width: 720, height: 300 },
  { name: 'search', art: lighthouse, width: 240, height: 620 },
  { name: 'strategy', art: strategy, width: 480, height: 480 },
  { name: 'mobile', art: mobile, width: 480, height: 400 },
  { name: 'shop', art: shop, width: 1200, height: 300 },
] as const;

/** The services: six trades (shell-2.102 in test/specification.md), one façade, no joint between them. */
export function Offers({ id, block: { title, text, offers } }: { id: string; block: Content }) {
  return (
    <section className="offers" id={id} aria-labelledby={`${id}-title`}>
      <div className="wrap grid offers-heading">
        <h2 className="poster" id={`${id}-title`}>
          {title}
        </h2>
        {text && <p className="lead">{text}</p>}
      </div>
      <Carousel label={title} className="facade">
        {offers.map((offer, index) => {
          const { name, art, width, height } = PLACES[index % PLACES.length] ?? PLACES[0];
          return (
            <li key={offer.title} className={`offer offer-${name}`}>
              <h3 className="medium">
                <WholeWords>{offer.title}</WholeWords>
              </h3>
              {offer.description && <p>{offer.description}</p>}
              <ul>
                {offer.features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
              <Link className="link" to={offer.to ?? href('/services')}>
                En savoir plus
                <span className="visually-hidden">{`\u00a0: ${offer.title}`}</span>
                <Icon name="arrow" />
              </Link>
              <div className="offer-art">
                <img src={art} width={width} height={height} alt="" loading="lazy" />
              </div>
            </li>
          );
        })}
      </Carousel>
    </section>
  );
}
