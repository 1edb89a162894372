import { strFromU8, strToU8, type Unzipped, unzipSync, zipSync } from 'fflate';
import mammoth from 'mammoth';
import { isColour } from './html-looks.ts';
import type { LossKind } from './paste-report.ts';

export type WordText = {
  html: string;
  /** The pictures, by the addresses that the HTML gives them. */
  pictures: Map<string, Blob>;
  /** The numbers of things that the HTML no longer shows. */
  left: Partial<Record<LossKind, number>>;
  /** Whether the first paragraph is the title of the whole. */
  isTitled: boolean;
};

/** The reason why a file is not read: another format, a password, or more than a text of the site should hold. */
export type WordRefusal = 'doc' | 'odt' | 'locked' | 'other' | 'damaged' | 'heavy';

/** The most bytes of an unpacked file: pictures hardly shrink, and the file that holds them is bounded. */
const MOST_UNPACKED = 60_000_000; // bytes

/**
 * The most bytes of the text: a thousand paragraphs have some 3 MB with their marks. Reading takes forty times the
 * memory of this.
 */
const MOST_TEXT = 10_000_000; // bytes

/**
 * Makes HTML of a `.docx` file: of the parts that a text is made of, none of which is unpacked beyond the size that the
 * archive declares, nor when those sizes are more than a text of the site should hold.
 */
export async function readDocx(file: Uint8Array): Promise<WordText | WordRefusal> {
  if (beginsWith(file, COMPOUND_FILE)) return includes(file, ENCRYPTED) ? 'locked' : 'doc';
  if (!beginsWith(file, ZIP)) return 'other';
  try {
    const parts = unpack(file);
    if (parts === 'heavy') return 'heavy';
    if (!parts['[Content_Types].xml']) return parts.mimetype ? 'odt' : 'other';
    if (!Object.keys(parts).some((name) => DOCUMENT.test(name))) return 'other';
    return await convert(parts);
  } catch (error) {
    console.error(error);
    return 'damaged';
  }
}

/** The first bytes of a file from before Word 2007, and of one that has a password. */
const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0];
const ZIP = [0x50, 0x4b, 0x03, 0x04];

/** The name of the stream with the locked document, as the directory of a compound file writes names. */
const ENCRYPTED = [...'EncryptedPackage'].flatMap((sign) => [sign.charCodeAt(0), 0]);

function beginsWith(file: Uint8Array, bytes: readonly number[]): boolean {
  return bytes.every((byte, at) => file[at] === byte);
}

function includes(file: Uint8Array, bytes: readonly number[]): boolean {
  const [first = 0] = bytes;
  for (let at = file.indexOf(first); at >= 0; at = file.indexOf(first, at + 1)) {
    if (bytes.every((byte, offset) => file[at + offset] === byte)) return true;
  }
  return false;
}

const TEXT = /\.(?:xml|rels)$/i;
const DOCUMENT = /^word\/document\d*\.xml$/i;
const WORDS = /^word\/(?:document|footnotes|endnotes)\d*\.xml$/i;
const WANTED = /^(?:mimetype|word\/media\/.*\.(?:png|jpe?g|gif|webp|avif))$/i;

function unpack(file: Uint8Array): Unzipped | 'heavy' {
  let total = 0;
  let text = 0;
  const isHeavy = () => total > MOST_UNPACKED || text > MOST_TEXT;
  const parts = unzipSync(file, {
    filter: ({ name, originalSize }) => {
      if (!TEXT.test(name) && !WANTED.test(name)) return false;
      total += originalSize;
      if (TEXT.test(name)) text += originalSize;
      return !isHeavy();
    },
  });
  return isHeavy() ? 'heavy' : parts;
}

