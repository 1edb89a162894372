/**
 * CSV with semicolons between its cells, for spreadsheets that would rather run it. Excel opens a file with the
 * separator of its machine: in France and Morocco a semicolon, with which a double click gives columns. LibreOffice and
 * Google Sheets take either. A line `sep=;` would tell Excel everywhere, but it then reads UTF-8 as an older encoding.
 */

import { attachment } from '../../packages/kit/network/attachment.ts';

/** The mark without which spreadsheets read UTF-8 as an older encoding. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * The place before a sign by which spreadsheets take a text for a formula (their full-width forms too), also behind
 * spaces and quotation marks. A phone number begins with one, and a visitor may begin a message with `=HYPERLINK(…)`.
 * Commas, semicolons, tabs and line breaks count as beginnings: a spreadsheet set to another separator ends cells
 * there, quoted or not.
 */
const BEFORE_FORMULA = /(?<=^|[,;\t\r\n])(?=(?:[^\S\t\r\n]|")*[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(';')}\r\n`;
}

function csvCell(text: string): string {
  // After a leading apostrophe a spreadsheet shows the cell's text, and evaluates no formula.
  const harmless = text.replace(BEFORE_FORMULA, "'");
  return `"${harmless.replaceAll('"', '""')}"`;
}

/**
 * Streams a CSV file as it is read, a batch at a time and none before it is wanted: neither the whole list nor
 * the database is held. An error cuts the download off, so that half a list is never taken for all of it.
 * @param name without its extension
 */
export function csvResponse(
  name: string,
  header: readonly string[],
  batches: AsyncIterator<readonly (readonly string[])[]>,
  onError: (error: unknown) => void,
): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(BYTE_ORDER_MARK + csvLine(header)));
    },
    async pull(controller) {
      try {
        const { done, value } = await batches.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value.map(csvLine).join('')));
      } catch (error) {
        onError(error);
        controller.error(error);
      }
    },
    async cancel() {
      await batches.return?.();
    },
  });
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': attachment(`${name}.csv`),
    },
  });
}
