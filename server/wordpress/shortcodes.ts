/** The shortcodes of WordPress: its own become HTML, those of plugins stay as they are written. */
import type { NoteKind } from '../../model/contracts/wordpress-import.ts';

type ShortcodeNotes = { kind: NoteKind; what: string }[];

/**
 * Converts the shortcodes of WordPress itself: captions, galleries and players become HTML. All others stay as written,
 * and are reported.
 */
export function withoutShortcodes(
  html: string,
  ownPictures: readonly string[],
): { html: string; notes: ShortcodeNotes } {
  const notes: ShortcodeNotes = [];
  if (!html.includes('[')) return { html, notes };
  const captioned = paired(html, 'caption', (inside) => {
    const picture = inside.indexOf('>', inside.indexOf('<img')) + 1;
    const closed = inside.indexOf('</a>', picture);
    const end = closed >= 0 && inside.slice(picture, closed).trim() === '' ? closed + 4 : picture;
    return `<figure>${inside.slice(0, end)}<figcaption>${inside.slice(end)}</figcaption></figure>`;
  });
  const embedded = paired(captioned, 'embed', (inside) => `\n\n${inside.trim()}\n\n`);
  const others = new Map<string, number>();
  const outside = embedded.split(/(<(?:pre|code)\b[^>]{0,500}>)/);
  // Shortcodes inside `<pre>` and `<code>` stay as they are.
  const read = outside.map((piece, at) => {
    const isCode = at > 0 && (outside[at - 1] ?? '').startsWith('<');
    const end = isCode ? piece.search(/<\/(?:pre|code)>/) : 0;
    const [code, text] = end < 0 ? [piece, ''] : [piece.slice(0, end), piece.slice(end)];
    return (
      code +
      text.replace(SHORTCODE, (whole, slash: string, name: string, attributes: string) => {
        const replacement =
          slash === '' && simpleShortcode(name.toLowerCase(), attributes, ownPictures);
        if (replacement) return replacement;
        if (/^(?:playlist|video|audio|gallery)$/i.test(name) && slash === '/') return '';
        if (slash === '') others.set(name, (others.get(name) ?? 0) + 1);
        return whole;
      })
    );
  });
  for (const [name, count] of others) {
    notes.push({ kind: 'shortcode', what: `[${name}]${count > 1 ? `, ${count}\u00a0fois` : ''}` });
  }
  return { html: read.join(''), notes };
}

/** A name and its attributes, `[name a="b"]`: neither `[1]`, nor `[[name]]`, nor an address in brackets. */
const SHORTCODE = /(?<!\[)\[(\/?)([a-z][\w-]{1,60})((?:\s[^[\]]{0,2000})?)\/?\](?!\])/gi;

function simpleShortcode(
  name: string,
  attributes: string,
  ownPictures: readonly string[],
): string | undefined {
  const attribute = (key: string) => {
    const pattern = ATTRIBUTES[key];
    return (pattern?.exec(attributes) ?? []).slice(1).find((value) => value !== undefined);
  };
  if (name === 'gallery') {
    const ids = (attribute('ids') ?? attribute('include') ?? '').replace(/[^\d,]/g, '');
    return ids === '' && ownPictures.length === 0
      ? undefined
      : `<wp-gallery ids="${ids}"></wp-gallery>`;
  }
  if (name === 'video' || name === 'audio') {
    const src = attribute('src') ?? attribute('mp4') ?? attribute('mp3');
    return src && `<${name} src="${src.replaceAll('"', '%22')}"></${name}>`;
  }
  return undefined;
}

const ATTRIBUTES: Readonly<Record<string, RegExp>> = Object.fromEntries(
  ['ids', 'include', 'src', 'mp4', 'mp3'].map((key) => [
    key,
    new RegExp(`\\b${key}=(?:"([^"]{0,2000})"|'([^']{0,2000})'|([^\\s"']{1,2000}))`, 'i'),
  ]),
);

/** Replaces `[name …]inside[/name]`, from the first to the last that is closed. */
function paired(html: string, name: string, replace: (inside: string) => string): string {
  const parts: string[] = [];
  let from = 0;
  for (let open = html.indexOf(`[${name}`); open >= 0; open = html.indexOf(`[${name}`, from)) {
    const begun = html.indexOf(']', open);
    const end = html.indexOf(`[/${name}]`, begun);
    if (begun < 0 || end < 0) break;
    parts.push(html.slice(from, open));
    parts.push(replace(html.slice(begun + 1, end)));
    from = end + name.length + 3;
  }
  return parts.join('') + html.slice(from);
}
