import { type MouseEvent, useState } from 'react';
import { nextSteps, type StepsTaken } from './first-steps.ts';
import { Row, Section } from './section.tsx';

/** What an agency without content writes next. Nothing once each step is done, or put aside. */
export function FirstStepsSection({ taken }: { taken: StepsTaken }) {
  const [aside, setAside] = useState(stepsAside);
  const steps = nextSteps(taken).filter(({ name }) => !aside.includes(name));
  if (steps.length === 0) return null;
  const putAside = (name: string, { currentTarget }: MouseEvent) => {
    leaveRow(currentTarget);
    const next = [...aside, name];
    localStorage.setItem(KEPT_AS, next.join(' '));
    setAside(next);
  };
  return (
    <Section title="Vos premiers pas" count={steps.length} calm="">
      {steps.map(({ name, title, about, aside: words, href }) => (
        <Row
          key={name}
          href={href}
          title={title}
          about={about}
          beside={
            words && (
              <button
                type="button"
                className="kit-link kit-note"
                onClick={(event) => putAside(name, event)}
              >
                {words}
                <span className="kit-unseen">&nbsp;: {title}</span>
              </button>
            )
          }
        />
      ))}
    </Section>
  );
}

/** In this browser, as the appearance of the desk: whether an agency has a blog is no document's to say. */
const KEPT_AS = 'accueil:premiers-pas-ecartes';

function stepsAside(): string[] {
  return localStorage.getItem(KEPT_AS)?.split(' ') ?? [];
}

/** The keyboard's focus goes to a row beside the one that is about to leave with its button. */
function leaveRow(button: Element): void {
  const row = button.closest('li');
  const other = row?.nextElementSibling ?? row?.previousElementSibling;
  other?.querySelector('a')?.focus();
}
