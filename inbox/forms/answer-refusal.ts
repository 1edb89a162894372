/**
 * Validates one answer of a form: in the browser when a visitor leaves its field, on the server when it is sent. One
 * function for both, so that they refuse the same answers in the same words.
 */
import { frenchNumber } from '../../packages/kit/french/french-number.ts';
import { isBlank, readDecimal, readEmailAddress } from '../../packages/kit/french/typed-text.ts';
import { cleanLine, cleanText } from '../clean-text.ts';
import { CHOICE_LENGTH } from './field-lengths.ts';
import { describeFileRefusal, refusalOfFile } from './file-refusal.ts';
import type { FileField, FormField } from './form-description.ts';

/** A field whose answer is a text. */
export type TextField = Exclude<FormField, FileField>;

/** The message for required fields whose description has no better one. */
const MISSING = 'Ce champ est nécessaire.';

/**
 * Returns an answer as it is validated and stored: cleaned, and empty without any visible character. An e-mail address
 * has its domain in ASCII, a number its decimal point.
 */
export function readAnswer(field: TextField, typed: string): string {
  const clean = field.element === 'textarea' ? cleanText(typed) : cleanLine(typed);
  if (isBlank(clean)) return '';
  if (field.element !== 'input') return clean;
  if (field.range) return readDecimal(clean)?.toString() ?? clean;
  return field.attributes.type === 'email' ? readEmailAddress(clean) : clean;
}

/**
 * The refusal of an answer, in French, to be shown beside its field.
 *
 * @param answer what `readAnswer` returns
 */
export function refusalOfAnswer(field: TextField, answer: string): string | undefined {
  if (answer === '') return refusalOfNothing(field);
  if (field.element === 'select') {
    // Lists may change while the page is open: an answer that was offered before is accepted, and only its length is
    // checked.
    return answer.length > CHOICE_LENGTH ? 'Choisissez une réponse de la liste.' : undefined;
  }
  const { attributes } = field;
  if (field.element === 'input' && field.range) return numberRefusal(field.range, answer);
  const { maxLength } = attributes;
  if (answer.length > maxLength) {
    return `${frenchNumber(maxLength)} caractères au maximum\u00a0: il y en a ${frenchNumber(answer.length)}.`;
  }
  if (field.element === 'input' && field.attributes.type === 'email') return emailRefusal(answer);
  return undefined;
}

/** Returns the refusal of a file by its name and size. Only the server inspects its content. */
export function refusalOfChosenFile(
  field: FileField,
  file: { name: string; size: number } | undefined,
): string | undefined {
  if (!file) return refusalOfNothing(field);
  const refusal = refusalOfFile(field, file);
  return refusal && describeFileRefusal(refusal, field);
}

/** The refusal of a field that was left empty. */
export function refusalOfNothing({ attributes, missing }: FormField): string | undefined {
  return attributes.required ? (missing ?? MISSING) : undefined;
}

/** The message of a form with refused fields. */
export function countRefusals(errors: Readonly<Record<string, string>>): string {
  const count = Object.keys(errors).length;
  return count === 1 ? 'Il reste un champ à corriger.' : `Il reste ${count} champs à corriger.`;
}

/** A valid e-mail address of the HTML standard (§4.10.5.1.5), so that native validation agrees. */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_\x60{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** The longest local part of an address (RFC 5321 §4.5.3.1.1). */
const LOCAL_PART_LENGTH = 64; // octets

/** The missing piece of an address, because "adresse invalide" helps no visitor. We also want a domain with a dot. */
function emailRefusal(value: string): string | undefined {
  if (/\s/.test(value)) return 'Une adresse e-mail ne contient pas d’espace.';
  const at = value.lastIndexOf('@');
  if (at === -1) return 'Il manque le @ dans l’adresse.';
  const [local, domain] = [value.slice(0, at), value.slice(at + 1)];
  if (local === '') return 'Il manque le début de l’adresse, avant le @.';
  if (domain === '' || domain.endsWith('.')) return 'Il manque la fin de l’adresse, après le @.';
  if (!domain.includes('.')) {
    return `Il manque la fin de l’adresse, après «\u00a0${domain}\u00a0» (.ma ou .com, par exemple).`;
  }
  if (!EMAIL.test(value) || local.length > LOCAL_PART_LENGTH) {
    return 'Un caractère de trop s’est glissé dans l’adresse. Elle ressemble à prenom@entreprise.ma.';
  }
  return undefined;
}

function numberRefusal({ min, max }: { min: number; max: number }, value: string) {
  const figure = readDecimal(value);
  if (figure !== undefined && figure >= min && figure <= max) return undefined;
  return `Indiquez un nombre, de ${frenchNumber(min)} à ${frenchNumber(max)}.`;
}
