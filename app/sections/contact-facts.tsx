import type { ReactNode } from 'react';
import type { Settings } from '../queries/settings.ts';
import { Icon } from '../ui/icon.tsx';
import { callLink, mailLink, mapLink } from './contact-links.ts';
import { hoursLines } from './opening-hours.ts';

/** The four cards of /contact, site-shell §2: address, phone, email, opening hours. */
export function ContactFacts({ settings }: { settings: Settings }) {
  const { addressLines, mapQuery, phone, email, openingHours } = settings;
  // The content service is away: the page is still there to be written to.
  if (addressLines.length + openingHours.length === 0 && !phone && !email) return null;
  return (
    <section className="contact-facts" aria-label="Coordonnées et horaires">
      <div className="wrap">
        {addressLines.length > 0 && (
          <Fact title="Adresse">
            <address>
              {addressLines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
            <Way href={mapLink(mapQuery ?? addressLines.join(', '))} newTab>
              Voir sur la carte
            </Way>
          </Fact>
        )}
        {phone && (
          <Fact title="Téléphone">
            <p>{phone}</p>
            <Way href={callLink(phone)}>Appeler</Way>
          </Fact>
        )}
        {email && (
          <Fact title="E-mail">
            <p>{email}</p>
            <Way href={mailLink(email)}>Écrire</Way>
          </Fact>
        )}
        {openingHours.length > 0 && (
          <Fact title="Horaires">
            <dl>
              {hoursLines(openingHours).map(({ days, hours }) => (
                <div key={days}>
                  <dt>{days}</dt>
                  <dd>{hours}</dd>
                </div>
              ))}
            </dl>
          </Fact>
        )}
      </div>
    </section>
  );
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="contact-fact">
      <h2>{title}</h2>
      {children}
    </div>
  );
}

type WayProps = { href: string; newTab?: boolean; children: string };

function Way({ href, newTab = false, children }: WayProps) {
  return (
    <a className="link" href={href} {...(newTab && { target: '_blank', rel: 'noopener' })}>
      {children}
      {newTab && <span className="visually-hidden"> (nouvel onglet)</span>}
      <Icon name={newTab ? 'arrow-out' : 'arrow'} />
    </a>
  );
}
