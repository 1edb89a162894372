/** What the inbox's API is asked of figures. */
import type { FigureTable, Period } from '../../inbox/contract/figure-words.ts';
import type { FiguresAnswer } from '../../inbox/contract/figures.ts';

export type FiguresApi = {
  figures(period: Period, signal?: AbortSignal): Promise<FiguresAnswer>;
  /** One table of them, as a file. */
  figuresCsv(period: Period, table: FigureTable): Promise<{ name: string; content: Blob }>;
};

type Asking = {
  read<Answer>(path: string, signal?: AbortSignal): Promise<Answer>;
  download(path: string): Promise<{ name: string; content: Blob }>;
};

export function createFiguresApi({ read, download }: Asking): FiguresApi {
  return {
    figures: (period, signal) => read(`/figures?period=${period}`, signal),
    figuresCsv: (period, table) => download(`/figures.csv?period=${period}&table=${table}`),
  };
}
