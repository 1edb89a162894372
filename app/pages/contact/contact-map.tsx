import { mapLink } from '../../content/contact-links.ts';
import type { Settings } from '../../content/settings.ts';
import casablanca from '../../drawings/casablanca-map.svg?url';
import { Icon } from '../../ui/icon.tsx';
import { MAP, positionOnMap } from './map-position.ts';
import './contact-map.css';
import '../../ui/link.css';

/** Landmarks. `beside`: a name's distance in shares of the map's width, to the left on a telephone, else right. */
const LANDMARKS = [
  { name: 'Océan Atlantique', lat: 33.6152, lng: -7.6415, beside: 0 },
  { name: 'El Hank', lat: 33.6079, lng: -7.6555, beside: 0 },
  { name: 'Ancienne médina', lat: 33.5978, lng: -7.6188, beside: 0.034 },
  { name: 'Port', lat: 33.6098, lng: -7.5995, beside: 0 },
  { name: 'Place des Nations unies', lat: 33.5942, lng: -7.6187, beside: 0.054 },
  { name: 'Parc de la Ligue arabe', lat: 33.588, lng: -7.623, beside: 0.04 },
] as const;

/** Casablanca as we draw it, with a star for the agency; the maps search of others opens on a click. */
export function ContactMap({ settings }: { settings: Settings }) {
  const { agencyName, addressLines, mapQuery, location } = settings;
  const search = mapQuery ?? addressLines.join(', ');
  if (!search) return null;
  const agency = location && positionOnMap(location);
  const star = agency && isOnMap(agency) ? agency : undefined;
  const centre = star ?? { x: MAP.width / 2, y: MAP.height / 2 };
  return (
    <section
      className="contact-map"
      aria-labelledby="contact-map-title"
      style={{ '--map-x': centre.x / MAP.width }}
    >
      <div className="contact-map-window">
        <div className="contact-map-sheet">
          <img
            src={casablanca}
            width={MAP.width}
            height={MAP.height}
            loading="lazy"
            alt="Plan dessiné de Casablanca, du phare d’El Hank au port&nbsp;: l’océan au nord, l’ancienne médina, et les boulevards en étoile autour de la place des Nations unies."
          />
          {LANDMARKS.map(({ name, beside, ...place }) => (
            <span
              key={name}
              className="contact-map-name"
              style={{ ...standing(positionOnMap(place)), '--beside': beside }}
              data-beside={beside > 0 || undefined}
              aria-hidden="true"
            >
              {name}
            </span>
          ))}
          {star && (
            <span className="contact-map-star" style={standing(star)} aria-hidden="true">
              {agencyName && <b>{agencyName}</b>}
            </span>
          )}
        </div>
      </div>
      <div className="wrap">
        <div className="contact-map-card">
          <h2 className="medium" id="contact-map-title">
            Passez nous voir.
          </h2>
          <p>
            {addressLines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </p>
          <a className="link" href={mapLink(search)} target="_blank" rel="noopener">
            Ouvrir la carte
            <span className="visually-hidden"> (nouvel onglet)</span>
            <Icon name="arrow-out" />
          </a>
        </div>
      </div>
    </section>
  );
}

type Spot = ReturnType<typeof positionOnMap>;

function isOnMap({ x, y }: Spot): boolean {
  return x >= 0 && x <= MAP.width && y >= 0 && y <= MAP.height;
}

function standing({ x, y }: Spot) {
  return { left: `${(100 * x) / MAP.width}%`, top: `${(100 * y) / MAP.height}%` };
}
