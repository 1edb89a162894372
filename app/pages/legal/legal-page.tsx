import { href, Link } from 'react-router';
import { LEGAL_ANCHORS } from '../../../model/legal-anchors.ts';
import { ContactCards } from '../../content/contact-cards.tsx';
import type { Settings } from '../../content/settings.ts';
import { RichText } from '../../content/texts/rich-text.tsx';
import cookies from '../../drawings/legal-cookies.svg?url';
import notice from '../../drawings/legal-notice.svg?url';
import privacy from '../../drawings/legal-privacy.svg?url';
import terms from '../../drawings/legal-terms.svg?url';
import { ButtonLink } from '../../ui/button.tsx';
import { useFocusOnFragment } from '../../ui/focus-on-fragment.ts';
import { Icon } from '../../ui/icon.tsx';
import { Khatam } from '../../ui/khatam.tsx';
import { WholeWords } from '../../ui/whole-words.tsx';
import type { Route } from './+types/route.ts';
import type { Legal, LegalText } from './query.ts';
import './legal-head.css';
import './legal-texts.css';
import '../../content/contents-list.css';
import './legal-contact.css';
import './legal-print.css';

/** The contact links of /legal (shell-2.140 in test/specification.md), for questions a text leaves open. */
function LegalContact({ settings }: { settings: Settings }) {
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

/** The star of each text, on its door and beside its title. */
const LEGAL_ART = {
  [LEGAL_ANCHORS.legalNotice]: notice,
  [LEGAL_ANCHORS.privacyPolicy]: privacy,
  [LEGAL_ANCHORS.termsOfSale]: terms,
  [LEGAL_ANCHORS.cookiePolicy]: cookies,
} as const satisfies Record<LegalText['anchor'], string>;

/** The head of the page: the version in force, and four doors to its four texts. The door of an unwritten one stays shut. */
function LegalHead({ legal }: { legal: Legal }) {
  return (
    <header className="legal-head">
      <div className="wrap">
        <div className="legal-title">
          <p className="small display">Informations légales</p>
          <h1 className="poster">
            {legal.title}
            <Khatam />
          </h1>
          {legal.introduction && <p className="lead">{legal.introduction}</p>}
          <LegalVersion legal={legal} />
        </div>
        <nav aria-label="Les quatre textes">
          <ul className="legal-doors">
            {legal.texts.map(({ anchor, title, summary }) => (
              <li key={anchor}>
                <Link className={`legal-door legal-door-${anchor}`} to={`#${anchor}`}>
                  <img src={LEGAL_ART[anchor]} width={240} height={240} alt="" />
                  <strong>{title}</strong>
                  {summary && <span>{summary}</span>}
                  <Icon name="arrow" />
                </Link>
              </li>
            ))}
            {legal.unwritten.map(({ anchor, title }) => (
              <li key={anchor} id={anchor}>
                <div className={`legal-door legal-door-${anchor}`}>
                  <img src={LEGAL_ART[anchor]} width={240} height={240} alt="" />
                  <strong>{title}</strong>
                  <span>Ce texte n’est pas encore publié.</span>
                </div>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}

function LegalVersion({ legal: { version, inForceSince } }: { legal: Legal }) {
  if (!version && !inForceSince) return null;
  return (
    <p className="legal-version note">
      {version && `Version ${version}`}
      {version && inForceSince && ', '}
      {inForceSince && (
        <>
          en vigueur depuis le <time dateTime={inForceSince.iso}>{inForceSince.written}</time>
        </>
      )}
    </p>
  );
}

/** The four texts, with a table of contents beside them on a large screen. */
function LegalTexts({ legal }: { legal: Legal }) {
  return (
    <div className="legal-texts">
      <div className="wrap grid">
        <nav className="legal-contents contents-list" aria-labelledby="legal-contents-title">
          <h2 id="legal-contents-title">Sommaire</h2>
          <ol>
            {legal.texts.map(({ anchor, title }) => (
              <li key={anchor}>
                <Link to={`#${anchor}`}>{title}</Link>
              </li>
            ))}
          </ol>
          <LegalVersion legal={legal} />
        </nav>
        <div className="legal-column">
          {legal.texts.map((text) => (
            <Text key={text.anchor} text={text} />
          ))}
        </div>
      </div>
    </div>
  );
}

function Text({ text: { anchor, title, figures, body } }: { text: LegalText }) {
  return (
    <section className="legal-text" id={anchor} tabIndex={-1} aria-labelledby={`${anchor}-title`}>
      <img src={LEGAL_ART[anchor]} width={240} height={240} alt="" loading="lazy" />
      <h2 className="large" id={`${anchor}-title`}>
        {title}
      </h2>
      {figures.length > 0 && (
        <dl className="legal-figures">
          {figures.map(({ label, value }) => (
            <div key={label}>
              <dt>
                <WholeWords>{label}</WholeWords>
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <RichText blocks={body} headings={3} />
    </section>
  );
}

export function LegalPage({ loaderData: legal, matches }: Route.ComponentProps) {
  const [{ loaderData: site }] = matches;
  useFocusOnFragment();
  return (
    <>
      <LegalHead legal={legal} />
      {legal.texts.length > 0 && <LegalTexts legal={legal} />}
      <LegalContact settings={site.settings} />
    </>
  );
}
