/** Requests week by week, by the way they came. */
import { useMemo } from 'react';
import { CHANNEL_WORDS, CHANNELS, type Period } from '../../inbox/contract/figure-words.ts';
import type { FiguresAnswer } from '../../inbox/contract/figures.ts';
import { Chart } from './chart.tsx';
import { FiguresSection } from './figures-section.tsx';
import { writtenCount, writtenDate } from './written-figures.ts';

type RequestsProps = { figures: FiguresAnswer; period: Period };

export function RequestsSection({ figures, period }: RequestsProps) {
  const { weeks } = figures;
  const chart = useMemo(
    () => ({
      labels: weeks.map(({ week }) => writtenDate(week)),
      series: CHANNELS.map((channel) => ({
        name: CHANNEL_WORDS[channel],
        tone: channel,
        values: weeks.map(({ requests }) => requests[channel]),
      })),
    }),
    [weeks],
  );
  if (weeks.every(({ requests }) => CHANNELS.every((channel) => requests[channel] === 0))) {
    return (
      <FiguresSection title="Demandes par semaine" wide>
        <p className="kit-note">Aucune demande n’est arrivée sur cette période.</p>
      </FiguresSection>
    );
  }
  return (
    <FiguresSection title="Demandes par semaine" wide file={{ table: 'weeks', period }}>
      <div className="figures-beside">
        <Chart kind="stacks" {...chart} />
        <div className="figures-wide">
          <table className="figures-table">
            <thead>
              <tr>
                <th scope="col">Semaine du</th>
                {CHANNELS.map((channel) => (
                  <th key={channel} scope="col">
                    {CHANNEL_WORDS[channel]}
                  </th>
                ))}
                <th scope="col">Total</th>
              </tr>
            </thead>
            <tbody>
              {weeks.toReversed().map(({ week, requests }) => (
                <tr key={week}>
                  <th scope="row">
                    <time dateTime={week}>{writtenDate(week)}</time>
                  </th>
                  {CHANNELS.map((channel) => (
                    <td key={channel} data-zero={requests[channel] === 0 ? '' : undefined}>
                      {writtenCount(requests[channel])}
                    </td>
                  ))}
                  <td>
                    <strong>
                      {writtenCount(CHANNELS.reduce((sum, channel) => sum + requests[channel], 0))}
                    </strong>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </FiguresSection>
  );
}
