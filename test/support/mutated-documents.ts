/** The demo agency's documents as accidents, imports and older schemas leave them: parts missing, null or of the wrong type. */
import fc from 'fast-check';
import { archiveDocuments } from '../../tools/demo/archive.ts';

export type StoredDocument = Record<string, unknown> & { _id: string; _type: string };

/** Made once: to compile the schema takes longer than a test. */
const ARCHIVE = archiveDocuments();

/** Sound documents of a type, with assets as a content service stores them. */
export function validDocuments(type: string): StoredDocument[] {
  return ARCHIVE.flatMap((document) => {
    const { _id, _type } = document;
    if (_type !== type || typeof _id !== 'string') return [];
    const stored = withAssets(document);
    return isObject(stored) ? [{ ...stored, _id, _type }] : [];
  });
}

const GONE = Symbol('gone');

/** What stands where a part was: nothing, or something of another type. */
export const wrong = fc.oneof(
  fc.constant(GONE),
  fc.constantFrom(null, true, 42, -1.5, '', ' ', 'mot', [], {}, [null], [42], ['mot', {}], [[]]),
  fc.constantFrom({ current: 7 }, { _ref: 'x' }, { asset: null }, { asset: { _ref: 'image-x' } }),
  fc.constantFrom('javascript:alert(1)', '2026-02-31', '24:61', '</script>', '\u0000'),
  fc.jsonValue({ maxDepth: 2 }),
);

const accident = fc.record({
  document: fc.nat(),
  parts: fc.array(fc.record({ spot: fc.nat(), wrong }), { minLength: 1, maxLength: 5 }),
});

/** So many mutants, the same at every run, each with an id and an address of its own unless that was hit. */
export function mutants(type: string, count: number, seed = 20260318): StoredDocument[] {
  const sound = validDocuments(type);
  return fc.sample(accident, { numRuns: count, seed }).map(({ document, parts }, index) => {
    const model = sound[document % sound.length];
    if (!model) throw new Error(`the demo agency has no ${type}`);
    const _id = `${type}-mutant-${index}`;
    const mutant = structuredClone({ ...model, slug: { _type: 'slug', current: _id } });
    for (const { spot, wrong } of parts) spoil(mutant, spot, wrong);
    return { ...mutant, _id, _type: type };
  });
}

/** A document of which there is one, spoilt differently for each seed. */
export function mutantSingleton(type: string, seed: number): StoredDocument {
  const [mutant] = mutants(type, 1, seed);
  return { ...mutant, _id: type, _type: type };
}

/** Puts something wrong in the place of one of a document's parts, or takes it away. */
export function spoil(document: object, spot: number, wrong: unknown): void {
  const places = placesIn(document);
  const place = places[spot % places.length];
  if (!place) return;
  if (wrong === GONE) Reflect.deleteProperty(place.holder, place.name);
  else Reflect.set(place.holder, place.name, structuredClone(wrong));
}

type Place = { holder: object; name: string };

/** The fields that only the content service itself writes. */
const SYSTEM_FIELDS = new Set(['_id', '_type', '_createdAt', '_updatedAt', '_rev']);

function placesIn(document: object): Place[] {
  return placesBelow(document).filter(
    ({ holder, name }) => holder !== document || !SYSTEM_FIELDS.has(name),
  );
}

function placesBelow(holder: object, places: Place[] = []): Place[] {
  for (const [name, value] of Object.entries(holder)) {
    places.push({ holder, name });
    if (typeof value === 'object' && value !== null) placesBelow(value, places);
  }
  return places;
}

const HASH = '0e8b872f681d21d6aaac4ac124a968894eb810d6';

function withAssets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withAssets);
  if (!isObject(value)) return value;
  const { _sanityAsset, ...fields } = value;
  const ownFields = Object.fromEntries(
    Object.entries(fields).map(([name, inner]) => [name, withAssets(inner)]),
  );
  if (typeof _sanityAsset !== 'string') return ownFields;
  const _ref = _sanityAsset.startsWith('image')
    ? `image-${HASH}-1920x1080-png`
    : `file-${HASH}-mp4`;
  return { ...ownFields, asset: { _type: 'reference', _ref } };
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Makes every reference of a document weak: an import refuses others to what is not there. */
export function weakened(value: unknown): object {
  return JSON.parse(JSON.stringify(value), (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && '_ref' in inner && typeof inner._ref === 'string'
      ? { ...inner, _weak: true }
      : inner,
  );
}
