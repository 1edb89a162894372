/**
 * The questions to an agency before the site is its own: the same on the first screens of the desk and in the file of
 * `npm run setup`. Each part can be answered alone. Plain data, with French error messages.
 */
import { z } from 'zod';
import { DRAWINGS, HEX_COLOR, TYPEFACES } from '../../packages/drawings/brand/brand.ts';
import { CHOSEN_NAMES } from '../../packages/drawings/brand/chosen-colors.ts';
import { hoursOf } from '../../packages/kit/calendar/response-time.ts';
import { byWeekday } from '../../packages/kit/calendar/weekdays.ts';
import { isBlank, readEmailAddress } from '../../packages/kit/french/typed-text.ts';
import { readPhoneNumber, writtenPhone } from '../../packages/kit/network/phone-number.ts';
import { networkOf } from './networks.ts';
import { CLOSED, timesIn } from './week.ts';

/** The longest answers, in characters: what a page's foot, a title and a mail's sender still show on one line. */
const NAME = 40;
const LINE = 120;
const SENTENCE = 400;

const singleLine = (missing: string, most: number) =>
  z
    .string({ error: missing })
    .trim()
    .refine((text) => !isBlank(text), { error: missing, abort: true })
    .max(most, `${most} caractères au plus.`)
    // Names go into mail headers and lines of text: they are one line, without invisible characters.
    .regex(/^\P{Cc}*$/u, 'Sur une seule ligne, sans caractère invisible.');

/** A phone number as dialled in Morocco or from abroad: it is stored in the international form. */
const phone = (missing: string) =>
  z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .refine(
      (typed) => typed === '' || readPhoneNumber(typed),
      'Écrivez le numéro comme on le compose\u00a0: 05 39 00 00 00, ou +212 5 39 00 00 00.',
    )
    .transform(writtenPhone);

const TIME_WANTED = 'Un nombre d’heures ou de jours, par exemple « 24h » ou « 3 jours ».';

/** A promise that the agency makes; without an answer it makes none. */
const responseTime = z
  .string({ error: TIME_WANTED })
  .trim()
  .max(8, TIME_WANTED)
  .refine((time) => hoursOf(time) !== undefined, TIME_WANTED)
  .optional();

const TIME = String.raw`(?:[01]\d|2[0-3]):[0-5]\d`;
const HOURS = new RegExp(`^${TIME}-(?:${TIME}, ?${TIME}-)?(?:${TIME}|24:00)$`);
const HOURS_WANTED =
  'Écrivez «\u00a009:00-18:00\u00a0», «\u00a009:00-12:30, 14:00-18:00\u00a0» avec une pause, ou «\u00a0fermé\u00a0».';

const hours = z
  .string({ error: HOURS_WANTED })
  .trim()
  .refine((day) => day === CLOSED || HOURS.test(day), HOURS_WANTED)
  .refine((day) => {
    if (day === CLOSED) return true;
    const times = timesIn(day);
    return times.every((time, index) => index === 0 || (times[index - 1] ?? '') < time);
  }, 'Une journée se ferme après s’être ouverte, et sa pause est entre les deux.');

const color = z
  .string({ error: 'Écrivez la couleur «\u00A0#1F3FD0\u00A0».' })
  .trim()
  .regex(HEX_COLOR, 'Écrivez la couleur «\u00A0#1F3FD0\u00A0».')
  .optional();

function oneOf<Name extends string>(titles: Readonly<Record<Name, string>>) {
  const names = Object.keys(titles).map((name) => `« ${name} »`);
  return z
    .custom<Name>(
      (name) => typeof name === 'string' && Object.hasOwn(titles, name),
      `Choisissez entre ${names.join(', ')}.`,
    )
    .optional();
}

/** Identifiant commun de l’entreprise: 15 digits. */
const COMPANY_NUMBER_WANTED = 'L’identifiant commun de l’entreprise compte 15 chiffres.';
const companyNumber = z
  .string({ error: COMPANY_NUMBER_WANTED })
  .trim()
  .regex(/^\d{15}$/, COMPANY_NUMBER_WANTED)
  .optional();

/** Identifiant fiscal and taxe professionnelle: older ones have fewer digits. */
const TAX_NUMBER_WANTED = 'De quatre à quinze chiffres, entre guillemets.';
const taxNumber = z
  .string({ error: TAX_NUMBER_WANTED })
  .trim()
  .regex(/^\d{4,15}$/, TAX_NUMBER_WANTED)
  .optional();

