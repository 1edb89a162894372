import type { Process, ProcessStep, Span } from '../../content/services/service-process.ts';
import './service-process.css';

/** The most steps on one line of a wide page. */
const STEPS_IN_LINE = 5;

/**
 * The process steps (pages-2.59 in test/specification.md) in columns of one width. The bar over each is the whole
 * process, filled from where the step begins to where it ends: one sees when it comes, and what share of the time it takes.
 */
export function ServiceProcess({ process: { steps, total } }: { process: Process }) {
  const columns = steps.length <= STEPS_IN_LINE ? steps.length : steps.length % 3 === 0 ? 3 : 4;
  return (
    <section className="service-process section" aria-labelledby="service-process-title">
      <div className="wrap">
        <h2 className="large" id="service-process-title">
          {heading(steps, total)}
        </h2>
        <ol style={{ '--columns': columns }}>
          {sharesOf(steps).map(([step, share]) => (
            <Step key={step.title} step={step} share={share} />
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Parts of the whole process, 0 to 1. */
type Share = { start: number; end: number };

function sharesOf(steps: readonly ProcessStep[]): [ProcessStep, Share][] {
  const whole = steps.reduce((sum, { weeks }) => sum + weeks, 0);
  let passed = 0;
  return steps.map((step) => {
    const start = passed / whole;
    passed += step.weeks;
    // A step that recurs each month has no end: its bar goes to the edge.
    return [step, { start, end: step.recurring ? 1 : passed / whole }];
  });
}

function Step({ step, share: { start, end } }: { step: ProcessStep; share: Share }) {
  const { title, duration, description, deliverables, recurring } = step;
  return (
    <li data-recurring={recurring || undefined}>
      <div className="service-step-bar" style={{ '--start': start, '--share': end - start }} />
      <div className="service-step-head">
        <h3 className="small">{title}</h3>
        {duration && <p>{duration}</p>}
      </div>
      {description && <p className="service-step-text muted">{description}</p>}
      {deliverables.length > 0 && (
        <div className="service-step-receive">
          <p>Vous recevez</p>
          <ul>
            {deliverables.map((deliverable) => (
              <li key={deliverable}>{deliverable}</li>
            ))}
          </ul>
        </div>
      )}
    </li>
  );
}

/** Figures are written out up to twelve, as French prose does. */
const FEMININE = 'zéro une deux trois quatre cinq six sept huit neuf dix onze douze'.split(' ');
const inWords = (count: number) => FEMININE[count] ?? String(count);

/** Returns « Huit à douze semaines, en quatre étapes »; a monthly step has no such end. */
function heading(steps: readonly ProcessStep[], total: Span | undefined): string {
  const beats = steps.length === 1 ? 'une étape' : `${inWords(steps.length)} étapes`;
  if (!total) {
    const again = steps.some(({ recurring }) => recurring);
    return capitalized(again ? `${beats}, puis chaque mois` : `${beats}, dans l’ordre`);
  }
  const { shortest, longest } = total;
  const weeks = longest === 1 ? 'semaine' : 'semaines';
  const span = shortest === longest ? '' : `${inWords(shortest)} à `;
  return capitalized(`${span}${inWords(longest)} ${weeks}, en ${beats}`);
}

const capitalized = (text: string) => text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);
