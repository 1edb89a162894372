import type { ReactNode } from 'react';
import {
  exceptionLines,
  type HoursLine,
  hoursLines,
  openLines,
} from '../../../packages/kit/calendar/written-hours.ts';
import { callLink, chatLink, mailLink, mapLink } from '../../content/contact-links.ts';
import type { AgencyHours, Settings } from '../../content/settings.ts';
import { Icon } from '../../ui/icon.tsx';
import '../../ui/link.css';

type Props = { settings: Settings; hours: AgencyHours };

/** The four cards of /contact: address, phone, email, opening hours (shell-2.134 in test/specification.md). */
export function ContactFacts({ settings, hours }: Props) {
  const { addressLines, mapQuery, phones, whatsappNumber, email } = settings;
  const { openingHours, phoneHours, openingExceptions } = hours;
  // When the content service is unavailable, the page is left with its form.
  if (addressLines.length + openingHours.length + phones.length === 0 && !email) return null;
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
        {phones.length > 0 && (
          <Fact title="Téléphone">
            {phones.map((phone) => (
              <p key={phone}>{phone}</p>
            ))}
            <Hours lines={openLines(phoneHours)} />
            {phones.map((phone) => (
              <Way key={phone} href={callLink(phone)}>
                {phones.length > 1 ? `Appeler le ${phone}` : 'Appeler'}
              </Way>
            ))}
            {whatsappNumber && (
              <Way href={chatLink(whatsappNumber)} newTab>
                WhatsApp
              </Way>
            )}
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
            <Hours lines={hoursLines(openingHours)} />
            {exceptionLines(openingExceptions).map(({ days, hours, reason }) => (
              <p className="contact-fact-exception" key={days}>
                {days} : {hours}
                {reason && ` (${reason})`}
              </p>
            ))}
          </Fact>
        )}
      </div>
    </section>
  );
}

function Hours({ lines }: { lines: HoursLine[] }) {
  return (
    <dl>
      {lines.map(({ days, hours }) => (
        <div key={days}>
          <dt>{days}</dt>
          <dd>{hours}</dd>
        </div>
      ))}
    </dl>
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
