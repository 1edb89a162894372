/** Whether requests were answered within the time that was promised. */
import type { FiguresAnswer } from '../../inbox/contract/figures.ts';
import { FiguresSection } from './figures-section.tsx';
import { writtenCount, writtenTime } from './written-figures.ts';

type Answers = FiguresAnswer['answers'];

export function AnswersSection({ figures }: { figures: FiguresAnswer }) {
  const { answers, answersBefore } = figures;
  if ([answers, answersBefore].every((all) => totalOf(all) === 0)) {
    return (
      <FiguresSection title="Réponses et promesse">
        <p className="kit-note">Aucune demande n’attendait de réponse sur cette période.</p>
      </FiguresSection>
    );
  }
  return (
    <FiguresSection
      title="Réponses et promesse"
      note="Les demandes de projet et les messages, face au délai que vos pages annoncent."
    >
      <Share answers={answers} />
      <table className="figures-table">
        <thead>
          <tr>
            <th scope="col">Réponse</th>
            <th scope="col">Sur la période</th>
            <th scope="col">Avant</th>
          </tr>
        </thead>
        <tbody>
          {STATES.map(({ state, label }) => (
            <tr key={state}>
              <th scope="row">{label}</th>
              <td>{writtenCount(answers[state])}</td>
              <td>{writtenCount(answersBefore[state])}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">Délai médian</th>
            <td>{answers.median === null ? '–' : writtenTime(answers.median)}</td>
            <td>{answersBefore.median === null ? '–' : writtenTime(answersBefore.median)}</td>
          </tr>
        </tbody>
      </table>
    </FiguresSection>
  );
}

const STATES = [
  { state: 'kept', label: 'Dans le délai promis' },
  { state: 'broken', label: 'Après le délai, ou en retard' },
  { state: 'waiting', label: 'Attendue, dans les temps' },
] as const;

function Share({ answers }: { answers: Answers }) {
  return (
    <div className="figures-share" aria-hidden="true">
      {STATES.map(
        ({ state }) =>
          answers[state] > 0 && (
            <span key={state} data-state={state} style={{ flexGrow: answers[state] }} />
          ),
      )}
    </div>
  );
}

function totalOf({ kept, broken, waiting }: Answers): number {
  return kept + broken + waiting;
}
