import { mapLink } from '../../content/contact-links.ts';
import type { Settings } from '../../content/settings.ts';
import { Icon } from '../../ui/icon.tsx';
import type { DrawnTown } from './drawn-town.ts';
import './contact-map.css';
import '../../ui/link.css';

type Props = {
  settings: Settings;
  /** Undefined for an agency in a town that we have not drawn: its address is among the facts above, with a link to a map. */
  town: DrawnTown | undefined;
};

/** The agency's address, on the drawing of its town with a star; the maps search of others opens on a click. */
export function ContactMap({ settings, town }: Props) {
  const { agencyName, addressLines, mapQuery } = settings;
  const search = mapQuery ?? addressLines.join(', ');
  if (!town || !search) return null;
  return (
    <section
      className="contact-map"
      aria-labelledby="contact-map-title"
      style={{ '--map-x': town.across }}
    >
      <div className="contact-map-window">
        <div className="contact-map-sheet">
          <img src={town.src} {...town.size} loading="lazy" alt={town.alt} />
          {town.landmarks.map(({ name, across, beside, ...place }) => (
            <span
              key={name}
              className="contact-map-name"
              style={{ ...place, '--across': across, '--beside': beside }}
              data-beside={beside > 0 || undefined}
              aria-hidden="true"
            >
              {name}
            </span>
          ))}
          <span className="contact-map-star" style={town.star} aria-hidden="true">
            {agencyName && <b>{agencyName}</b>}
          </span>
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
            Voir sur la carte
            <span className="visually-hidden"> (nouvel onglet)</span>
            <Icon name="arrow-out" />
          </a>
        </div>
      </div>
    </section>
  );
}
