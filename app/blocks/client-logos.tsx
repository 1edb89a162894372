import type { Claims } from '../content/settings.ts';
import { Carousel } from '../ui/carousel.tsx';
import { Icon } from '../ui/icon.tsx';
import type { ClientLogo, Clients } from './clients.ts';
import './client-logos.css';

/** The interval of the logo carousel (shell-9.14 in test/specification.md). */
const LOGO_INTERVAL = 2000; // ms

type Props = { id: string; block: Clients; claims: Claims };

/** The clients' logos: a frieze that passes and pauses without script; below 768 px one name at a time. */
export function ClientLogos({ id, block: { title, text, logos }, claims }: Props) {
  const phrases = [claims.companies && `${claims.companies} entreprises`, text].filter(Boolean);
  return (
    <section className="client-logos" id={id} aria-labelledby={`${id}-title`}>
      <div className="wrap client-logos-head">
        <h2 className="medium" id={`${id}-title`}>
          {title}
        </h2>
        {phrases.length > 0 && <p className="muted">{phrases.join(', ')}</p>}
        <span className="client-logos-pause icon-button">
          <input type="checkbox" aria-label="Mettre le défilé des logos en pause" />
          <Icon name="pause" />
          <Icon name="play" />
        </span>
      </div>
      <div className="client-logos-frieze">
        <div className="client-logos-rail">
          <Carousel label={title} autoplay={LOGO_INTERVAL}>
            {logos.map((logo) => (
              <li key={logo.name}>
                <Logo {...logo} alt={logo.name} />
              </li>
            ))}
          </Carousel>
          {/* The strip scrolls without end: while the list leaves on one side, this copy enters on the other. */}
          <ul className="client-logos-copy" aria-hidden="true">
            {logos.map((logo) => (
              <li key={logo.name}>
                <Logo {...logo} alt="" />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

function Logo({ src, width, height, alt }: Omit<ClientLogo, 'name'> & { alt: string }) {
  return <img src={src} width={width} height={height} alt={alt} loading="lazy" />;
}
