import { useEffect, useMemo, useRef } from 'react';
import { href, useSearchParams } from 'react-router';
import { COMPANIES, PROJECTS, RESPONSE, SATISFACTION, YEARS } from '../../../model/figures.ts';
import { Blocks } from '../../blocks/blocks.tsx';
import { ListNotice } from '../../content/list-notice.tsx';
import type { Claims as Figures } from '../../content/settings.ts';
import { useOffPart } from '../../content/use-off-part.ts';
import hero from '../../drawings/hero.svg?url';
import heroMobile from '../../drawings/hero-mobile.svg?url';
import { useRelief } from '../../drawings/use-relief.ts';
import { SENT_PARAMETER } from '../../forms/form-outcome.ts';
import { expand, inOrder } from '../../frame/compact-data.ts';
import { pieceIntent, takeEarlyPiece } from '../../last-piece/piece-intent.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { RevealOnScroll } from '../../ui/reveal-on-scroll.tsx';
import { TitleLines } from '../../ui/title-lines.tsx';
import type { Route } from './+types/route';
import type { Home } from './query.ts';
import './claims.css';
import './last-piece-button.css';
import './hero.css';
import './hero-art.css';

/** `?index` names this route and not its layout. An anchor would keep the focus from the field that was refused. */
const FORM_ADDRESS = '/?index';

/** Fills the page while no section has any content: an announcement, and links. */
function HomeEmpty() {
  return (
    <ListNotice
      piece="accueil-en-attente"
      title="La suite se prépare"
      text="Nos services et nos projets prennent place ici, l’un après l’autre. En attendant, dites-nous ce que vous voulez construire."
    >
      <ButtonLink to={href('/services')} tone="light">
        Voir nos services
      </ButtonLink>
    </ListNotice>
  );
}

const STILL = '(prefers-reduced-motion: reduce)';
/** Windows in which the drawing is beside the text, as in hero.css and hero-art.css. */
const WIDE = ['(min-width: 75em)', '(min-width: 48em) and (orientation: landscape)'];
const WIDE_STILL = WIDE.map((wide) => `${wide} and ${STILL}`);
const HERO_SIZE = { width: 1440, height: 900 };

type Props = {
  home: Pick<Home, 'heroTitle' | 'heroText' | 'heroPrimaryAction' | 'heroSecondaryAction'>;
  claims: Figures;
};

/** The missing piece of the wall. `last-piece.ts` changes its text, and takes over when it is touched. */
function LastPieceButton() {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => takeEarlyPiece(button.current), []);
  return (
    <button className="last-piece" type="button" ref={button} {...pieceIntent}>
      <i />
      Posez la dernière pièce.
    </button>
  );
}

/** The trust claims the agency makes, each with the one value the whole site shows (shell-1.05 to 1.13 in test/specification.md). */
function Claims({ figures }: { figures: Figures }) {
  const claims = [
    { value: figures.projects, text: PROJECTS },
    { value: figures.satisfaction, text: SATISFACTION },
    { value: figures.companies, text: COMPANIES },
    { value: figures.response, text: RESPONSE },
    { value: figures.years, text: YEARS },
  ].filter(({ value }) => value);
  return (
    <ul className="claims">
      {claims.map(({ value, text }) => (
        <li key={text}>
          <strong>{value}</strong> <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

/** The first screen: one sentence, two actions, the claims, and a wall that is being laid. */
function Hero({ home, claims }: Props) {
  const hasNoPiece = useOffPart('lastPiece');
  return (
    // An empty tint draws the wall with its piece set, in its usual colours.
    <section className="hero" data-tint={hasNoPiece ? '' : undefined} aria-labelledby="hero-title">
      <div className="wrap">
        <h1 id="hero-title">
          <TitleLines lines={home.heroTitle} />
        </h1>
        <p className="lead">{home.heroText}</p>
        <div className="hero-actions">
          <ButtonLink to={href('/contact')}>{home.heroPrimaryAction}</ButtonLink>
          {home.heroSecondaryAction && (
            <ButtonLink to={href('/work')} tone="outline">
              {home.heroSecondaryAction}
            </ButtonLink>
          )}
        </div>
        <div className="hero-art">
          {/* These are two drawings, not two crops; each has its own motion. */}
          <picture>
            <source media={WIDE_STILL.join(', ')} srcSet={`${hero}#still`} {...HERO_SIZE} />
            <source media={STILL} srcSet={`${heroMobile}#still`} />
            <source media={WIDE.join(', ')} srcSet={hero} {...HERO_SIZE} />
            <img src={heroMobile} width={390} height={440} alt="" fetchPriority="high" />
          </picture>
          {!useRelief() && (
            <>
              <span className="hero-heart" />
              {!hasNoPiece && <LastPieceButton />}
            </>
          )}
        </div>
        <Claims figures={claims} />
      </div>
    </section>
  );
}

export function HomePage({ loaderData, actionData, matches }: Route.ComponentProps) {
  const home = useMemo(() => expand(loaderData.home), [loaderData.home]);
  const blocks = useMemo(() => inOrder(home.blocks), [home]);
  const [searchParams] = useSearchParams();
  const [{ loaderData: site }] = matches;
  return (
    <>
      <Hero home={home} claims={site.settings.claims} />
      <RevealOnScroll>
        {blocks.every(({ kind }) => kind === 'contactForm') && <HomeEmpty />}
        <Blocks
          blocks={blocks}
          settings={site.settings}
          form={{
            action: FORM_ADDRESS,
            answered: actionData,
            sent: searchParams.has(SENT_PARAMETER),
          }}
        />
      </RevealOnScroll>
    </>
  );
}

// The home page and editors' pages share their blocks: one script for both keeps the other pages from loading them.
export { MadePageView } from '../page/made-page.tsx';
