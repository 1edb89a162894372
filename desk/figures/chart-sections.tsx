/** A chart of Chartist, loaded when the first is drawn, beside a table of the same figures for screen readers. */
import type { BarChart, LineChart } from 'chartist';
import { useEffect, useMemo, useRef, useState } from 'react';
import { shortDay } from '../../packages/kit/calendar/written-day.ts';
import './chart.css';
import { CHANNEL_WORDS, CHANNELS } from '../../inbox/contract/figure-words.ts';
import type { FiguresAnswer } from '../../inbox/contract/figures.ts';
import { FiguresSection, Table } from './figures-section.tsx';
import { writtenCount } from './written-figures.ts';

export type ChartData = {
  kind: 'lines' | 'stacks';
  labels: readonly string[];
  /** The lines or bars, each with one value for each label; null draws nothing. */
  series: readonly { name: string; tone: string; values: readonly (number | null)[] }[];
};

export function Chart({ kind, labels, series }: ChartData) {
  const drawing = useRef<HTMLDivElement>(null);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    let drawn: LineChart | BarChart | undefined;
    let isOver = false;
    draw(drawing.current, { kind, labels, series }).then(
      (chart) => {
        drawn = chart;
        if (isOver) chart?.detach();
      },
      () => setFailed(true),
    );
    return () => {
      isOver = true;
      drawn?.detach();
    };
  }, [kind, labels, series]);
  // The table shows the same figures when the chart library fails to load.
  if (isFailed) return null;
  return (
    <figure className="kit-stack figures-chart" data-kind={kind}>
      <ul className="kit-line kit-note" aria-hidden="true">
        {series.map(({ name, tone }) => (
          <li key={name} data-tone={tone}>
            {name}
          </li>
        ))}
      </ul>
      <div ref={drawing} aria-hidden="true" />
    </figure>
  );
}

/** Labels that fit below a chart: beyond, one of several is written. */
const MOST_LABELS = 6;

async function draw(element: HTMLElement | null, { kind, labels, series }: ChartData) {
  const { BarChart, LineChart } = await import('chartist');
  if (!element) return undefined;
  const step = Math.ceil(labels.length / MOST_LABELS);
  const data = {
    labels: labels.map((label, index) => (index % step === 0 ? label : '')),
    series: series.map(({ tone, values }) => ({ className: `tone-${tone}`, data: [...values] })),
  };
  const axes = {
    axisX: { showGrid: false, offset: 24 },
    axisY: {
      onlyInteger: true,
      offset: 44,
      scaleMinSpace: 36,
      labelInterpolationFnc: (value: number | string) => writtenCount(Number(value)),
    },
    chartPadding: { top: 12, right: 8, bottom: 0, left: 0 },
    low: 0,
  };
  if (kind === 'stacks') return new BarChart(element, data, { ...axes, stackBars: true });
  return new LineChart(element, data, {
    ...axes,
    showPoint: false,
    showArea: true,
    lineSmooth: false,
    fullWidth: true,
  });
}

/** Visits day by day, with those of the time before. */
export function VisitsSection({ figures: { days } }: { figures: FiguresAnswer }) {
  const chart = useMemo(
    () => ({
      labels: days.map(({ day }) => shortDay(day)),
      series: [
        { name: 'Avant', tone: 'before', values: days.map(({ visitsBefore }) => visitsBefore) },
        { name: 'Sur la période', tone: 'now', values: days.map(({ visits }) => visits) },
      ],
    }),
    [days],
  );
  return (
    <FiguresSection title="Visites par jour" wide file="days">
      <Chart kind="lines" {...chart} />
      <details className="figures-details">
        <summary>Les chiffres, jour par jour</summary>
        <Table
          heads={['Jour', 'Visites', 'Avant', 'Pages vues']}
          rows={days
            .toReversed()
            .map(({ day, visits, visitsBefore, views }) => [
              shortDay(day),
              visits,
              visitsBefore,
              views,
            ])}
        />
      </details>
    </FiguresSection>
  );
}

/** Requests week by week, by the way they came. */
export function RequestsSection({ figures: { weeks } }: { figures: FiguresAnswer }) {
  const chart = useMemo(
    () => ({
      labels: weeks.map(({ week }) => shortDay(week)),
      series: CHANNELS.map((channel) => ({
        name: CHANNEL_WORDS[channel],
        tone: channel,
        values: weeks.map(({ requests }) => requests[channel]),
      })),
    }),
    [weeks],
  );
  const isEmpty = weeks.every(({ requests }) => CHANNELS.every((channel) => !requests[channel]));
  return (
    <FiguresSection
      title="Demandes par semaine"
      wide
      file="weeks"
      calm={isEmpty && 'Aucune demande n’est arrivée sur cette période.'}
    >
      <div className="kit-stack figures-beside">
        <Chart kind="stacks" {...chart} />
        <Table
          scrollsAs="Demandes de chaque semaine"
          heads={['Semaine du', ...CHANNELS.map((channel) => CHANNEL_WORDS[channel]), 'Total']}
          rows={weeks
            .toReversed()
            .map(({ week, requests }) => [
              shortDay(week),
              ...CHANNELS.map((channel) => requests[channel]),
              <strong key="total">
                {writtenCount(CHANNELS.reduce((sum, channel) => sum + requests[channel], 0))}
              </strong>,
            ])}
        />
      </div>
    </FiguresSection>
  );
}
