/** The figures one looks at first, each with what it was before. */
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
  const kept = shareOf(answers.kept, answers.kept + answers.broken);
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
        value={writtenShare(kept)}
        before={writtenShare(keptBefore)}
        change={pointsOf(kept, keptBefore)}
      />
    </dl>
  );
}

type Change = { text: string; direction: 'up' | 'down' | 'level' };

function changeOf(now: number, before: number): Change | undefined {
  const text = writtenChange(now, before);
  return text === undefined ? undefined : { text, direction: directionOf(now, before) };
}

function pointsOf(now: number | undefined, before: number | undefined): Change | undefined {
  if (now === undefined || before === undefined) return undefined;
  return { text: writtenPoints(now, before), direction: directionOf(now, before) };
}

function directionOf(now: number, before: number): Change['direction'] {
  if (now === before) return 'level';
  return now > before ? 'up' : 'down';
}

type FigureProps = {
  name: string;
  value: string;
  before: string;
  change: Change | undefined;
  note?: string;
};

function Figure({ name, value, before, change, note }: FigureProps) {
  return (
    <div className="figures-figure">
      <dt>{name}</dt>
      <dd>
        <span className="figures-value">{value}</span>
        <span className="figures-before">
          {change && (
            <span className="figures-change" data-direction={change.direction}>
              {change.text}
            </span>
          )}
          <span>{before} sur la période précédente</span>
        </span>
        {note && <span className="figures-note">{note}</span>}
      </dd>
    </div>
  );
}
