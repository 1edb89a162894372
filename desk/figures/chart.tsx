/**
 * A chart of Chartist, loaded when the first is drawn, which stands beside a table of the same figures: readers of screens
 * are given the table.
 */
import type { BarChart, LineChart } from 'chartist';
import { useEffect, useRef, useState } from 'react';
import './chart.css';
import { writtenCount } from './written-figures.ts';

export type ChartData = {
  kind: 'lines' | 'stacks';
  labels: readonly string[];
  /** Each with one value for each label; null draws nothing. */
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
  // Without the library the table says the same.
  if (isFailed) return null;
  return (
    <figure className="figures-chart" data-kind={kind}>
      <ul aria-hidden="true">
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
