/** The documents of the search, and the file they travel in, written and read here. */

/** The types of results (shell-9.29 in test/specification.md). */
export const RESULT_TYPES = ['project', 'service', 'blog', 'page'] as const;

export type ResultType = (typeof RESULT_TYPES)[number];

/** A published document that has an address. Every text is as a visitor reads it. */
export type SearchDocument = {
  id: string;
  type: ResultType;
  title: string;
  /** The address without its origin. */
  url: string;
  /** One word or two about what it belongs to: `Petit Souk`, `SEO`, `Offre d’emploi`. */
  category: string;
  tags: readonly string[];
  /** The address of a square picture of it. */
  picture: string;
  /** Other words people look for it by; never shown. */
  alsoCalled?: readonly string[];
  description: string;
  /** The remaining text of its page; lines are separated by `\n`. */
  body: string;
};

/** Moves with the shape of the file: a page that stayed open over a release must not misread the new one. */
const FORMAT = 2;

/** The fields in the file's order, so that their names are not repeated for each document. */
const FIELDS = [
  'id',
  'type',
  'title',
  'url',
  'category',
  'description',
  'body',
  'picture',
] as const;

/** Thrown when the file could not be read: 'Erreur lors de la recherche' (shell-8.13 in test/specification.md). */
export class SearchIndexError extends Error {
  override readonly name = 'SearchIndexError';
}

export function writeDocuments(documents: readonly SearchDocument[]): string {
  return JSON.stringify({
    format: FORMAT,
    documents: documents.map((document) => [
      ...FIELDS.map((field) => document[field]),
      document.tags,
      document.alsoCalled ?? [],
    ]),
  });
}

/** @throws {SearchIndexError} when the text is not a whole file of this version. */
export function readDocuments(text: string): SearchDocument[] {
  const file = parse(text);
  if (!isRecord(file) || file.format !== FORMAT || !Array.isArray(file.documents)) {
    throw new SearchIndexError('the search index is not a file of this version');
  }
  return file.documents.map(readDocument);
}

function readDocument(row: unknown): SearchDocument {
  const [id, type, title, url, category, description, body, picture, tags, alsoCalled] =
    Array.isArray(row) ? row : [];
  const resultType = RESULT_TYPES.find((name) => name === type);
  const texts = [id, title, url, category, description, body, picture].filter(isText);
  if (!resultType || texts.length < 7 || !isTexts(tags) || !isTexts(alsoCalled)) {
    throw new SearchIndexError('the search index holds a broken document');
  }
  return {
    id,
    type: resultType,
    title,
    url,
    category,
    description,
    body,
    picture,
    tags,
    alsoCalled,
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new SearchIndexError('the search index is cut short', { cause });
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isText);
}
