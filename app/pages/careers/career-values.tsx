import type { Careers } from '../../content/jobs/careers.ts';
import './career-values.css';

/** A staircase of words, each with its proof. */
export function CareerValues({ values }: { values: Careers['values'] }) {
  return (
    <section className="career-values section" aria-labelledby="values-title">
      <div className="wrap">
        <h2 className="visually-hidden" id="values-title">
          Nos valeurs
        </h2>
        <ul>
          {values.map(({ title, text }) => (
            <li className="grid" key={title}>
              <h3>{title}</h3>
              {text && <p className="lead muted">{text}</p>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
