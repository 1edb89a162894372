import { CountedValue } from '../../content/counted-value.tsx';
import type { Metric } from '../../content/projects/metrics.ts';
import './case-metrics.css';

/** The period every figure of a case study is measured over (pages-9.03 in test/specification.md). */
const NOTE = 'Résultats mesurés sur 6 mois.';

/** The figures of the study, each a size smaller than the one before it. */
export function CaseMetrics({ metrics }: { metrics: readonly Metric[] }) {
  return (
    <section className="case-metrics section" aria-label="Chiffres mesurés">
      <div className="wrap">
        <ul>
          {metrics.map(({ value, label, description }, order) => (
            // The figure shrinks until its characters fit its column: editors write up to twelve.
            <li key={`${value} ${label}`} style={{ '--characters': value.length }}>
              <b>
                <CountedValue value={value} order={order} />
              </b>
              <div>
                {label && <p className="case-metric-label">{label}</p>}
                {description && <p className="note">{description}</p>}
              </div>
            </li>
          ))}
        </ul>
        <p className="note">{NOTE}</p>
      </div>
    </section>
  );
}
