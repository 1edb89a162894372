import type { Browser, Request } from '@playwright/test';
import { PUBLIC_ROUTES } from '../../test/support/public-routes.ts';
import { weightOf } from '../../test/support/weight.ts';
import { DESK, launchChromium, TELEPHONE } from './chromium.ts';
import type { Figure, Measure } from './figure.ts';
import { openSettledSite } from './quiet-site.ts';

const SCREENS = { telephone: TELEPHONE, desk: DESK };

/** The script of a visitor who waits: what is fetched when the browser has nothing else to do is there by then. */
const WAIT = 5_000; // ms
/** The time after which a page has what its first gesture asked for. */
const SETTLED = 2_000; // ms

/** The setting by which each visit measures its vitals, for the most that is sent; without it, one in ten does. */
const ALL_SCRIPT = { WEB_VITALS_SHARE: '1' };

/** What a first visit downloads, by kind: the page, its scripts, stylesheets, fonts and pictures. */
export async function measureBytes(): Promise<Figure[]> {
  await using site = await openSettledSite(ALL_SCRIPT);
  await using browser = await launchChromium();
  const figures: Figure[] = [];
  for (const of of PUBLIC_ROUTES) {
    const measures = [
      ...(await weighText(site.origin, of)),
      ...(await weighLaterScript(browser, site.origin + of)),
      ...(await weighFontsAndPictures(browser, site.origin + of)),
    ];
    figures.push(...measures.map((measure) => ({ of, ...measure })));
  }
  return figures;
}

async function weighText(origin: string, route: string): Promise<Measure[]> {
  const html = await (await fetch(origin + route)).text();
  const scripts = /<(?:script|link rel="after-paint")[^>]*?(?:src|href)="([^"]+\.js)"/g;
  const stylesheets = /<link rel="stylesheet"[^>]*?href="([^"]+)"/g;
  return [
    ...(await weigh('HTML', [origin + route])),
    ...(await weigh('script', assets(origin, html, scripts))),
    ...(await weigh('CSS', assets(origin, html, stylesheets))),
  ];
}

function assets(origin: string, html: string, pattern: RegExp): string[] {
  // A page also names its entry in an inline `import "…"`; those files are preloaded, so listed once.
  const addresses = new Set([...html.matchAll(pattern)].map(([, address = '']) => address));
  return [...addresses].map((address) => new URL(address, origin).href);
}

async function weigh(what: string, addresses: readonly string[]): Promise<Measure[]> {
  const weights = (coding: 'gzip' | 'br') =>
    Promise.all(addresses.map((address) => weightOf(address, coding)));
  return [
    kilobytes(`${what} gzip`, await weights('gzip')),
    kilobytes(`${what} br`, await weights('br')),
  ];
}

/** Weighs all script within the first seconds, without a gesture, and once a visitor has moved the pointer. */
async function weighLaterScript(browser: Browser, address: string): Promise<Measure[]> {
  await using context = await browser.newContext({
    viewport: DESK,
    extraHTTPHeaders: { 'accept-encoding': 'gzip' },
  });
  const page = await context.newPage();
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  const weighed = async (what: string) => {
    const scripts = finished.filter((request) => request.url().endsWith('.js'));
    const sizes = await Promise.all(scripts.map((script) => script.sizes()));
    return kilobytes(
      what,
      sizes.map(({ responseBodySize }) => responseBodySize),
    );
  };
  await page.goto(address);
  await page.waitForTimeout(WAIT);
  const waited = await weighed('script gzip, five seconds');
  await page.mouse.move(300, 300);
  await page.mouse.move(300, 400);
  await page.waitForTimeout(SETTLED);
  return [waited, await weighed('script gzip, first gesture')];
}

/** What the first view of each screen asks for, scrolling nowhere. */
async function weighFontsAndPictures(browser: Browser, address: string): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const [screen, viewport] of Object.entries(SCREENS)) {
    await using context = await browser.newContext({ viewport });
    const page = await context.newPage();
    const finished: Request[] = [];
    page.on('requestfinished', (request) => finished.push(request));
    await page.goto(address, { waitUntil: 'networkidle' });
    const sizes = async (type: string) => {
      const some = finished.filter((request) => request.resourceType() === type);
      return Promise.all(some.map(async (request) => (await request.sizes()).responseBodySize));
    };
    if (screen === 'telephone') measures.push(kilobytes('fonts', await sizes('font')));
    measures.push(kilobytes(`pictures, ${screen}`, await sizes('image')));
  }
  return measures;
}

function kilobytes(what: string, bytes: readonly number[]): Measure {
  return { what, value: bytes.reduce((sum, one) => sum + one, 0) / 1000, unit: 'kB' };
}
