/** Prints the slow steps of a start for a person at a terminal, with their durations. A log has lines of its own. */

const SECOND = 1000; // ms

export function isTerminal(): boolean {
  return process.stdout.isTTY === true;
}

/**
 * Shows on a terminal that something long is under way, with its running time; shows nothing elsewhere.
 *
 * @param step such as `Building the site`
 * @param usual the time that it takes on a small machine, in words
 * @returns what the work does
 */
export async function during<Result>(
  step: string,
  usual: string,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!isTerminal()) return work();
  const begun = performance.now();
  const seconds = () => `${Math.round((performance.now() - begun) / SECOND)} s`;
  const show = () => overwrite(`${step}, about ${usual}… ${seconds()}`);
  show();
  const ticking = setInterval(show, SECOND);
  try {
    return await work();
  } finally {
    clearInterval(ticking);
    overwrite(`${step}: ${seconds()}\n`);
  }
}

/** Replaces the line that the terminal shows last. */
function overwrite(text: string): void {
  process.stdout.write(`\r\x1b[K  ${text}`);
}
