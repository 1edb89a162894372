/** CSV as RFC 4180 writes it, for spreadsheets that would rather run it. */

import { attachment } from '../../network/attachment.ts';

/** Without the mark, spreadsheets read UTF-8 as an older encoding. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * The signs by which spreadsheets take a text for a formula (their full-width forms too), also behind spaces. A
 * phone number begins with one of them, and a visitor may begin a message with `=HYPERLINK(…)`.
 */
const FORMULA = /^[\s]*[=+\-@\uff1d\uff0b\uff0d\uff20\t\r]/;

export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(text: string): string {
  // A leading apostrophe: the cell shows its text and computes nothing.
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
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
