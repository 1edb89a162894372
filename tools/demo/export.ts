/**
 * `npm run demo:export`: writes the demo agency from a site where it was edited into `tools/demo/archive/`: a file for each
 * published document, and what is said of pictures and files. Of a running site with a program's token in CONTENT_TOKEN:
 *
 *   CONTENT_TOKEN=… npm run demo:export -- --site http://localhost:3000
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import type { SanityClient } from '@sanity/client';
import { z } from 'zod';
import { readConfig } from '../../server/config.ts';
import { withReader } from '../../server/operations/content-service.ts';
import { ARCHIVE } from './archive.ts';

const Asset = z.looseObject({
  _id: z.string(),
  url: z.string(),
  sha1hash: z.string(),
  originalFilename: z.string().nullish(),
  title: z.string().nullish(),
  altText: z.string().nullish(),
});
type Asset = z.infer<typeof Asset>;

/** The published documents, without assets and without what the store keeps for itself. */
const PUBLISHED = `*[!(_id in path("drafts.**")) && !(_id in path("versions.**"))
    && !string::startsWith(_type, "sanity.") && !string::startsWith(_type, "system.")]`;

/** @param archive folder URL, with a slash at its end; files that it has keep their names */
export async function exportDemo(client: SanityClient, archive: URL): Promise<number> {
  const assets = z
    .array(Asset)
    .parse(await client.fetch('*[_type in ["sanity.imageAsset", "sanity.fileAsset"]]'));
  const names = await namesByHash(archive);
  const mentions = new Map<string, string>();
  for (const asset of assets) mentions.set(asset._id, await mentionOf(asset, { names, archive }));

  const documents = z
    .array(z.looseObject({ _id: z.string() }))
    .parse(await client.fetch(PUBLISHED, {}, { perspective: 'raw' }));
  const folder = new URL('documents/', archive);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const { _rev, _updatedAt, _system, ...document } of documents) {
    const text = JSON.stringify(withMentions(document, mentions), null, 2);
    await writeFile(new URL(`${document._id}.json`, folder), `${text}\n`);
  }
  const order = new Intl.Collator('fr', { numeric: true });
  const words = assets
    .toSorted((a, b) => order.compare(`${a.title} ${a._id}`, `${b.title} ${b._id}`))
    .map(({ _id, sha1hash, title, altText }): [string, object] => [
      `${kindOf(_id)}-${sha1hash}`,
      { ...(title && { title }), ...(altText && { altText }) },
    ]);
  const map = JSON.stringify(Object.fromEntries(words), null, 2);
  await writeFile(new URL('assets.json', archive), `${map}\n`);
  return documents.length;
}

/** The names of the archive's pictures and files, by SHA-1. */
async function namesByHash(archive: URL): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const folder of ['images', 'files']) {
    for (const name of await readdir(new URL(`${folder}/`, archive)).catch(() => [])) {
      const bytes = await readFile(new URL(`${folder}/${name}`, archive));
      names.set(createHash('sha1').update(bytes).digest('hex'), `${folder}/${name}`);
    }
  }
  return names;
}

/** Mentions an asset as the archive's documents do, `image@file://./images/x.png`. A new one is fetched into it. */
async function mentionOf(
  { _id, url, sha1hash, originalFilename }: Asset,
  { names, archive }: { names: Map<string, string>; archive: URL },
): Promise<string> {
  const kind = kindOf(_id);
  let path = names.get(sha1hash);
  if (!path) {
    const stored = basename(new URL(url).pathname);
    const named = `${kind}s/${basename(originalFilename ?? stored)}`;
    // Two cameras call different pictures `IMG_0001.jpg`.
    path = [...names.values()].includes(named) ? `${kind}s/${stored}` : named;
    names.set(sha1hash, path);
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
    await mkdir(new URL(`${kind}s/`, archive), { recursive: true });
    await writeFile(new URL(encodeURI(path), archive), new Uint8Array(await answer.arrayBuffer()));
  }
  return `${kind}@file://./${encodeURI(path)}`;
}

function kindOf(id: string): 'image' | 'file' {
  return id.startsWith('image-') ? 'image' : 'file';
}

/** A value with a mention of the file in place of each reference to an asset. What names and types it stands first. */
function withMentions(value: unknown, mentions: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => withMentions(item, mentions));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]): [string, unknown] => {
    const mention = name === 'asset' && mentions.get(Object(field)._ref);
    return mention ? ['_sanityAsset', mention] : [name, withMentions(field, mentions)];
  });
  const rank = ([name]: [string, unknown]) => FIRST.indexOf(name) + 1 || FIRST.length + 1;
  return Object.fromEntries(fields.toSorted((a, b) => rank(a) - rank(b)));
}

/** The fields of an object that stand before its own, in this order. */
const FIRST = ['_key', '_id', '_type', '_createdAt', '_sanityAsset'];

if (import.meta.main) {
  const { site } = parseArgs({ options: { site: { type: 'string' } } }).values;
  const running = { site, token: process.env.CONTENT_TOKEN };
  const count = await withReader(readConfig(), running, (client) => exportDemo(client, ARCHIVE));
  console.log(`${count} documents`);
}
