import { Link } from 'react-router';
import { RichText } from '../../content/texts/rich-text.tsx';
import { WholeWords } from '../../ui/whole-words.tsx';
import { LEGAL_ART, LegalVersion } from './legal-head.tsx';
import type { Legal, LegalText } from './query.ts';
import './legal-texts.css';
import '../../content/contents-list.css';

/** The four texts, and on a large screen a table of contents that stays beside them. */
export function LegalTexts({ legal }: { legal: Legal }) {
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
