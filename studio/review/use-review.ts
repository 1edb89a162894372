import { useEffect, useRef, useState } from 'react';
import { useClient, useSchema } from 'sanity';
import { TYPES } from '../../model/document-types.ts';
import { API_VERSION } from '../content/api-version.ts';
import { type Review, reviewSite } from './review-site.ts';
import { titleOf } from './title-of.ts';

export type ReviewState =
  | { is: 'asked for' }
  | { is: 'reading'; read: number; total: number }
  | { is: 'done'; review: Review; at: Date }
  | { is: 'failed' };

export type RunningReview = { state: ReviewState; start(): void; stop(): void };

/** A review that begins when it is asked for, and ends with the screen. */
export function useReview(): RunningReview {
  const client = useClient({ apiVersion: API_VERSION });
  const schema = useSchema();
  const [state, setState] = useState<ReviewState>({ is: 'asked for' });
  const under = useRef<AbortController>(undefined);
  useEffect(() => () => under.current?.abort(), []);

  async function run() {
    under.current?.abort();
    const controller = new AbortController();
    under.current = controller;
    const { signal } = controller;
    setState({ is: 'reading', read: 0, total: 0 });
    try {
      const review = await reviewSite({
        client,
        typeOf: (name) => schema.get(name),
        titleOf,
        types: Object.keys(TYPES),
        origin: window.location.origin,
        signal,
        onProgress: (read, total) => {
          if (!signal.aborted) setState({ is: 'reading', read, total });
        },
      });
      if (!signal.aborted) setState({ is: 'done', review, at: new Date() });
    } catch {
      if (!signal.aborted) setState({ is: 'failed' });
    }
  }

  return {
    state,
    start: () => void run(),
    stop() {
      under.current?.abort();
      setState({ is: 'asked for' });
    },
  };
}
