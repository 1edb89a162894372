import { nextSteps, type StepsTaken } from './first-steps.ts';
import { Row, Section } from './section.tsx';

/** What an agency without content writes next. Nothing once each step is done. */
export function FirstStepsSection({ taken }: { taken: StepsTaken }) {
  const steps = nextSteps(taken);
  if (steps.length === 0) return null;
  return (
    <Section title="Vos premiers pas" count={steps.length} calm="">
      {steps.map(({ name, title, about, href }) => (
        <Row key={name} href={href} title={title} about={about} />
      ))}
    </Section>
  );
}
