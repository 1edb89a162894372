import { href, Link } from 'react-router';
import { imageAttributes } from '../../content/picture-attributes.ts';
import { Price } from '../../content/services/price.tsx';
import { reportServiceCall } from '../../content/services/service-event.ts';
import type { Package, ServicePage } from '../../content/services/service-page.ts';
import type { StartingPrice } from '../../content/services/service-price.ts';
import { requestAddress } from '../../content/services/service-request.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Khatam } from '../../ui/khatam.tsx';
import { WholeWords } from '../../ui/whole-words.tsx';
import './service-hero.css';

/** What the service is, what it brings, and the figure that proves it; beside them its drawing. */
export function ServiceHero({ service }: { service: ServicePage }) {
  const { slug, title, subtitle, outcome, packages, proof, cover, call } = service;
  const [entry] = packages;
  return (
    <section className="service-hero night" aria-labelledby="service-title">
      <picture>
        {cover.narrow && <source media="(max-width: 767px)" srcSet={cover.narrow.src} />}
        {cover.upright && <source media="(max-width: 1023px)" srcSet={cover.upright.src} />}
        <img
          className="service-hero-art"
          {...imageAttributes(cover.wide, '(max-width: 767px) 100vw, 50vw')}
          alt={cover.wide.alt}
          fetchPriority="high"
        />
      </picture>
      <div className="wrap grid">
        <div className="service-hero-text">
          <nav className="service-trail" aria-label="Fil d’Ariane">
            <Link to="/">Accueil</Link>
            <Khatam />
            <Link to={href('/services')}>Services</Link>
            <Khatam />
            <span aria-current="page">{title}</span>
          </nav>
          <h1 className="poster" id="service-title">
            <WholeWords>{title}</WholeWords>
          </h1>
          {subtitle && <p className="service-subtitle medium display">{subtitle}</p>}
          {outcome && (
            <p className="lead">
              {outcome}
              {entry?.price && <EntryPrice price={entry.price} timeline={entry.timeline} />}
            </p>
          )}
          <ButtonLink
            to={requestAddress(slug)}
            tone="light"
            onClick={() => reportServiceCall(slug, 'main_cta')}
          >
            {call.buttonText}
          </ButtonLink>
          {proof && (
            <p className={proof.figure ? 'service-proof' : 'service-proof service-proof-words'}>
              {proof.figure && <strong>{proof.figure}</strong>} <span>{proof.text}</span>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}

type EntryPriceProps = { price: StartingPrice; timeline: Package['timeline'] };

/** What the simplest package costs, and how long it takes: after what the client has in the end. */
function EntryPrice({ price, timeline }: EntryPriceProps) {
  return (
    <>
      {' À\u00a0partir de '}
      <Price price={price.text} />
      {timeline && ` (${lowerFirst(timeline)})`}.
    </>
  );
}

/** `Six mois au moins` inside a sentence. */
const lowerFirst = (words: string) => words.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
