import { badRequest } from '../../kit/network/api-error.ts';
import { type Document, publishedIdOf } from '../document.ts';
import { DocumentSet } from '../documents/document-set.ts';
import { type ApiVersion, hasReleaseOf } from '../http/api-version.ts';

/**
 * The view a query has of the content: `raw` shows every document under its own id; a stack shows each document
 * once, under its published id, as the first layer has it that has it at all. Published content is always the
 * last layer, so the empty stack is what visitors see.
 */
export type Perspective =
  | { readonly kind: 'raw'; readonly versions: boolean }
  | { readonly kind: 'stack'; readonly layers: readonly string[] };

/** The version in which "the default perspective changed from raw to published"; older ones never see `versions.…`. */
const RELEASES_CAME = '2025-02-19';
/** The most layers, more than any editor stacks; each one is a lookup per document. */
const MAX_LAYERS = 32;
const RELEASE_NAME = /^[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/;

/** Reads `perspective=`, once, as a comma list, or repeated. Throws `ApiError` 400 for a name that can't be one. */
export function parsePerspective(values: readonly string[], version: ApiVersion): Perspective {
  const versions = hasReleaseOf(version, RELEASES_CAME);
  const names = values.flatMap((value) => value.split(',')).map((name) => name.trim());
  const [only = versions ? 'published' : 'raw'] = names;
  if (names.length <= 1 && only === 'raw') return { kind: 'raw', versions };

  const layers = names.length === 0 ? [] : names.map(parseLayer);
  if (layers.length > MAX_LAYERS) {
    throw badRequest(`A perspective has at most ${MAX_LAYERS} layers, this one ${layers.length}`);
  }
  // Layers below published content never show.
  const published = layers.indexOf('published');
  return { kind: 'stack', layers: published < 0 ? layers : layers.slice(0, published) };
}

function parseLayer(name: string): string {
  if (name === 'raw') throw badRequest('The raw perspective can not be combined with others');
  if (!RELEASE_NAME.test(name)) throw badRequest(`Invalid perspective "${name}"`);
  return name === 'previewDrafts' ? 'drafts' : name;
}

/** Returns a key per perspective, for caches of answers. */
export function perspectiveKey(perspective: Perspective): string {
  return perspective.kind === 'raw'
    ? `raw${perspective.versions ? '' : ' without versions'}`
    : `stack ${perspective.layers.join(',')}`;
}

/** The documents that one caller sees in one perspective, kept up to date: queries read only these. */
export class PerspectiveView {
  readonly documents = new DocumentSet();
  readonly #source: DocumentSet;
  readonly #perspective: Perspective;
  readonly #mayRead: (id: string) => boolean;

  constructor(source: DocumentSet, perspective: Perspective, mayRead: (id: string) => boolean) {
    this.#source = source;
    this.#perspective = perspective;
    this.#mayRead = mayRead;
    for (const id of source.ids()) this.refresh(id);
  }

  /** Looks again at a document that was written, removed, hidden or shown. */
  refresh(changedId: string): void {
    const id = this.#perspective.kind === 'raw' ? changedId : publishedIdOf(changedId);
    const visible = this.#see(id);
    if (visible) this.documents.put(visible);
    else this.documents.remove(id);
  }

  #see(id: string): Document | undefined {
    if (this.#perspective.kind === 'raw') {
      if (!this.#perspective.versions && id.startsWith('versions.')) return undefined;
      return this.#read(id);
    }
    for (const layer of this.#perspective.layers) {
      const document = this.#read(layer === 'drafts' ? `drafts.${id}` : `versions.${layer}.${id}`);
      if (document) return willBeDeleted(document) ? undefined : withOriginalId(document, id);
    }
    const published = this.#read(id);
    return published && withOriginalId(published, id);
  }

  #read(id: string): Document | undefined {
    return this.#mayRead(id) ? this.#source.get(id) : undefined;
  }
}

/** Whether a version deletes its document when its release is published. */
function willBeDeleted(document: Document): boolean {
  const system = document._system;
  return (
    typeof system === 'object' && system !== null && 'delete' in system && system.delete === true
  );
}

/** The id a document is stored under: a stack of layers shows it under that of its published document. */
export function storedIdOf(document: Document, { kind }: Perspective): string {
  return kind === 'stack' && typeof document._originalId === 'string'
    ? document._originalId
    : document._id;
}

function withOriginalId(document: Document, id: string): Document {
  return { ...document, _id: id, _originalId: document._id };
}
