import { href, Link } from 'react-router';
import brand from '../../drawings/services/door-brand.svg?url';
import mobile from '../../drawings/services/door-mobile.svg?url';
import scales from '../../drawings/services/door-scales.svg?url';
import shop from '../../drawings/services/door-shop.svg?url';
import strategy from '../../drawings/services/door-strategy.svg?url';
import web from '../../drawings/services/door-web.svg?url';
import { Icon } from '../../ui/icon.tsx';
import { WholeWords } from '../../ui/whole-words.tsx';
import type { ServicesTexts } from './query.ts';
import './service-doors.css';
import '../../ui/whole-card.css';

/** The six key services, in the order of the specification (pages-2.47 in test/specification.md). */
const KEY_SERVICES = [
  {
    slug: 'production-video',
    name: 'Production vidéo',
    text: 'Reels et films de marque',
    art: mobile,
  },
  {
    slug: 'creation-contenu',
    name: 'Création de contenu',
    text: 'Des textes, des photos',
    art: brand,
  },
  {
    slug: 'strategie-marketing',
    name: 'Stratégie marketing',
    text: 'Un plan et un budget',
    art: strategy,
  },
  { slug: 'media-buying', name: 'Media buying', text: 'La publicité au bon prix', art: scales },
  { slug: 'sites-vitrines', name: 'Sites vitrines', text: 'Être trouvé, être rappelé', art: web },
  {
    slug: 'sites-e-commerce',
    name: 'Sites e-commerce',
    text: 'Vendre, encaisser, livrer',
    art: shop,
  },
] as const;

type Props = {
  texts: Pick<ServicesTexts, 'title' | 'introduction'>;
  /** The slugs of the services that are shown. */
  published: readonly string[];
};

/** The head of /services: six doors, one per key service; a door without its service leads to the contact page. */
export function ServiceDoors({ texts, published }: Props) {
  return (
    <section className="service-doors night" aria-labelledby="services-title">
      <div className="wrap">
        <div className="service-doors-head grid">
          <h1 className="poster" id="services-title">
            {texts.title}
          </h1>
          <p className="lead">{texts.introduction}</p>
        </div>
        <ul className="service-street" aria-label="Nos six métiers">
          {KEY_SERVICES.map(({ slug, name, text, art }) => (
            <li key={slug}>
              <div className="service-street-door">
                <img src={art} width={240} height={460} alt="" />
              </div>
              <h2>
                <Link
                  className="whole-card"
                  to={
                    published.includes(slug) ? href('/services/:slug', { slug }) : href('/contact')
                  }
                  prefetch="intent"
                >
                  <WholeWords>{name}</WholeWords>
                </Link>
              </h2>
              <p>
                {text}
                <Icon name="arrow" />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
