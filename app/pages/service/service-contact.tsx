import { ContactCards } from '../../content/contact-cards.tsx';
import { reportServiceCall } from '../../content/services/service-event.ts';
import type { ServicePage } from '../../content/services/service-page.ts';
import { requestAddress } from '../../content/services/service-request.ts';
import type { Settings } from '../../content/settings.ts';
import { ButtonLink } from '../../ui/button.tsx';
import './service-contact.css';

type Props = Pick<ServicePage, 'slug' | 'call'> & { settings: Settings };

/** The end of a service page: the form, opened for this service, or any other way to speak of it. */
export function ServiceContact({ slug, call, settings }: Props) {
  return (
    <section className="service-contact section night" id="contact" aria-labelledby="contact-title">
      <div className="wrap grid">
        <div className="service-contact-call">
          <h2 className="poster" id="contact-title">
            {call.title}
          </h2>
          {call.subtitle && <p className="lead">{call.subtitle}</p>}
          <ButtonLink
            to={requestAddress(slug)}
            tone="light"
            onClick={() => reportServiceCall(slug, 'main_cta')}
          >
            {call.buttonText}
          </ButtonLink>
        </div>
        <div className="service-contact-ways">
          <ContactCards settings={settings} />
        </div>
      </div>
    </section>
  );
}
