/** Asks the server about the WordPress import, and polls its state while it runs. */
import { useEffect, useState } from 'react';
import { Refused, refusal, Unreachable } from '../../../desk/ui/refusals.ts';
import type { WordpressState } from '../../../model/contracts/wordpress-import.ts';
import { DESK_ENDPOINTS } from '../../../staff/desk-addresses.ts';

/** The pause between two questions of how far the server is. */
const PACE = 1_000; // ms

export type WordpressImport = {
  /** The state of the import; undefined until the server has answered. */
  state: WordpressState | undefined;
  /** The sentence about the last refusal or failure. */
  problem: string | undefined;
  /** Sends an export, which is looked through. */
  send(file: File): Promise<void>;
  /** Starts the import of the examined export, or resumes it. */
  begin(): Promise<void>;
  /** Makes room for another file on the screen. */
  startOver(): void;
};

/** Follows the import of the site, whoever began it and from whichever tab. */
export function useWordpress(): WordpressImport {
  const [state, setState] = useState<WordpressState>();
  const [problem, setProblem] = useState<string>();
  const [pollCount, setPollCount] = useState(0);
  const [isSending, setIsSending] = useState(false);
  // While the file is being sent, the server still reports the state before.
  const moves = !isSending && (state === undefined || MOVING.has(state.is));

  useEffect(() => {
    if (!moves) return;
    const leaving = new AbortController();
    // The first request is sent at once, each further one after a pause.
    const timer = setTimeout(
      async () => {
        try {
          const next = await ask({ signal: leaving.signal });
          setProblem(undefined);
          setState(next);
        } catch (error) {
          if (leaving.signal.aborted) return;
          setProblem(reason(error));
          if (error instanceof Refused) return;
        }
        setPollCount((count) => count + 1);
      },
      pollCount === 0 ? 0 : PACE,
    );
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [moves, pollCount]);

  async function change(init: RequestInit): Promise<void> {
    setProblem(undefined);
    try {
      setState(await ask(init));
      setPollCount((count) => count + 1);
    } catch (error) {
      setProblem(reason(error));
      setState(await ask({}).catch((): WordpressState => ({ is: 'nothing' })));
    }
  }

  return {
    state,
    problem,
    async send(file) {
      setState({ is: 'receiving' });
      setIsSending(true);
      await change({ method: 'PUT', body: file, headers: { 'content-type': 'text/xml' } });
      setIsSending(false);
    },
    begin: () => change({ method: 'POST' }),
    startOver() {
      setProblem(undefined);
      setState({ is: 'nothing' });
    },
  };
}

const MOVING: ReadonlySet<WordpressState['is']> = new Set([
  'receiving',
  'looking through',
  'importing',
]);

async function ask(init: RequestInit): Promise<WordpressState> {
  let response: Response;
  try {
    response = await fetch(DESK_ENDPOINTS.wordpress, init);
  } catch (error) {
    throw new Unreachable(String(error));
  }
  if (!response.ok) throw await refusal(response);
  return response.json();
}

function reason(error: unknown): string {
  return error instanceof Refused
    ? error.message
    : 'Le site ne répond pas. Vérifiez votre connexion\u00A0: l’import, lui, continue sur le serveur.';
}
