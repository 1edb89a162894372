import { writtenSize } from '../../packages/kit/french/written-size.ts';
import type { FileExtension, FileField } from './form-description.ts';

/** The largest CV: pages-5.09 in test/specification.md. */
export const CV_BYTES = 5 * 1024 * 1024;

export type FileRefusal =
  | 'too_large'
  | 'empty'
  | 'wrong_extension'
  /** The content is not what the extension says. */
  | 'wrong_content'
  /** The file is cut off, or cannot be read as its type. */
  | 'damaged'
  /** Locked with a password: neither we nor a recruiter could read it. */
  | 'protected'
  /** Unpacks to more than any CV holds. */
  | 'oversized_inside';

/** The refusal of a file before it is sent, from its name and size. The server checks the same, and the content. */
export function refusalOfFile(
  { extensions, maxBytes }: FileField,
  { name, size }: { name: string; size: number },
): FileRefusal | undefined {
  const named = extensionOf(name);
  // A file without an extension is judged by its content: phones and scanners send such files.
  if (named !== '' && !extensions.some((extension) => extension === named)) {
    return 'wrong_extension';
  }
  if (size === 0) return 'empty';
  return size > maxBytes ? 'too_large' : undefined;
}

/**
 * The extension in small letters: `pdf` of `CV Salma.PDF`. Empty when there is none, as in `CV Salma` and `CV M. Alaoui
 * 2.0`: one is a few letters and digits at the end, not digits alone.
 */
export function extensionOf(name: string): string {
  return /\.(?!\d+$)([a-z0-9]{1,5})$/.exec(name.trim().toLowerCase())?.[1] ?? '';
}

/** Explains in French why a file is refused, for display beside the field. */
export function describeFileRefusal(refusal: FileRefusal, field: FileField): string {
  const formats = formatList(field.extensions);
  switch (refusal) {
    case 'too_large':
      return `Ce fichier dépasse ${writtenSize(field.maxBytes)}. Enregistrez-le en plus léger, ou sans ses images.`;
    case 'empty':
      return 'Ce fichier est vide. Choisissez-en un autre.';
    case 'wrong_extension':
      return `Ce format n’est pas accepté\u00a0: envoyez un fichier ${formats}.`;
    case 'wrong_content':
      return `Le contenu de ce fichier ne correspond pas à son extension. Enregistrez-le à nouveau en ${formats}.`;
    case 'damaged':
      return 'Ce fichier est abîmé ou incomplet. Enregistrez-le à nouveau, puis choisissez-le encore une fois.';
    case 'protected':
      return 'Ce fichier est protégé par un mot de passe ou des restrictions. Enregistrez-le sans protection.';
    case 'oversized_inside':
      return 'Ce fichier contient beaucoup plus qu’un CV. Enregistrez-le en plus simple, en PDF par exemple.';
  }
}

/** The hint beside the field before a file is chosen: `PDF, DOC ou DOCX, 5 Mo au plus`. */
export function fileHint(field: FileField): string {
  return `${formatList(field.extensions)}, ${writtenSize(field.maxBytes)} au plus`;
}

/** Lists formats by hand, as pages are hydrated with it: `Intl`'s first takes a telephone 110 ms (docs/decisions/032). */
function formatList(extensions: readonly FileExtension[]): string {
  const names = extensions.map((extension) => extension.toUpperCase());
  return names.join(', ').replace(/, (\w+)$/, ' ou $1');
}
