import { Fragment, useEffect, useRef, useState } from 'react';
import { href, useNavigate, useSearchParams } from 'react-router';
import { OTHER_SUBJECT, withChoices } from '../../../inbox/forms/choices.ts';
import { contactMessage } from '../../../inbox/forms/contact-message.ts';
import { SEND_ANOTHER } from '../../../inbox/forms/contact-wording.ts';
import { mapLink } from '../../content/contact-links.ts';
import type { Settings } from '../../content/settings.ts';
import laidRosette from '../../drawings/laid-rosette.svg?url';
import lighthouse from '../../drawings/lighthouse.svg?url';
import { ContactForm } from '../../forms/contact-form.tsx';
import { type Quoted, SENT_PARAMETER } from '../../forms/form-outcome.ts';
import { rosetteAddress } from '../../forms/message-rosette.ts';
import { NewsletterBox } from '../../forms/newsletter-box.tsx';
import { PromiseNote } from '../../forms/promise-note.tsx';
import { SentReference, useQuoted } from '../../forms/sent-reference.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Route } from './+types/route';
import { ContactFacts } from './contact-facts.tsx';
import type { DrawnTown } from './drawn-town.ts';
import type { ContactTexts } from './query.ts';
import './contact-map.css';
import '../../ui/link.css';
import './message-sent.css';
import './contact-page.css';
import '../../ui/sheet.css';

const PATH = href('/contact');
const CONFIRMATION = `${PATH}?${SENT_PARAMETER}=1#confirmation`;

/** The lighthouse of El Hank over the sea: the agency is awake. */
function Lighthouse() {
  return (
    <div className="coast">
      <span className="coast-beam" />
      <img className="coast-tower" src={lighthouse} width={240} height={620} alt="" />
      <span className="coast-sea" />
    </div>
  );
}

type Props = {
  texts: Pick<ContactTexts, 'sentTitle' | 'sentText' | 'sentNote'>;
  /** The address of the empty form. */
  again: string;
};

/** The confirmation that replaces the form of /contact after a message: the last piece is in place. */
function MessageSent({ texts, again }: Props) {
  const quoted = useQuoted();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="message-sent night" id="confirmation">
      <div className="message-sent-art">
        <img
          src={quoted ? rosetteAddress(quoted.reference) : laidRosette}
          width={640}
          height={640}
          alt=""
        />
      </div>
      <h2 ref={title} tabIndex={-1}>
        {texts.sentTitle}
      </h2>
      <p className="lead">{texts.sentText}</p>
      <SentReference quoted={quoted} isDrawn />
      <p>{texts.sentNote}</p>
      <ButtonLink tone="light" to={again}>
        {SEND_ANOTHER}
      </ButtonLink>
    </div>
  );
}

type ContactMapProps = {
  settings: Settings;
  /** Undefined for an agency in a town that we have not drawn: its address is among the facts above, with a link to a map. */
  town: DrawnTown | undefined;
};

/** The agency's address, on the drawing of its town with a star; the maps search of others opens on a click. */
function ContactMap({ settings, town }: ContactMapProps) {
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

export function ContactPage({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { texts, hours, choices, newsletter, serviceRequest, town } = loaderData;
  const [{ loaderData: site }] = matches;
  const [searchParams] = useSearchParams();
  const showConfirmation = useConfirmation();
  return (
    <>
      <section className="contact-page night" aria-labelledby="contact-title">
        <div className="wrap grid">
          <div className="contact-page-intro">
            <h1 className="poster" id="contact-title">
              <TitleLines title={texts.title} />
            </h1>
            <p className="lead">{texts.introduction}</p>
            <PromiseNote time={site.settings.claims.response} />
          </div>
          <Lighthouse />
          <div className="contact-page-sheet">
            {searchParams.has(SENT_PARAMETER) ? (
              <MessageSent texts={texts} again={PATH} />
            ) : (
              <div className="sheet">
                <ContactForm
                  form={withChoices(contactMessage, choices)}
                  action={PATH}
                  sendTo={href('/contact/message')}
                  start={serviceRequest}
                  answered={actionData}
                  onReceived={showConfirmation}
                >
                  <h2 className="medium">{texts.formTitle}</h2>
                  {choices.service.length === 0 && (
                    <input type="hidden" name="service" value={OTHER_SUBJECT} />
                  )}
                </ContactForm>
              </div>
            )}
          </div>
        </div>
      </section>
      <ContactFacts settings={site.settings} hours={hours} />
      <ContactMap settings={site.settings} town={town} />
      {newsletter && <NewsletterBox texts={newsletter} />}
    </>
  );
}

/** An editor's line break is one of the page. */
function TitleLines({ title }: { title: string }) {
  return title.split('\n').map((line, index) => (
    <Fragment key={line}>
      {index > 0 && <br />}
      {line}{' '}
    </Fragment>
  ));
}

/** The button says 'Message envoyé !' this long before its green fills the sheet. */
const SENT_STATE_DURATION = 900; // ms

function useConfirmation() {
  const navigate = useNavigate();
  const [received, setReceived] = useState<{ quoted: Quoted | undefined }>();
  useEffect(() => {
    if (!received) return;
    const timer = setTimeout(() => {
      setReceived(undefined);
      navigate(CONFIRMATION, {
        viewTransition: true,
        preventScrollReset: true,
        // The outcome is in the history state, not in the address: the confirmation is a page like any other.
        state: received.quoted ?? null,
      });
    }, SENT_STATE_DURATION);
    return () => clearTimeout(timer);
  }, [received, navigate]);
  return (quoted: Quoted | undefined) => setReceived({ quoted });
}
