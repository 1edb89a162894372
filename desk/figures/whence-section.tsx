/** Pages, campaigns or sites: the visits each brought, the requests of those visits, and the share. */
import { useState } from 'react';
import { type FigureTable, type Period, subjectWord } from '../../inbox/contract/figure-words.ts';
import type { Whence } from '../../inbox/contract/figures.ts';
import { Button } from '../ui/button.tsx';
import { FiguresSection } from './figures-section.tsx';
import { shareOf, writtenChange, writtenCount, writtenShare } from './written-figures.ts';

/** Rows at first: those that bring most of it. */
const FIRST_ROWS = 8;

type WhenceProps = {
  title: string;
  /** The head of the first column. */
  subject: string;
  table: FigureTable;
  rows: readonly Whence[];
  period: Period;
  /** What is said without any. */
  calm: string;
};

export function WhenceSection({ title, subject, table, rows, period, calm }: WhenceProps) {
  const [isWhole, setWhole] = useState(false);
  if (rows.length === 0) {
    return (
      <FiguresSection title={title}>
        <p className="kit-note">{calm}</p>
      </FiguresSection>
    );
  }
  const most = Math.max(1, ...rows.map(({ visits }) => visits));
  return (
    <FiguresSection title={title} file={{ table, period }}>
      <table className="figures-table figures-whence">
        <thead>
          <tr>
            <th scope="col">{subject}</th>
            <th scope="col">Visites</th>
            <th scope="col">Demandes</th>
            <th scope="col">Conversion</th>
          </tr>
        </thead>
        <tbody>
          {(isWhole ? rows : rows.slice(0, FIRST_ROWS)).map((row) => (
            <Row key={row.subject} row={row} most={most} isPage={table === 'pages'} />
          ))}
        </tbody>
      </table>
      {rows.length > FIRST_ROWS && !isWhole && (
        <Button
          text={`Voir les ${rows.length - FIRST_ROWS} autres`}
          onClick={() => setWhole(true)}
        />
      )}
    </FiguresSection>
  );
}

function Row({ row, most, isPage }: { row: Whence; most: number; isPage: boolean }) {
  const { subject, visits, requests, visitsBefore, requestsBefore } = row;
  const word = subject === '' ? 'En direct' : subjectWord(subject);
  return (
    <tr>
      <th scope="row">
        {isPage && subject.startsWith('/') ? <a href={subject}>{word}</a> : word}
        <meter className="kit-meter" min={0} max={most} value={visits} aria-hidden="true" />
      </th>
      <Compared now={visits} before={visitsBefore} />
      <Compared now={requests} before={requestsBefore} />
      <td>{writtenShare(shareOf(requests, visits))}</td>
    </tr>
  );
}

/** Below it a percentage says nothing: one more of two is fifty. */
const LEAST_FOR_SHARES = 10;

function Compared({ now, before }: { now: number; before: number }) {
  const change =
    before < LEAST_FOR_SHARES ? `contre ${writtenCount(before)}` : writtenChange(now, before);
  return (
    <td>
      {writtenCount(now)}
      {now !== before && <span className="figures-of-before">{change}</span>}
    </td>
  );
}
