/** Reads embedded content of another site: its title, and the frame that opens on request. */
import { z } from 'zod';
import { type Embed, readEmbed } from '../../model/embeds.ts';
import { type Parts, text } from './document-parts.ts';

export type Embedded = Embed & { title: string };

const embed = z.string().transform((written, context) => {
  const parsedEmbed = readEmbed(written);
  if (parsedEmbed) return parsedEmbed;
  context.addIssue('no address of a site that may be shown');
  return z.NEVER;
});

/** Returns undefined without a title, and for an address of any other site: it is never framed. */
export function readEmbedded(
  part: Pick<Parts<{ title: unknown; url: unknown }>, 'one'>,
): Embedded | undefined {
  const title = part.one('title', text);
  const parsedEmbed = part.one('url', embed);
  return title && parsedEmbed ? { title, ...parsedEmbed } : undefined;
}

/** Names what a link to it leads to, where it cannot be shown: « Le plan (OpenStreetMap) ». */
export function titleOf({ title, name }: Embedded): string {
  return `${title} (${name})`;
}