async function convert(parts: Unzipped): Promise<WordText> {
  const left: WordText['left'] = {};
  for (const [name, bytes] of Object.entries(parts)) {
    if (!WORDS.test(name)) continue;
    const xml = strFromU8(bytes);
    for (const [kind, sign] of UNREAD) {
      const count = xml.match(sign)?.length ?? 0;
      if (count > 0) left[kind] = (left[kind] ?? 0) + count;
    }
    parts[name] = strToU8(withColours(xml));
  }
  // The archive is zipped again from the parts checked here, so that nothing else is read.
  const { buffer } = zipSync(parts, { level: 0 });
  const pictures: WordText['pictures'] = new Map();
  // mammoth reads `arrayBuffer` in browsers, `buffer` in Node.
  const input = { arrayBuffer: buffer, buffer };
  const { value } = await mammoth.convertToHtml(input, {
    styleMap: STYLES,
    includeEmbeddedStyleMap: false,
    convertImage: mammoth.images.imgElement(async ({ contentType, readAsArrayBuffer }) => {
      const type = contentType.replace('/jpg', '/jpeg');
      const bytes = PICTURE.test(type) && (await readAsArrayBuffer().catch(() => undefined));
      if (!bytes) return { src: '' };
      const src = `carried:${pictures.size}`;
      pictures.set(src, new Blob([bytes], { type }));
      return { src };
    }),
  });
  return { html: value, pictures, left, isTitled: isTitled(value) };
}

/** Pictures that the media library takes. */
const PICTURE = /^image\/(?:png|jpeg|gif|webp|avif)$/;

/** The elements that the converter passes over without a word. */
const UNREAD: readonly [LossKind, RegExp][] = [
  ['deletion', /<w:del [^>]*[^/>]>/g],
  ['formula', /<m:oMath[ >]/g],
  ['drawing', /\buri="[^"]*\/(?:chart|diagram)"/g],
];

/** Turns text colours, which the converter does not read, into highlights, which it does. */
function withColours(xml: string): string {
  return xml.replace(/<w:color [^>]*?\bw:val="([\da-f]{6})"[^>]*>/gi, (element, colour: string) =>
    isColour(`#${colour}`) ? '<w:highlight w:val="yellow"/>' : element,
  );
}

/** Whether the first paragraph is a title: by its style, or as the one heading of the first level. */
function isTitled(html: string): boolean {
  const [, opening] = /^<(p class="MsoTitle"|h1)>/.exec(html) ?? [];
  if (opening !== 'h1') return opening !== undefined;
  return html.match(/<h1>/g)?.length === 1 && !html.includes('<p class="MsoTitle">');
}

const LEVELS = [1, 2, 3, 4, 5, 6] as const;

/** Lists of more levels than the converter knows by itself. */
const DEEP_LISTS = [6, 7, 8, 9].flatMap((level) => {
  const around = 'ul|ol > li > '.repeat(level - 1);
  return [
    `p:unordered-list(${level}) => ${around}ul > li:fresh`,
    `p:ordered-list(${level}) => ${around}ol > li:fresh`,
  ];
});

/** Styles by the names that Word, LibreOffice, Google Docs and Pages give them; case does not matter. */
const STYLES = [
  ...named(['Title', 'Titre'], 'p.MsoTitle:fresh'),
  // Word names its styles in English in every language; other programs translate them.
  ...LEVELS.flatMap((level) => named([`Titre ${level}`], `h${level}:fresh`)),
  ...LEVELS.map((level) => `p.Titre${level} => h${level}:fresh`),
  ...named(
    ['Quote', 'Intense Quote', 'Quotations', 'Citation', 'Citation intense'],
    'blockquote:fresh',
  ),
  ...named(
    ['HTML Preformatted', 'Preformatted Text', 'Préformaté HTML', 'Texte préformaté'],
    "pre:separator('\\n')",
  ),
  "r[style-name='HTML Code'] => code",
  // Tables of contents are dropped: their links lead nowhere on a page.
  ...['toc ', 'TM ', 'Contents '].map((start) => `p[style-name^='${start}'] => !`),
  ...DEEP_LISTS,
  'u => u',
  'highlight => mark',
  'comment-reference => sup',
];

function named(styles: readonly string[], html: string): string[] {
  return styles.map((style) => `p[style-name='${style}'] => ${html}`);
}
