/** Pages, campaigns or sites: the visits each brought, the requests of those visits, and the share. */
import { useState } from 'react';
import { type FigureTable, subjectWord } from '../../inbox/contract/figure-words.ts';
import type { Whence } from '../../inbox/contract/figures.ts';
import { Button } from '../ui/button.tsx';
import { FiguresSection, Table } from './figures-section.tsx';
import { shareOf, writtenChange, writtenCount, writtenShare } from './written-figures.ts';

/** Rows at first: those that bring most of it. */
const FIRST_ROWS = 8;

type WhenceProps = {
  title: string;
  /** The head of the first column. */
  subject: string;
  table: FigureTable;
  rows: readonly Whence[];
  /** The sentence shown when there are none. */
  calm: string;
};

export function WhenceSection({ title, subject, table, rows, calm }: WhenceProps) {
  const [isWhole, setWhole] = useState(false);
  const most = Math.max(1, ...rows.map(({ visits }) => visits));
  return (
    <FiguresSection title={title} file={table} calm={rows.length === 0 && calm}>
      <Table
        heads={[subject, 'Visites', 'Demandes', 'Conversion']}
        className="figures-whence"
        rows={(isWhole ? rows : rows.slice(0, FIRST_ROWS)).map((row) => [
          <Subject key={row.subject} row={row} most={most} isPage={table === 'pages'} />,
          <Compared key="visits" now={row.visits} before={row.visitsBefore} />,
          <Compared key="requests" now={row.requests} before={row.requestsBefore} />,
          writtenShare(shareOf(row.requests, row.visits)),
        ])}
      />
      {rows.length > FIRST_ROWS && !isWhole && (
        <Button
          text={`Voir les ${rows.length - FIRST_ROWS} autres`}
          onClick={() => setWhole(true)}
        />
      )}
    </FiguresSection>
  );
}

function Subject({ row, most, isPage }: { row: Whence; most: number; isPage: boolean }) {
  const { subject, visits } = row;
  const word = subject === '' ? 'En direct' : subjectWord(subject);
  return (
    <>
      {isPage && subject.startsWith('/') ? <a href={subject}>{word}</a> : word}
      <meter className="kit-meter" min={0} max={most} value={visits} aria-hidden="true" />
    </>
  );
}

/** The least count for which a percentage is shown: below it, one more of two would be fifty per cent. */
const LEAST_FOR_SHARES = 10;

function Compared({ now, before }: { now: number; before: number }) {
  const change =
    before < LEAST_FOR_SHARES ? `contre ${writtenCount(before)}` : writtenChange(now, before);
  return (
    <>
      {writtenCount(now)}
      {now !== before && <span className="figures-of-before">{change}</span>}
    </>
  );
}
