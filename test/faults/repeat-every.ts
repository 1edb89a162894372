import { setTimeout as pause } from 'node:timers/promises';

/** Does something again and again until it is told to end; the next turn waits for the one before. */
export function repeatEvery(
  every: number /** In ms. */,
  act: (turn: number) => Promise<void>,
): { end(): Promise<void> } {
  let going = true;
  const acting = (async () => {
    for (let turn = 0; going; turn += 1) {
      await act(turn);
      for (let waited = 0; going && waited < every; waited += 100) {
        await pause(Math.min(100, every - waited));
      }
    }
  })();
  return {
    async end() {
      going = false;
      await acting;
    },
  };
}
