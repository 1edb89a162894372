/** Visitors as the site sees them: what their browsers' scripts send, from as many networks as there are people. */
import { randomUUID } from 'node:crypto';
import { writePdf } from '../../inbox/testing/documents.ts';

export const POST = '/blog/filmer-a-midi';
export const JOB = '/careers/monteuse-monteur-video';

/** A site that believes what we say of our visitors' addresses. */
export const BEHIND_OUR_PROXY = {
  TRUSTED_PROXIES: '127.0.0.1',
  LOG_LEVEL: 'warn',
  // They send in minutes what an agency receives in years.
  DAILY_INTAKE_MB: '1000000',
};

export type MessageKind = keyof typeof KINDS;

export type Message = {
  kind: MessageKind;
  /** Marks it among all others; a repeat has the same. */
  key: string;
  /** The sender's address, of this message only: the message is found again by it. */
  email: string;
};

/** `lost`: no answer came, and it is unknown whether the message was kept. Else the answer's status. */
export type Answer = 'kept' | 'lost' | number;

type Form = { path: string; fields: Record<string, string>; cv?: Buffer };

const KINDS = {
  'contact-request': ({ email, key }) => ({
    path: '/formulaires/demande',
    fields: {
      name: 'Salma Idrissi',
      email,
      company: 'Café Anfa',
      budget: '50K DH - 150K DH',
      message: `Nous ouvrons un deuxième café, et le dossier ${key.slice(0, 8)} est prêt.`,
    },
  }),
  'contact-message': ({ email, key }) => ({
    path: '/contact/message',
    fields: {
      name: 'Nadia Berrada',
      email,
      phone: '06 12 34 56 78',
      service: 'Autre',
      message: `Un site pour nos carreaux, catalogue ${key.slice(0, 8)}.`,
    },
  }),
  'short-application': (message) => ({
    path: '/careers/candidature/spontanee',
    fields: {
      name: 'Nour El Fassi',
      email: message.email,
      position: 'Monteuse',
      motivation: 'Je coupe plus que je ne colle.',
    },
    cv: cvOf(message),
  }),
  'job-application': (message) => ({
    path: `${JOB}/candidature`,
    fields: {
      firstName: 'Nour',
      lastName: 'El Fassi',
      email: message.email,
      phone: '+212 6 98 76 54 32',
      experience: '4',
      motivation: 'Je coupe plus que je ne colle.',
    },
    cv: cvOf(message),
  }),
  'newsletter-subscription': ({ email }) => ({ path: '/newsletter/abonnement', fields: { email } }),
  comment: ({ email, key }) => ({
    path: `${POST}/commentaire`,
    fields: { name: 'Hind Alaoui', email, comment: `Et sans terrasse ? (${key.slice(0, 8)})` },
  }),
  like: ({ key }) => ({ path: `${POST}/jaime`, fields: { visitor: key, liked: 'true' } }),
} as const satisfies Record<string, (message: Message) => Form>;

export const MESSAGE_KINDS: readonly MessageKind[] = [
  'contact-request',
  'contact-message',
  'short-application',
  'job-application',
  'newsletter-subscription',
  'comment',
  'like',
];

/** A CV of about 60 kB, the same for the same message and like no other. */
export function cvOf({ key }: Message): Buffer {
  return writePdf({ objects: [`(${key.repeat(1700)})`] });
}

export function writeMessage(kind: MessageKind): Message {
  const key = randomUUID();
  return { kind, key, email: `${key}@visiteur.example` };
}

/** Sends it as the page's script would, from an address of its own. */
export async function send(origin: string, message: Message): Promise<Answer> {
  return (await sendForReceipt(origin, message)).answer;
}

/** With what the visitor may quote, where an answer is promised. */
export async function sendForReceipt(
  origin: string,
  message: Message,
): Promise<{ answer: Answer; reference?: string | undefined }> {
  const { path, body } = posted(message);
  try {
    const answer = await fetch(origin + path, {
      method: 'POST',
      body,
      headers: { origin, 'x-forwarded-for': addressOf(message) },
      redirect: 'manual',
      signal: AbortSignal.timeout(30_000),
    });
    const text = await answer.text();
    if (answer.status !== 200 || !says(message.kind, text)) return { answer: answer.status };
    return { answer: 'kept', reference: /"reference"[,:]"([\w-]{11})"/.exec(text)?.[1] };
  } catch {
    return { answer: 'lost' };
  }
}

/** A form without a file goes out as browsers send those. */
export function posted(message: Message): { path: string; body: FormData | URLSearchParams } {
  const { path, fields, cv }: Form = KINDS[message.kind](message);
  const all = { ...fields, submissionKey: message.key };
  if (!cv) return { path, body: new URLSearchParams(all) };
  const form = new FormData();
  for (const [name, value] of Object.entries(all)) form.append(name, value);
  form.append('cv', new File([Uint8Array.from(cv)], 'cv.pdf'));
  return { path, body: form };
}

/** Success is what a visitor's page would show as success, not a status alone. */
function says(kind: MessageKind, text: string): boolean {
  return kind === 'like' ? Number(text) > 0 : text.includes('received');
}

/** One of 2²⁴, by the key: people do not all live behind one address. */
function addressOf({ key }: Message): string {
  const [a, b, c] = Buffer.from(key.slice(0, 6), 'hex');
  return `10.${a}.${b}.${c}`;
}
