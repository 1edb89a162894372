import { fileURLToPath } from 'node:url';
import { freePort } from '../../test/support/site.ts';
import { ask } from './ask.ts';
import { type Figure, type Measure, medians } from './figure.ts';
import { openSite } from './open-site.ts';
import { PAGES } from './pages.ts';
import { RENDERED } from './rendered.ts';

const ROUNDS = 9;
/** Rounds that only warm up: code is compiled, what pages share is read. */
const WARMING = 4;
const RENDERS = 20;

const HEADERS = { 'accept-encoding': 'gzip, deflate, br, zstd' };

/** Processor time of the thread that answers: a page rendered for its request, and React alone with its data ready. */
export async function measureRenders(): Promise<Figure[]> {
  const port = await freePort();
  await using site = await openSite({
    NODE_OPTIONS: `--import=${fileURLToPath(new URL('render-probe.ts', import.meta.url))}`,
    PROBE_PORT: String(port),
  });
  const read = async (what: 'thread' | 'tree') =>
    Number(await (await fetch(`http://127.0.0.1:${port}/${what}`)).text());
  const rounds = new Map<string, Measure[][]>();
  for (let round = -WARMING; round < ROUNDS; round += 1) {
    for (const of of PAGES) {
      const before = await read('thread');
      for (let time = 0; time < RENDERS; time += 1) {
        const { outcome } = await ask(`${site.origin}${of}?${RENDERED}`, HEADERS);
        if (outcome !== 200) throw new Error(`${of}: ${outcome}`);
      }
      const rendered = ((await read('thread')) - before) / RENDERS;
      const alone = await read('tree');
      if (round < 0) continue;
      const taken: Measure[] = [
        { what: 'rendered / React alone', value: rendered / alone, unit: 'ratio' },
        { what: 'rendered', value: rendered, unit: 'ms' },
        { what: 'React alone', value: alone, unit: 'ms' },
      ];
      rounds.set(of, [...(rounds.get(of) ?? []), taken]);
    }
  }
  return [...rounds].flatMap(([of, taken]) => medians(of, taken));
}
