import type { ProseBlock } from './prose.ts';

/** An image of `archive/images/` or a file of `archive/files/`, by its name. */
interface FileSource {
  file: string;
}

/**
 * How a document is written by hand: the generated type of the stored document, less what the archive fills in (types and keys of nested
 * objects, revision), with an address as a string, a reference as an id and an image or a file as the name of its file.
 */
export type Source<Stored> = Stored extends { _type: 'slug' } | { _type: 'reference' }
  ? string
  : Stored extends { _type: 'image' }
    ? FileSource & Omit<Stored, '_type' | '_key' | 'asset' | 'media' | 'crop' | 'hotspot'> & Hotspot
    : Stored extends { _type: 'file' }
      ? FileSource
      : Stored extends { _type: 'block' } | { _type: 'codeBlock' } | { _type: 'table' }
        ? ProseBlock
        : Stored extends (infer Item)[]
          ? Source<Item>[]
          : Stored extends object
            ? {
                [Field in keyof Stored as Field extends FilledIn ? never : Field]: Source<
                  Stored[Field]
                >;
              }
            : Stored;

/** What stays in view when an upright picture is cut, in shares of its sides. */
type Hotspot = { hotspot?: { x: number; y: number; width: number; height: number } };

type FilledIn = '_type' | '_key' | '_rev' | '_updatedAt' | '_createdAt' | '_id';

/** A whole document: `_createdAt` is written by hand because job lists are sorted by it. */
export type DocumentSource<Stored extends { _type: string }> = Source<Stored> &
  Pick<Stored, '_type'> & { _id: string; _createdAt: string };
