/** The most that may be under way at once; what is due beyond that is not sent, and counted. */
const MOST_UNDER_WAY = 1_000;
const TICK = 10; // ms

type Steady = {
  perSecond: number;
  seconds: number;
  /** Sends the n-th request. */
  send(n: number): Promise<void>;
};

/**
 * Sends at a steady pace, however long answers take, as visitors come: a slow answer delays no other request, and is
 * not hidden by the pause it causes.
 *
 * @returns when the last was answered; the number of requests sent, and of those that were not
 * @throws when it is over, what the first failed sending threw
 */
export async function sendSteadily({
  perSecond,
  seconds,
  send,
}: Steady): Promise<{ sent: number; withheld: number }> {
  const underWay = new Set<Promise<void>>();
  const failures: unknown[] = [];
  const started = performance.now();
  let due = 0;
  let withheld = 0;
  for (let now = 0; now < seconds * 1000; now = performance.now() - started) {
    for (; due < (now * perSecond) / 1000; due += 1) {
      if (underWay.size >= MOST_UNDER_WAY) {
        withheld += 1;
        continue;
      }
      const sending = send(due)
        .catch((failure: unknown) => void failures.push(failure))
        .finally(() => underWay.delete(sending));
      underWay.add(sending);
    }
    await new Promise((resolve) => setTimeout(resolve, TICK));
  }
  await Promise.all(underWay);
  if (failures.length > 0) throw failures[0];
  return { sent: due - withheld, withheld };
}
