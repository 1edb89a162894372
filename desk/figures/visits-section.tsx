/** Visits day by day, with those of the time before. */
import { useMemo } from 'react';
import type { Period } from '../../inbox/contract/figure-words.ts';
import type { FiguresAnswer } from '../../inbox/contract/figures.ts';
import { Chart } from './chart.tsx';
import { FiguresSection } from './figures-section.tsx';
import { writtenCount, writtenDate } from './written-figures.ts';

type VisitsProps = { figures: FiguresAnswer; period: Period };

export function VisitsSection({ figures, period }: VisitsProps) {
  const { days } = figures;
  const chart = useMemo(
    () => ({
      labels: days.map(({ day }) => writtenDate(day)),
      series: [
        { name: 'Avant', tone: 'before', values: days.map(({ visitsBefore }) => visitsBefore) },
        { name: 'Sur la période', tone: 'now', values: days.map(({ visits }) => visits) },
      ],
    }),
    [days],
  );
  return (
    <FiguresSection title="Visites par jour" wide file={{ table: 'days', period }}>
      <Chart kind="lines" {...chart} />
      <details className="figures-details">
        <summary>Les chiffres, jour par jour</summary>
        <table className="figures-table">
          <thead>
            <tr>
              <th scope="col">Jour</th>
              <th scope="col">Visites</th>
              <th scope="col">Avant</th>
              <th scope="col">Pages vues</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, visits, visitsBefore, views }) => (
              <tr key={day}>
                <th scope="row">
                  <time dateTime={day}>{writtenDate(day)}</time>
                </th>
                <td>{writtenCount(visits)}</td>
                <td>{visitsBefore === null ? '–' : writtenCount(visitsBefore)}</td>
                <td>{writtenCount(views)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </FiguresSection>
  );
}
