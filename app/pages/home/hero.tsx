import { href } from 'react-router';
import type { Claims as Figures } from '../../content/settings.ts';
import { useOffPart } from '../../content/use-off-part.ts';
import hero from '../../drawings/hero.svg?url';
import heroMobile from '../../drawings/hero-mobile.svg?url';
import { useRelief } from '../../drawings/use-relief.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { TitleLines } from '../../ui/title-lines.tsx';
import { Claims } from './claims.tsx';
import { LastPieceButton } from './last-piece-button.tsx';
import type { Home } from './query.ts';
import './hero.css';
import './hero-art.css';

const STILL = '(prefers-reduced-motion: reduce)';
/** Windows in which the drawing stands beside the text instead of below it, as in hero.css and hero-art.css. */
const WIDE = ['(min-width: 75em)', '(min-width: 48em) and (orientation: landscape)'];
const WIDE_STILL = WIDE.map((wide) => `${wide} and ${STILL}`);
const HERO_SIZE = { width: 1440, height: 900 };

type Props = {
  home: Pick<Home, 'heroTitle' | 'heroText' | 'heroPrimaryAction' | 'heroSecondaryAction'>;
  claims: Figures;
};

/** The first screen: one sentence, two actions, the claims, and a wall that is being laid. */
export function Hero({ home, claims }: Props) {
  const hasNoPiece = useOffPart('lastPiece');
  return (
    // As a wall whose piece is set, without a colour of its own.
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
          {/* Two drawings, not one cropped; each brings its own motion. */}
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
