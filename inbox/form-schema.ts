/** The one place where a form's plain description becomes the server's check of it. */
import { z } from 'zod';
import { cleanLine, cleanText, isBlank } from './clean-text.ts';
import type { FileField, FormDescription, FormField } from './forms/form-description.ts';

/** One text per described field but files, cleaned; what was left empty is the empty string. */
export type FieldValues = Readonly<Record<string, string>>;

export type FieldErrors = Readonly<Record<string, string>>;

/** The message for required fields whose description has no better one. */
export const MISSING = 'Ce champ est nécessaire.';

/** Reads the described fields and ignores all others, `__proto__` included; the first of a repeated one counts. */
export function readFields(form: FormDescription, posted: FormData): FieldValues {
  return Object.fromEntries(
    textFields(form).map(([name, field]) => {
      const value = posted.get(name);
      const typed = typeof value === 'string' ? value : '';
      const clean = field.element === 'textarea' ? cleanText(typed) : cleanLine(typed);
      return [name, isBlank(clean) ? '' : clean];
    }),
  );
}

/** The check of every field of a form, with its French message. Expects what `readFields` returns. */
export function formSchema(form: FormDescription): z.ZodType<FieldValues> {
  return z.object(
    Object.fromEntries(textFields(form).map(([name, field]) => [name, fieldSchema(field)])),
  );
}

/** The file field of a form; no form has two. */
export function fileField(form: FormDescription): [name: string, field: FileField] | undefined {
  for (const [name, field] of Object.entries(form.fields)) {
    if (field.element === 'file') return [name, field];
  }
  return undefined;
}

type TextField = Exclude<FormField, FileField>;

function textFields(form: FormDescription): [name: string, field: TextField][] {
  return Object.entries(form.fields).flatMap(([name, field]): [string, TextField][] =>
    field.element === 'file' ? [] : [[name, field]],
  );
}

/** The errors of a refused form by field, the first of each. */
export function fieldErrors(error: z.ZodError): FieldErrors {
  const errors: Record<string, string> = {};
  for (const issue of error.issues) errors[String(issue.path[0])] ??= issue.message;
  return errors;
}

function fieldSchema(field: TextField): z.ZodType<string> {
  return z.string().superRefine((value, context) => {
    const refusal = refusalOf(field, value);
    if (refusal) context.addIssue({ code: 'custom', message: refusal });
  });
}

function refusalOf(field: TextField, value: string): string | undefined {
  if (value === '') {
    return field.attributes.required ? (field.missing ?? MISSING) : undefined;
  }
  if (field.element === 'select') {
    return field.options.includes(value) ? undefined : 'Choisissez une réponse de la liste.';
  }
  const { attributes } = field;
  if ('min' in attributes) return numberRefusal(attributes, value);
  const { maxLength } = attributes;
  if (value.length > maxLength) {
    return `${french(maxLength)} caractères au maximum\u00a0: il y en a ${french(value.length)}.`;
  }
  if (field.element === 'input' && field.attributes.type === 'email') return emailRefusal(value);
  return undefined;
}

/** The address rule of browsers, so that both sides agree; we also want a domain with a dot. */
const EMAIL = z.regexes.html5Email;

/** The missing piece of an address, because "adresse invalide" helps no visitor. */
function emailRefusal(value: string): string | undefined {
  if (/\s/.test(value)) return 'Une adresse e-mail ne contient pas d’espace.';
  const at = value.lastIndexOf('@');
  if (at === -1) return 'Il manque le @ dans l’adresse.';
  const [local, domain] = [value.slice(0, at), value.slice(at + 1)];
  if (local === '') return 'Il manque le début de l’adresse, avant le @.';
  if (domain === '' || domain.endsWith('.')) return 'Il manque la fin de l’adresse, après le @.';
  if (!EMAIL.test(value) || local.length > LOCAL_PART_LENGTH) {
    return 'Un caractère de trop s’est glissé dans l’adresse. Elle ressemble à prenom@entreprise.ma.';
  }
  if (!domain.includes('.')) {
    return `Il manque la fin de l’adresse, après «\u00a0${domain}\u00a0» (.ma ou .com, par exemple).`;
  }
  return undefined;
}

/** RFC 5321 §4.5.3.1.1 */
const LOCAL_PART_LENGTH = 64; // octets

/** A figure. Without a browser's help people write it with a comma, as French does. */
const FIGURE = /^\d{1,9}(?:[.,]\d{1,9})?$/;

function numberRefusal({ min, max }: { min: number; max: number }, value: string) {
  const figure = FIGURE.test(value) ? Number(value.replace(',', '.')) : Number.NaN;
  if (figure >= min && figure <= max) return undefined;
  return `Indiquez un nombre, de ${french(min)} à ${french(max)}.`;
}

function french(count: number): string {
  return new Intl.NumberFormat('fr-FR').format(count);
}
