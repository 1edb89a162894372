/**
 * Draws the PDF of an application in a sandboxed frame: a page of no origin, without cookies and without a
 * network but our own fonts. A file that takes over the reader has taken over nothing (docs/decisions/039).
 */
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy, TextLayer } from 'pdfjs-dist';
import { type FromFrame, MOST_PAGES, type ToFrame } from './frame-messages.ts';
import './pages.css';
import readerAddress from './reader.ts?worker&url';

type Page = Awaited<ReturnType<PDFDocumentProxy['getPage']>>;
type DrawnPage = { page: Page; element: HTMLElement };

/** The width of a page in canvas pixels: sharp on a dense screen of a telephone, and on a wide one of a desk. */
const WIDTH = 1600;
/** The most canvas pixels of a page, for pages of unusual shape: those of an A4 sheet at that width, twice. */
const MOST_PIXELS = 8_000_000;
/** The most pixels of an image within: a scan in colour at 600 dpi. */
const MOST_IMAGE_PIXELS = 40_000_000;

const post = (message: FromFrame) => window.parent.postMessage(message, '*');

window.addEventListener(
  'message',
  ({ source, data }: MessageEvent<ToFrame>) => {
    // A page opened by itself is its own parent: there is no CV to draw.
    if (source !== window.parent || source === window) return;
    show(data.bytes).catch(() => post({ kind: 'damaged' }));
  },
  { once: true },
);
const main = document.querySelector('main') ?? document.body;
new ResizeObserver(() => post({ kind: 'height', height: Math.ceil(main.scrollHeight) })).observe(
  main,
);
post({ kind: 'ready' });

async function show(bytes: ArrayBuffer): Promise<void> {
  // Vite's dev server has no classic worker script, so the reader runs in the page itself.
  if (import.meta.env.DEV) await import('./reader.ts');
  else GlobalWorkerOptions.workerPort = await startReader();
  const pdf = await getDocument({
    data: bytes,
    BinaryDataFactory: OurFiles,
    useWorkerFetch: false,
    // Forms with scripts stay off, and images are limited so that they do not fill the memory.
    enableXfa: false,
    maxImageSize: MOST_IMAGE_PIXELS,
  }).promise;
  const drawnPages: DrawnPage[] = [];
  for (let number = 1; number <= Math.min(pdf.numPages, MOST_PAGES); number += 1) {
    const page = await pdf.getPage(number);
    drawnPages.push({ page, element: placeOf(page, number, pdf.numPages) });
  }
  main.append(...drawnPages.map(({ element }) => element));
  post({ kind: 'opened', pages: pdf.numPages, drawn: drawnPages.length });
  const links = await Promise.all(drawnPages.map(({ page }) => linksOf(page)));
  post({ kind: 'links', links: [...new Set(links.flat())] });
  for (const drawnPage of drawnPages) await draw(drawnPage);
}

/**
 * Starts the worker that reads the file: a file made to keep its reader busy does not freeze the page. A page of no
 * origin may start no worker from an address: it fetches the script, and starts it from its text.
 */
async function startReader(): Promise<Worker> {
  const script = await (await fetch(readerAddress)).blob();
  const reader = new Worker(URL.createObjectURL(script));
  reader.addEventListener('error', () => post({ kind: 'damaged' }));
  return reader;
}

function placeOf(page: Page, number: number, count: number): HTMLElement {
  const { width, height } = page.getViewport({ scale: 1 });
  const element = document.createElement('section');
  element.ariaLabel = `Page ${number} sur ${count}`;
  element.style.aspectRatio = `${width} / ${height}`;
  // The text layer is measured in points, and scales with the page.
  new ResizeObserver(() => {
    element.style.setProperty('--total-scale-factor', String(element.clientWidth / width));
  }).observe(element);
  return element;
}

async function draw({ page, element }: DrawnPage): Promise<void> {
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = Math.min(WIDTH / width, Math.sqrt(MOST_PIXELS / (width * height)));
  const viewport = page.getViewport({ scale });
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(viewport.width));
  canvas.height = Math.max(1, Math.floor(viewport.height));
  canvas.ariaHidden = 'true';
  const text = document.createElement('div');
  text.className = 'text';
  element.append(canvas, text);
  // The intent "print" keeps rendering in a frame that is scrolled out of sight, where browsers stop animation frames.
  await page.render({ canvas, viewport, intent: 'print' }).promise;
  element.dataset.drawn = '';
  const textContentSource = page.streamTextContent();
  await new TextLayer({ textContentSource, container: text, viewport }).render();
}

async function linksOf(page: Page): Promise<string[]> {
  const annotations: { url?: unknown }[] = await page.getAnnotations();
  return annotations.flatMap(({ url }) => (typeof url === 'string' ? [url] : []));
}

/** Files the reader asks for while it draws: fonts that a CV names without bringing them, and decoders of scans. */

const FILES: Readonly<Record<string, string>> = {
  ...import.meta.glob<string>('../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('../../node_modules/pdfjs-dist/wasm/{jbig2,openjpeg,qcms_bg}.wasm', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
};

/** Gives the reader these files as it asks for them, by the file's name alone. */
class OurFiles {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const [, address] = Object.entries(FILES).find(([path]) => path.endsWith(`/${filename}`)) ?? [];
    if (!address) throw new Error(`no file ${filename}`);
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${filename} answered ${answer.status}`);
    return new Uint8Array(await answer.arrayBuffer());
  }
}
