import { href } from 'react-router';
import { ContactCards } from '../../content/contact-cards.tsx';
import type { Settings } from '../../content/settings.ts';
import { ButtonLink } from '../../ui/button.tsx';
import './legal-contact.css';

/** The contact links of /legal (shell-2.140 in test/specification.md), for questions a text leaves open. */
export function LegalContact({ settings }: { settings: Settings }) {
  return (
    <section className="legal-contact section night" aria-labelledby="legal-contact-title">
      <div className="wrap grid">
        <div>
          <h2 className="large" id="legal-contact-title">
            Une question sur ces textes&#8239;?
          </h2>
          <p className="lead">
            Une clause vous arrête&#8239;? Demandez-nous son sens&nbsp;: une personne vous répond.
          </p>
          <ButtonLink to={href('/contact')} tone="light">
            Poser une question
          </ButtonLink>
        </div>
        <ContactCards settings={settings} />
      </div>
    </section>
  );
}
