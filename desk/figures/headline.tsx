/** The main figures, each with its value in the period before. */
import type { FiguresAnswer } from '../../inbox/contract/figures.ts';
import {
  shareOf,
  writtenChange,
  writtenCount,
  writtenPoints,
  writtenShare,
  writtenTime,
} from './written-figures.ts';

export function Headline({ figures }: { figures: FiguresAnswer }) {
  const { totals, totalsBefore, answers, answersBefore } = figures;
  const conversion = shareOf(totals.fromVisits, totals.visits);
  const conversionBefore = shareOf(totalsBefore.fromVisits, totalsBefore.visits);
  const share = shareOf(answers.kept, answers.kept + answers.broken);
  const keptBefore = shareOf(answersBefore.kept, answersBefore.kept + answersBefore.broken);
  return (
    <dl className="figures-headline">
      <Figure
        name="Visites"
        value={writtenCount(totals.visits)}
        before={writtenCount(totalsBefore.visits)}
        change={changeOf(totals.visits, totalsBefore.visits)}
      />
      <Figure
        name="Demandes"
        value={writtenCount(totals.requests)}
        before={writtenCount(totalsBefore.requests)}
        change={changeOf(totals.requests, totalsBefore.requests)}
      />
      <Figure
        name="Conversion"
        note="demandes venues du site, sur cent visites"
        value={writtenShare(conversion)}
        before={writtenShare(conversionBefore)}
        change={pointsOf(conversion, conversionBefore)}
      />
      <Figure
        name="Répondu à temps"
        note={
          answers.median === null
            ? 'dans le délai promis'
            : `une fois sur deux en ${writtenTime(answers.median)} ou moins`
        }
        value={writtenShare(share)}
        before={writtenShare(keptBefore)}
        change={pointsOf(share, keptBefore)}
      />
    </dl>
  );
}

type Change = { text: string | undefined; difference: number };

function changeOf(now: number, before: number): Change {
  return { text: writtenChange(now, before), difference: now - before };
}

function pointsOf(now: number | undefined, before: number | undefined): Change {
  if (now === undefined || before === undefined) return { text: undefined, difference: 0 };
  return { text: writtenPoints(now, before), difference: now - before };
}

type FigureProps = {
  name: string;
  value: string;
  before: string;
  change: Change;
  note?: string;
};

function Figure({ name, value, before, change, note }: FigureProps) {
  return (
    <div className="figures-figure">
      <dt>{name}</dt>
      <dd className="kit-stack">
        <span className="figures-value">{value}</span>
        <span className="kit-line kit-note">
          {change.text && (
            <span className="figures-change" data-rises={Math.sign(change.difference)}>
              {change.text}
            </span>
          )}
          <span>{before} sur la période précédente</span>
        </span>
        {note && <span className="kit-note">{note}</span>}
      </dd>
    </div>
  );
}
