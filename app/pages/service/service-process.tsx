import type { Process, ProcessStep, Span } from '../../content/services/service-process.ts';
import './service-process.css';

/** The process steps (pages-2.59 in test/specification.md) as one bar, each as wide as the weeks it takes. */
export function ServiceProcess({ process: { steps, total } }: { process: Process }) {
  return (
    <section className="service-process section" aria-labelledby="service-process-title">
      <div className="wrap">
        <h2 className="large" id="service-process-title">
          {heading(steps, total)}
        </h2>
        <ol style={{ '--bar': steps.map(({ weeks }) => `minmax(10.5rem, ${weeks}fr)`).join(' ') }}>
          {steps.map((step) => (
            <Step key={step.title} step={step} />
          ))}
        </ol>
      </div>
    </section>
  );
}

function Step({
  step: { title, duration, description, deliverables, recurring },
}: {
  step: ProcessStep;
}) {
  return (
    <li data-recurring={recurring || undefined}>
      <h3 className="small">{title}</h3>
      {duration && <p className="service-step-duration">{duration}</p>}
      {description && <p className="muted">{description}</p>}
      {deliverables.length > 0 && (
        <>
          <p className="service-step-receive">Vous recevez</p>
          <ul>
            {deliverables.map((deliverable) => (
              <li key={deliverable}>{deliverable}</li>
            ))}
          </ul>
        </>
      )}
    </li>
  );
}

/** Figures are written out up to twelve, as French prose does. */
const FEMININE = 'zéro une deux trois quatre cinq six sept huit neuf dix onze douze'.split(' ');
const inWords = (count: number) => FEMININE[count] ?? String(count);

/** « Huit à douze semaines, quatre temps »; what comes back each month has no such end. */
function heading(steps: readonly ProcessStep[], total: Span | undefined): string {
  const beats = steps.length === 1 ? 'un temps' : `${inWords(steps.length)} temps`;
  if (!total) {
    const again = steps.some(({ recurring }) => recurring);
    return capitalized(again ? `${beats}, puis chaque mois` : `${beats}, dans l’ordre`);
  }
  const { shortest, longest } = total;
  const weeks = longest === 1 ? 'semaine' : 'semaines';
  const span = shortest === longest ? '' : `${inWords(shortest)} à `;
  return capitalized(`${span}${inWords(longest)} ${weeks}, ${beats}`);
}

const capitalized = (text: string) => text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);
