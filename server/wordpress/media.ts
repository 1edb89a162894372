/**
 * Imports the pictures and files of a WordPress site as assets: from a copy of `wp-content/uploads`, or from the site
 * itself while it is online. Each is imported once, whichever of its sizes a text shows, and not again in a later run.
 */
import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path/posix';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { fileWithin } from '../../packages/kit/network/file-within.ts';
import { type ContentApi, ContentRefusedError } from '../setup/content-api.ts';
import { FetchFileError, fetchFile, LARGEST_FILE, type Reach } from './fetch-file.ts';
import { type IndexedItem, isPicture } from './plan-import.ts';
import type { PictureWanted } from './rich-text.ts';

/** The number of simultaneous downloads: the former site answers its visitors too. */
const AT_ONCE = 4;
/** The number of downloads in a row without an answer after which a host is given up. */
const MOST_SILENCES = 8;
/** The pause before a file is sent again that the content service had no room for. */
const PAUSE = 2_000; // ms
const MOST_TRIES = 5;

/** The `source.name` of imported assets. */
const SOURCE = 'wordpress';

/** A file that is among the assets now. */
export type Brought = {
  assetId: string;
  /** On the new site. */
  address: string;
  isPicture: boolean;
  /** The entry in WordPress's media library; undefined for a picture that is not in it. */
  attachment: IndexedItem | undefined;
};

type MediaOptions = {
  content: ContentApi;
  /** Identifies the WordPress site, as a part of the names under which files are remembered. */
  key: string;
  attachments: readonly IndexedItem[];
  /** A copy of `wp-content/uploads`, or a folder that holds it; the files come from the old site when absent. */
  uploads: string | undefined;
  isOldSite(url: URL): boolean;
  reach: Reach;
  signal: AbortSignal;
  /** Called once for each file that could not be imported. */
  missed(name: string, why: string): void;
};

const stored = z.object({
  result: z.array(
    z.object({ _id: z.string(), url: z.string(), source: z.object({ id: z.string() }) }),
  ),
});
const uploaded = z.object({ document: z.object({ _id: z.string(), url: z.string() }) });