const network = z
  .string({ error: 'Écrivez l’adresse du profil.' })
  .trim()
  .max(300, '300 caractères au plus.')
  .transform((typed) => (/^https?:\/\//.test(typed) ? typed : `https://${typed}`))
  .refine(
    (address) => networkOf(address) !== undefined,
    'Donnez l’adresse d’un profil sur Instagram, LinkedIn, YouTube, Facebook, TikTok ou X.',
  );

const agency = part('Dites de quelle agence il s’agit.', {
  name: singleLine('Donnez le nom de l’agence.', NAME),
  trade: singleLine('Dites son métier en quelques mots.', NAME),
  city: singleLine('Indiquez la ville.', NAME),
  tagline: singleLine('Écrivez la signature.', LINE).optional(),
});

const contact = part('Dites comment joindre l’agence.', {
  address: z
    .array(singleLine('Une ligne de l’adresse est vide.', LINE), {
      error: 'Écrivez l’adresse, une ligne par élément.',
    })
    .min(1, 'Écrivez l’adresse, une ligne par élément.')
    .max(6, 'Six lignes au plus.'),
  email: z
    .string({ error: 'Indiquez une adresse e-mail valide.' })
    .transform(readEmailAddress)
    .pipe(z.email('Indiquez une adresse e-mail valide.').max(LINE, `${LINE} caractères au plus.`)),
  phone: phone('Indiquez le numéro de téléphone.'),
  /** The number of WhatsApp; without it the site offers none. */
  whatsapp: phone('Indiquez le numéro de WhatsApp.').optional(),
  answersWithin: responseTime,
  applicationsWithin: responseTime,
  hours: z.strictObject(
    byWeekday(() => hours),
    { error: unknownOr('Indiquez les heures des sept jours.') },
  ),
  /** Addresses of the agency's profiles, in the order in which the foot of the pages has them. */
  networks: z
    .array(network, { error: 'Écrivez les adresses des profils, une par élément.' })
    .max(6, 'Six réseaux au plus.')
    .optional(),
});

const colors = z.strictObject(Object.fromEntries(CHOSEN_NAMES.map((name) => [name, color])), {
  error: unknownOr('Les couleurs sont un objet.'),
});

const look = part('L’apparence est un objet.', {
  colors: colors.optional(),
  typefaces: oneOf(TYPEFACES),
  drawings: oneOf(DRAWINGS),
  /** In a file of answers, the path of a picture beside it; in the desk, the id of an uploaded one. */
  logo: singleLine('Nommez le fichier du logo.', 300).optional(),
});

const legal = part('Les mentions légales sont un objet.', {
  form: singleLine('Dites la forme de la société et son capital.', LINE).optional(),
  tradeRegister: singleLine('Indiquez le registre du commerce.', LINE).optional(),
  ice: companyNumber,
  taxId: taxNumber,
  professionalTax: taxNumber,
  /** A number, or why there is none. */
  vat: singleLine('Dites le numéro ou le régime de TVA.', LINE).optional(),
  /** A number of another country's register, with its name: « SIRET 552 100 554 00025 ». */
  registration: singleLine('Nommez le registre et le numéro.', LINE).optional(),
  director: singleLine('Nommez qui dirige la publication.', LINE).optional(),
  /** A whole sentence. */
  host: singleLine('Dites où le site est hébergé.', SENTENCE).optional(),
});

const choice = z.boolean({ error: 'Répondez par true ou false.' });

const answers = z.strictObject(
  {
    agency,
    contact,
    look: look.default({}),
    legal: legal.default({}),
    demo: choice.default(false),
  },
  { error: unknownOr('Les réponses sont un objet JSON.') },
);

export type Answers = z.infer<typeof answers>;

/** A part of the answers, as one screen of the desk sends it. */
export type SomeAnswers = Partial<Answers>;

/** The error of an answer. `path`: `contact.hours.monday`; empty for the whole. */
export type WrongAnswer = { path: string; message: string };

/** Thrown for invalid answers, with all errors at once. */
export class AnswersError extends Error {
  override name = 'AnswersError';
  readonly wrong: readonly WrongAnswer[];

  constructor(wrong: readonly WrongAnswer[]) {
    super(
      wrong.map(({ path, message }) => (path ? `${path}\u00a0: ${message}` : message)).join('\n'),
    );
    this.wrong = wrong;
  }
}

/** @throws {AnswersError} */
export function readAnswers(value: unknown): Answers {
  return parsed(answers, value);
}

const someAnswers = z.strictObject(
  {
    agency: agency.optional(),
    contact: contact.optional(),
    look: look.optional(),
    legal: legal.optional(),
    demo: choice.optional(),
  },
  { error: unknownOr('Les réponses sont un objet JSON.') },
);

/** Reads the parts that are there. @throws {AnswersError} */
export function readSomeAnswers(value: unknown): SomeAnswers {
  return parsed(someAnswers, value);
}

function parsed<Read>(schema: z.ZodType<Read>, value: unknown): Read {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  throw new AnswersError(
    read.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
  );
}

function part<Shape extends z.ZodRawShape>(wanted: string, shape: Shape) {
  return z.strictObject(shape, { error: unknownOr(wanted) });
}

/** An answer that no question asks for is named: it is a slip of the hand. */
function unknownOr(message: string) {
  return (issue: { code?: string; keys?: readonly string[] }) =>
    issue.code === 'unrecognized_keys'
      ? `Aucune question ne s’appelle ${issue.keys?.map((key) => `« ${key} »`).join(', ')}.`
      : message;
}
