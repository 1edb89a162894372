import { Icon } from '../ui/icon.tsx';
import { WholeWords } from '../ui/whole-words.tsx';
import type { Questions as Content, Question } from './asked-questions.ts';
import { Lift } from './lift.tsx';
import './questions.css';
import '../ui/link.css';
import '../content/questions-list.css';

type Props = {
  id: string;
  block: Content;
  /** The address for further questions. */
  contact: string;
};

/** Frequent questions, one answer open at a time; on a large screen the lift shows its number. */
export function Questions({ id, block: { title, text, all }, contact }: Props) {
  return (
    <section className="questions section" id={id} aria-labelledby={`${id}-title`}>
      <div className="wrap grid">
        <div className="questions-head">
          <h2 className="large" id={`${id}-title`}>
            {title}
          </h2>
          {text && <p className="lead">{text}</p>}
          <a className="link" href={contact}>
            Contactez-nous directement
            <Icon name="arrow" />
          </a>
        </div>
        <Lift floors={all.length} />
        <div className="questions-list">
          {all.map(({ question, answer, figures }, index) => (
            <details key={question} name={id} open={index === 0}>
              <summary>
                <h3 className="small">
                  <WholeWords>{question}</WholeWords>
                </h3>
                <span className="questions-toggle" aria-hidden="true" />
              </summary>
              <p className="lead">
                <WholeWords>{answer}</WholeWords>
              </p>
              {figures.length > 0 && <Figures figures={figures} />}
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}

function Figures({ figures }: Pick<Question, 'figures'>) {
  const words = figures.flatMap(({ value }) => value.split(' '));
  const longest = Math.max(...words.map(({ length }) => length));
  return (
    <dl className="questions-figures" style={{ '--longest': longest }}>
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
