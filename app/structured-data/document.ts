/** Writes the structured data of a page into its document, for machines only: browsers load no code for it. */
import type { RouterContextProvider } from 'react-router';
import { previewContext } from '../context.ts';
import { graphOf } from './graph.ts';
import { pageDataContext, siteDataContext } from './page-data.ts';

/**
 * Adds the structured data at the end of the body, near the page's data, where they compress best. A preview gets none,
 * nor does a page without the agency's name while content is unavailable.
 */
export function withStructuredData(
  html: Buffer<ArrayBuffer>,
  context: Readonly<RouterContextProvider>,
): Buffer<ArrayBuffer> {
  const page = context.get(pageDataContext);
  const site = context.get(siteDataContext);
  const end = html.lastIndexOf('</body>');
  if (!page || !site?.settings.agencyName || context.get(previewContext) || end < 0) return html;
  const tag = `<script type="application/ld+json">${inMarkup(graphOf(page, site))}</script>`;
  return Buffer.concat([html.subarray(0, end), Buffer.from(tag), html.subarray(end)]);
}

/**
 * Writes JSON without empty lists, in which no text can end the script, open a comment, or break a line of JavaScript.
 */
function inMarkup(data: object): string {
  return JSON.stringify(data, withoutEmptyList).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function withoutEmptyList(_: string, value: unknown): unknown {
  return Array.isArray(value) && value.length === 0 ? undefined : value;
}
