/** The routes of the page of figures, and of its tables as files. */
import { dayIn } from '../../packages/kit/calendar/casablanca-time.ts';
import { readsFigures, type Staff } from '../../staff/roles.ts';
import { type Period, TABLE_WORDS } from '../contract/figure-words.ts';
import type { FiguresAnswer } from '../contract/figures.ts';
import { figuresQuery, figureTableQuery } from '../contract/questions.ts';
import { tableOf } from '../figures/figure-tables.ts';
import { readFigures } from '../figures/read-figures.ts';
import { Refusal } from '../requests/refusal.ts';
import type { Api, ApiOptions } from './api-options.ts';
import { csvResponse } from './csv.ts';
import { readQuery } from './read.ts';

export function figureRoutes(api: Api, { db, clock, log, writeFigures }: ApiOptions): void {
  /** @throws {Refusal} */
  async function read(staff: Staff, period: Period): Promise<FiguresAnswer> {
    if (!readsFigures(staff)) {
      throw new Refusal('forbidden', 'Les mesures sont ouvertes à d’autres rôles.');
    }
    // The counters in memory are written first, so that the answer includes the last seconds.
    await writeFigures();
    return readFigures(db, period, clock());
  }

  api.get('/figures', async (c) =>
    c.json((await read(c.var.staff, readQuery(c, figuresQuery).period)) satisfies FiguresAnswer),
  );

  api.get('/figures.csv', async (c) => {
    const { period, table } = readQuery(c, figureTableQuery);
    const { header, rows } = tableOf(await read(c.var.staff, period), table);
    async function* all() {
      yield rows.map((row) => row.map(written));
    }
    return csvResponse(`${TABLE_WORDS[table]}-${dayIn(clock())}`, header, all(), (error) =>
      log('error', 'export_cut_off', { list: table, error: String(error) }),
    );
  });
}

/** The decimal comma alone: a space between thousands would make a number a text. */
const NUMBER = new Intl.NumberFormat('fr', { useGrouping: false, maximumFractionDigits: 3 });

function written(cell: string | number): string {
  return typeof cell === 'number' ? NUMBER.format(cell) : cell;
}
