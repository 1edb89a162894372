import { Link } from 'react-router';
import { LEGAL_ANCHORS } from '../../../model/legal-anchors.ts';
import cookies from '../../drawings/legal-cookies.svg?url';
import notice from '../../drawings/legal-notice.svg?url';
import privacy from '../../drawings/legal-privacy.svg?url';
import terms from '../../drawings/legal-terms.svg?url';
import { Icon } from '../../ui/icon.tsx';
import { Khatam } from '../../ui/khatam.tsx';
import type { Legal, LegalText } from './query.ts';
import './legal-head.css';

/** Each text has a star of its own, on its door and beside its title. */
export const LEGAL_ART = {
  [LEGAL_ANCHORS.legalNotice]: notice,
  [LEGAL_ANCHORS.privacyPolicy]: privacy,
  [LEGAL_ANCHORS.termsOfSale]: terms,
  [LEGAL_ANCHORS.cookiePolicy]: cookies,
} as const satisfies Record<LegalText['anchor'], string>;

/** The head of the page: the version in force, and four doors to its four texts. The door of an unwritten one stays shut. */
export function LegalHead({ legal }: { legal: Legal }) {
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

export function LegalVersion({ legal: { version, inForceSince } }: { legal: Legal }) {
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
