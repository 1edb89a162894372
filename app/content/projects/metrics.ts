/** The measured figures of a case study. */
import type { Metric as Content } from '../content.generated.ts';
import { type Parts, text, textOrNumber } from '../document-parts.ts';

/** `value` is shown in the largest type of the page: `×2`, `+64 %`, `1,4 s`. */
export type Metric = { value: string; label?: string; description?: string };

/** Reads the metrics that have a value, in order. */
export function readMetrics(parts: readonly Parts<Omit<Content, '_type'>>[]): Metric[] {
  return parts.flatMap((part): Metric[] => {
    const value = part.one('value', textOrNumber);
    if (!value) return [];
    const label = part.one('label', text);
    return [{ value, label, description: part.one('description', text) }];
  });
}