/** Opens the media of one import. Rejects with `ContentRefusedError` when the assets cannot be read. */
export async function openMedia(options: MediaOptions) {
  const { content, key, attachments, uploads, isOldSite, reach, signal, missed } = options;
  const byId = new Map(attachments.map((item) => [item.id, item]));
  const byPath = new Map(attachments.map((item) => [uploadPath(URL.parse(item.file)), item]));
  const assetsByName = await knownAssets(content, key);
  const under = new Map<string, Promise<Brought | undefined>>();
  const done = new Map<string, Brought>();
  const silences = new Map<string, number>();
  const counts = { pictures: 0, files: 0 };
  const turns: (() => void)[] = [];
  let running = 0;

  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= AT_ONCE) await new Promise<void>((resolve) => turns.push(resolve));
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      turns.shift()?.();
    }
  }

  /** The attachment that an address of a text shows, in whichever size. */
  function attachmentAt(url: URL | null): IndexedItem | undefined {
    const path = uploadPath(url);
    return path === undefined
      ? undefined
      : originals(path)
          .map((one) => byPath.get(one))
          .find((item) => item !== undefined);
  }

  function nameOf(attachment: IndexedItem | undefined, url: URL | null): string | undefined {
    if (attachment) return `${key}:${attachment.id}`;
    const path = uploadPath(url);
    const name = path === undefined ? url?.pathname : originals(path).at(-1);
    return name === undefined ? undefined : `${key}:${name}`.slice(0, 1_000);
  }

  /** Brings a file, or finds the one that was brought; undefined where it is not had. */
  function bring(
    attachment: IndexedItem | undefined,
    url: URL | null,
  ): Promise<Brought | undefined> {
    const name = nameOf(attachment, url);
    if (name === undefined) return Promise.resolve(undefined);
    const begun = under.get(name) ?? inTurn(() => bringOne(name, attachment, url));
    under.set(name, begun);
    return begun;
  }

  async function bringOne(name: string, attachment: IndexedItem | undefined, url: URL | null) {
    signal.throwIfAborted();
    const file = URL.parse(attachment?.file ?? '') ?? url;
    const shows = isPicture(file?.pathname ?? '');
    const keep = (asset: { _id: string; url: string }): Brought => {
      const address = URL.parse(asset.url)?.pathname ?? asset.url;
      const brought = { assetId: asset._id, address, isPicture: shows, attachment };
      done.set(name, brought);
      return brought;
    };
    const before = assetsByName.get(name);
    if (before) return keep(before);
    const addresses = [file, ...sizes(url)].filter((one) => one !== null);
    const why = new Set<string>();
    for (const one of [...new Map(addresses.map((each) => [each.href, each])).values()]) {
      try {
        const bytes = await read(one);
        const asset = await upload(one, { bytes, name, isPicture: shows });
        counts[shows ? 'pictures' : 'files'] += 1;
        return keep(asset);
      } catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof FetchFileError)) throw error;
        why.add(error.message);
      }
    }
    missed(file?.href ?? name, [...why].join(' ') || 'Le fichier n’est nulle part.');
    return undefined;
  }

  async function read(url: URL): Promise<Uint8Array<ArrayBuffer>> {
    const path = uploadPath(url);
    if (uploads !== undefined) {
      for (const folder of ['', 'uploads/', 'wp-content/uploads/']) {
        const file = path && (await fileWithin(uploads, folder + path));
        if (!file) continue;
        if ((await stat(file)).size > LARGEST_FILE) throw new FetchFileError('Fichier trop lourd.');
        return Uint8Array.from(await readFile(file));
      }
      throw new FetchFileError('Absent du dossier des images.');
    }
    if ((silences.get(url.host) ?? 0) >= MOST_SILENCES) {
      throw new FetchFileError('L’ancien site ne répond pas.');
    }
    try {
      const bytes = await fetchFile(url, { reach, signal });
      silences.delete(url.host);
      return bytes;
    } catch (error) {
      if (error instanceof FetchFileError && error.isHostAway) {
        silences.set(url.host, (silences.get(url.host) ?? 0) + 1);
      }
      throw error;
    }
  }

  async function upload(
    url: URL,
    file: { bytes: Uint8Array<ArrayBuffer>; name: string; isPicture: boolean },
  ): Promise<{ _id: string; url: string }> {
    const words = new URLSearchParams({
      filename: basename(decoded(url.pathname)).slice(-200),
      sourceName: SOURCE,
      sourceId: file.name,
      sourceUrl: url.href.slice(0, 2_000),
    });
    const path = `/assets/${file.isPicture ? 'images' : 'files'}/production?${words}`;
    for (let tries = 1; ; tries += 1) {
      const answer = await content.fetch(path, { method: 'POST', body: file.bytes });
      if (answer.ok) return uploaded.parse(await answer.json()).document;
      const body = await answer.text();
      if (answer.status === 400 || answer.status === 413) {
        throw new FetchFileError('Ce n’est pas une image que le site sait montrer.');
      }
      if (answer.status !== 503 || tries === MOST_TRIES) {
        throw new ContentRefusedError(answer.status, body);
      }
      await wait(PAUSE, undefined, { signal });
    }
  }

  return {
    counts,
    /** Brings the picture of a text. */
    picture({ src, attachmentId }: PictureWanted, page: string): Promise<Brought | undefined> {
      const url = src === '' ? null : URL.parse(src, page);
      const named = attachmentId === undefined ? undefined : byId.get(attachmentId);
      // The id may belong to another site that the post was copied from.
      const fits = named && (url === null || attachmentAt(url) === named || !attachmentAt(url));
      const attachment = fits ? named : attachmentAt(url);
      const isOwn = url !== null && isOldSite(url) && isPicture(url.pathname);
      if (!attachment && !isOwn) {
        if (src !== '') missed(src.slice(0, 500), FOREIGN);
        return Promise.resolve(undefined);
      }
      return bring(attachment, url);
    },
    attachment: (id: string) => {
      const item = byId.get(id);
      return item ? bring(item, null) : Promise.resolve(undefined);
    },
    /** Returns the address of a file on the new site; undefined for one that was not imported. */
    addressOf(url: URL): string | undefined {
      const name = nameOf(attachmentAt(url), url);
      return name === undefined ? undefined : done.get(name)?.address;
    },
    /** Whether an address is that of a file of the old site. */
    isFile: (url: URL) => isOldSite(url) && uploadPath(url) !== undefined,
    /** Brings the file that a text links to. */
    linked: (url: URL) => bring(attachmentAt(url), url),
  };
}

const FOREIGN = 'Ni une image de l’ancien site, ni un format d’image\u00a0: elle n’est pas copiée.';

export type Media = Awaited<ReturnType<typeof openMedia>>;

async function knownAssets(content: ContentApi, key: string) {
  const query =
    '*[_type in ["sanity.imageAsset", "sanity.fileAsset"] && source.name == $name && string::startsWith(source.id, $key)]{_id, url, source}';
  const answer = await content.fetch('/data/query/production?perspective=raw', {
    method: 'POST',
    body: JSON.stringify({ query, params: { name: SOURCE, key: `${key}:` } }),
  });
  if (!answer.ok) throw new ContentRefusedError(answer.status, await answer.text());
  const { result } = stored.parse(await answer.json());
  return new Map(result.map((asset) => [asset.source.id, asset]));
}

/** The path of a file below `wp-content/uploads`; undefined for an address elsewhere. */
function uploadPath(url: URL | null): string | undefined {
  if (!url) return undefined;
  const path = decoded(url.pathname);
  const at = path.indexOf(UPLOADS);
  return at < 0 ? undefined : path.slice(at + UPLOADS.length);
}

const UPLOADS = '/wp-content/uploads/';

/**
 * Returns a path and the originals it may be a resized version of, the nearest first: `a-300x200.jpg`, `a.jpg`,
 * `a-scaled.jpg`.
 */
function originals(path: string): string[] {
  const plain = withoutSize(path);
  return [
    path,
    plain.replace(/(\.\w{2,5})$/, '-scaled$1'),
    plain.replace(/-scaled(\.\w{2,5})$/, '$1'),
  ];
}

function withoutSize(path: string): string {
  return path.replace(/-\d{1,5}x\d{1,5}(\.\w{2,5})$/, '$1');
}

/** The addresses of a picture from the largest on. */
function sizes(url: URL | null): URL[] {
  if (!url) return [];
  const original = new URL(url);
  original.pathname = withoutSize(original.pathname);
  return [original, url];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
