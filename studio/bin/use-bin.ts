import type { SanityClient } from '@sanity/client';
import { useEffect, useState } from 'react';
import type { BinPage } from '../../packages/content-service/bin-contract.ts';
import { type BinQuestion, readBin } from './bin-api.ts';

/** How long a person has to stop typing before the list follows, in ms. */
const PAUSE = 250;

export type BinList = {
  page: BinPage | undefined;
  error: unknown;
  /** True while another page, or the answer to another question, is read. */
  reading: boolean;
  readMore(): void;
  retry(): void;
};

/** Reads the bin page by page. What was there stays until the answer to another question comes. */
export function useBin(client: SanityClient, { type, search }: BinQuestion): BinList {
  const [state, setState] = useState<Pick<BinList, 'page' | 'error' | 'reading'>>({
    page: undefined,
    error: undefined,
    reading: true,
  });
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` is what asks again
  useEffect(() => {
    const leaving = new AbortController();
    const timer = setTimeout(
      () => {
        setState((before) => ({ ...before, reading: true }));
        const { signal } = leaving;
        readBin(client, { type, search }, { signal }).then(
          (page) => signal.aborted || setState({ page, error: undefined, reading: false }),
          (error) => signal.aborted || setState({ page: undefined, error, reading: false }),
        );
      },
      search ? PAUSE : 0,
    );
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [client, type, search, round]);

  function readMore(): void {
    const { page } = state;
    if (!page?.nextCursor || state.reading) return;
    setState({ ...state, reading: true });
    readBin(client, { type, search }, { cursor: page.nextCursor }).then(
      (next) =>
        setState((before) =>
          // The question changed meanwhile: this page is of the list before.
          before.page === page
            ? {
                page: { ...next, documents: [...page.documents, ...next.documents] },
                error: undefined,
                reading: false,
              }
            : before,
        ),
      (error) =>
        setState((before) => (before.page === page ? { page, error, reading: false } : before)),
    );
  }

  return { ...state, readMore, retry: () => setRound((asked) => asked + 1) };
}
