/** Forms that were begun and sent, and what else visitors did. */
import type { Period } from '../../inbox/contract/figure-words.ts';
import type { FiguresAnswer } from '../../inbox/contract/figures.ts';
import { kindName } from '../../inbox/kinds/kinds.ts';
import { FiguresSection } from './figures-section.tsx';
import { eventName, shareOf, writtenCount, writtenShare } from './written-figures.ts';

type FormsProps = { figures: FiguresAnswer; period: Period };

export function FormsSection({ figures, period }: FormsProps) {
  const { forms, events, totals, totalsBefore } = figures;
  return (
    <>
      <FiguresSection
        title="Formulaires"
        file={forms.length > 0 ? { table: 'forms', period } : undefined}
      >
        {forms.length === 0 ? (
          <p className="kit-note">Aucun formulaire n’a été commencé.</p>
        ) : (
          <table className="figures-table">
            <thead>
              <tr>
                <th scope="col">Formulaire</th>
                <th scope="col">Commencés</th>
                <th scope="col">Envoyés</th>
                <th scope="col">Menés au bout</th>
              </tr>
            </thead>
            <tbody>
              {forms.map(({ kind, begun, sent }) => (
                <tr key={kind}>
                  <th scope="row">{kindName(kind)}</th>
                  <td>{writtenCount(begun)}</td>
                  <td>{writtenCount(sent)}</td>
                  {/* Sent without script, a form is not seen to begin. */}
                  <td>{writtenShare(sent > begun ? undefined : shareOf(sent, begun))}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </FiguresSection>
      <FiguresSection
        title="Gestes"
        file={events.length > 0 ? { table: 'events', period } : undefined}
      >
        {events.length + totals.searches === 0 ? (
          <p className="kit-note">Aucun geste n’a été compté.</p>
        ) : (
          <table className="figures-table">
            <thead>
              <tr>
                <th scope="col">Geste</th>
                <th scope="col">Sur la période</th>
                <th scope="col">Avant</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">Recherche dans le site</th>
                <td>{writtenCount(totals.searches)}</td>
                <td>{writtenCount(totalsBefore.searches)}</td>
              </tr>
              {events.map(({ name, count, before }) => (
                <tr key={name}>
                  <th scope="row">{eventName(name)}</th>
                  <td>{writtenCount(count)}</td>
                  <td>{writtenCount(before)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </FiguresSection>
    </>
  );
}
