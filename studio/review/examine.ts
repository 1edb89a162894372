/** Finds the parts of a document that may need work: links, pictures without a description, its own description. */
import type { Path, SchemaType } from '@sanity/types';
import { SEO_DESCRIPTION } from '../../model/schema/seo-lengths.ts';
import { fieldsOf, isRecord, keyOf, memberOf } from '../media/uses.ts';

export type Link = {
  address: string;
  path: Path;
  /** The text of the link, where it is part of one. */
  words: string | undefined;
};

export type Examined = {
  links: Link[];
  /** The paths of pictures without a text in their place, though the form asks for one. */
  undescribed: Path[];
  description: DescriptionFault | undefined;
};

export type DescriptionFault = {
  fault: 'missing' | 'short' | 'long';
  length: number; // characters
  /** Whether the description was written for search engines; otherwise it is the page's summary. */
  isOwn: boolean;
};

export type StoredDocument = Readonly<Record<string, unknown>> & { _id: string; _type: string };

export function examine(document: StoredDocument, type: SchemaType | undefined): Examined {
  const report: Examined = {
    links: [],
    undescribed: [],
    description: descriptionFault(document, type),
  };
  look({ value: document, type, path: [] }, report);
  return report;
}

type Place = {
  value: unknown;
  type: SchemaType | undefined;
  path: Path;
  /** The object that the value is a field of. */
  within?: { value: Readonly<Record<string, unknown>>; type: SchemaType | undefined };
};

/** Names of fields that hold an address: those of links in texts, of social networks, of projects. */
const LINK_FIELD = /^(?:href|url)$|Url$/;

function look({ value, type, path, within }: Place, report: Examined): void {
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    for (const [index, item] of items.entries()) {
      const at = [...path, keyOf(item) ?? index];
      look(
        { value: item, type: memberOf(type, item), path: at, ...(within && { within }) },
        report,
      );
    }
    return;
  }
  if (!isRecord(value)) return;
  if (isPicture(value) && lacksText(value, type, within)) report.undescribed.push(path);
  for (const [name, field] of Object.entries(value)) {
    const at = [...path, name];
    if (typeof field !== 'string') {
      const fieldType = fieldsOf(type).find((one) => one.name === name)?.type;
      look({ value: field, type: fieldType, path: at, within: { value, type } }, report);
    } else if (LINK_FIELD.test(name) && field.trim() !== '') {
      report.links.push({ address: field.trim(), path: at, words: wordsOf(value, within?.value) });
    }
  }
}

function isPicture({ asset }: Readonly<Record<string, unknown>>): boolean {
  return isRecord(asset) && typeof asset._ref === 'string' && asset._ref.startsWith('image-');
}

/**
 * Whether a picture lacks its description, which is in its own field or beside it in a gallery item; a logo needs none.
 */
function lacksText(
  picture: Readonly<Record<string, unknown>>,
  type: SchemaType | undefined,
  within: Place['within'],
): boolean {
  const holders = [{ value: picture, type }, ...(within ? [within] : [])];
  const holder = holders.find((one) => fieldsOf(one.type).some(({ name }) => name === 'alt'));
  return holder !== undefined && isBlank(holder.value.alt);
}

/** The words of a block that are marked as this link. */
function wordsOf(
  mark: Readonly<Record<string, unknown>>,
  block: Readonly<Record<string, unknown>> | undefined,
): string | undefined {
  const { _key: key } = mark;
  if (!Array.isArray(block?.children) || typeof key !== 'string') return undefined;
  const children: readonly unknown[] = block.children;
  const words = children.flatMap((child) =>
    isRecord(child) && Array.isArray(child.marks) && child.marks.includes(key) ? [child.text] : [],
  );
  return words.join('').trim() || undefined;
}

/** The fields a page’s description is taken from while none is written for search engines. */
const SUMMARIES = [
  'summary',
  'outcome',
  'excerpt',
  'lead',
  'introduction',
  'heroText',
  'description',
];

/** Checks the description of a page. It is never missing for types with a default one. */
function descriptionFault(
  document: StoredDocument,
  type: SchemaType | undefined,
): DescriptionFault | undefined {
  const field = fieldsOf(type).find(({ name }) => name === 'seoDescription');
  if (!field) return undefined;
  const { seoDescription } = document;
  const isOwn = !isBlank(seoDescription);
  // The form shows the default description as a placeholder, and the page uses it.
  if (!isOwn && 'placeholder' in field.type && field.type.placeholder) return undefined;
  const names = isOwn ? ['seoDescription'] : SUMMARIES;
  const text = names.map((name) => document[name]).find((one) => !isBlank(one));
  const length = typeof text === 'string' ? text.trim().length : 0;
  if (length === 0) return { fault: 'missing', length, isOwn };
  if (length < SEO_DESCRIPTION.least) return { fault: 'short', length, isOwn };
  return length > SEO_DESCRIPTION.most ? { fault: 'long', length, isOwn } : undefined;
}

function isBlank(value: unknown): boolean {
  return typeof value !== 'string' || value.trim() === '';
}
