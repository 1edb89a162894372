/** The process of a service: its steps, how long each takes, and what the client receives. */
import { z } from 'zod';
import type { SERVICE_BY_SLUG_QUERY_RESULT } from '../content.generated.ts';
import { type Parts, text } from '../document-parts.ts';

export type ProcessStep = {
  title: string;
  description?: string;
  /** The duration as the editor wrote it: `1 à 2 semaines`, `Chaque mois`. */
  duration?: string;
  /** The step's share of the bar. */
  weeks: number;
  /** Comes again: it has no end to draw. */
  recurring: boolean;
  deliverables: string[];
};

export type Process = { steps: ProcessStep[]; total?: Span };

/** A time in weeks; both ends are the same when there is no range. */
export type Span = { shortest: number; longest: number };

type Service = NonNullable<SERVICE_BY_SLUG_QUERY_RESULT>;
type Step = NonNullable<Service['process']>[number];

/** Steps by their number, however they were sorted in the studio. */
export function readProcess(parts: Parts<Service>): Process {
  const numbered = parts.insideEach('process').flatMap((step, index) => {
    const read = readStep(step);
    return read ? [{ ...read, order: step.one('step', z.number()) ?? index + 1 }] : [];
  });
  const steps = numbered.toSorted((a, b) => a.order - b.order);
  const spans = steps.map(({ span, recurring }) => (recurring ? undefined : span));
  return {
    steps: steps.map(({ span, order, ...step }) => step),
    total: spans.every((span) => span !== undefined) ? sum(spans) : undefined,
  };
}

function readStep(part: Parts<Step>): (ProcessStep & { span?: Span }) | undefined {
  const title = part.one('title', text);
  if (!title) return undefined;
  const duration = part.one('duration', text);
  const span = duration ? spanOf(duration) : undefined;
  return {
    title,
    description: part.one('description', text),
    duration,
    span,
    weeks: span ? (span.shortest + span.longest) / 2 : 1,
    recurring: duration !== undefined && /\bchaque\b|\bpar mois\b/i.test(duration),
    deliverables: part.each('deliverables', text),
  };
}

/** Working days: five to a week, as durations are sold. */
const WEEKS = { jour: 1 / 5, semaine: 1, mois: 13 / 3 } as const;

const DURATION = /(\d+)(?:\s*(?:à|[-–—])\s*(\d+))?\s*(jour|semaine|mois)/iu;

/** `3 jours`, `1 à 2 semaines`; `chaque mois` is one month. */
function spanOf(duration: string): Span | undefined {
  if (/^\s*chaque mois/i.test(duration)) return { shortest: WEEKS.mois, longest: WEEKS.mois };
  const [, shortest, longest = shortest, unit] = DURATION.exec(duration) ?? [];
  const weeksPerUnit = unitOf(unit);
  if (!weeksPerUnit) return undefined;
  return { shortest: Number(shortest) * weeksPerUnit, longest: Number(longest) * weeksPerUnit };
}

function unitOf(word: string | undefined): number | undefined {
  const entry = Object.entries(WEEKS).find(([unit]) => unit === word?.toLowerCase());
  return entry?.[1];
}

function sum(spans: readonly Span[]): Span | undefined {
  if (spans.length === 0) return undefined;
  const shortest = spans.reduce((total, span) => total + span.shortest, 0);
  const longest = spans.reduce((total, span) => total + span.longest, 0);
  return { shortest: Math.max(1, Math.floor(shortest)), longest: Math.ceil(longest) };
}
