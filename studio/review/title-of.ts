import { rowOf } from '../../model/document-types.ts';
import type { StoredDocument } from './examine.ts';

/** The name of a document among others of its type; of one there is only one of, the type's. */
export function titleOf(document: StoredDocument): string {
  const { _id, _type, title, name, subject, from } = document;
  const own = [title, name, subject, from].find(
    (value) => typeof value === 'string' && value.trim() !== '',
  );
  return typeof own === 'string' && _id !== _type ? own : (rowOf(_type)?.title ?? _type);
}
