/** The bodies a visitor's browser sends with the two application forms. */
import { createHash } from 'node:crypto';
import type { Receipt, Subject, UploadReceipt } from '../index.ts';
import { writePdf } from './documents.ts';

export const JOB: Subject = {
  id: 'job-monteuse',
  title: 'Monteuse ou monteur vidéo',
  path: '/careers/monteuse-monteur-video',
  contactEmail: 'recrutement@agence.example',
};

export const SENT_FROM = { address: '203.0.113.7', requestId: 'request-1' };

type SentFile = { name: string; bytes: Uint8Array };

export const CV: SentFile = { name: 'CV Nour.pdf', bytes: writePdf() };

/** A CV of 200 kB, the same for the same key and like no other. */
export function cvOf(key: string): Buffer {
  return writePdf({
    objects: [`(${createHash('sha256').update(key).digest('hex').repeat(3200)})`],
  });
}

/** The spontaneous application, in the order of its fields. */
export function shortForm(changes: Record<string, string> = {}, cv = CV) {
  return form(
    {
      name: 'Nour El Fassi',
      email: 'nour@elfassi.ma',
      phone: '',
      position: 'Monteuse',
      experience: 'Quatre ans',
      motivation: 'Je coupe plus que je ne colle.',
    },
    changes,
    cv,
  );
}

/** The application to a job. The file stands before the last field, as it does in the form. */
export function jobForm(changes: Record<string, string> = {}, cv = CV) {
  const posted = form(
    {
      firstName: 'Nour',
      lastName: 'El Fassi',
      email: 'nour@elfassi.ma',
      phone: '+212 6 98 76 54 32',
      currentPosition: 'Monteuse indépendante',
      experience: '4',
      motivation: 'Je coupe plus que je ne colle.',
    },
    changes,
    cv,
  );
  posted.append('coverLetter', changes.coverLetter ?? 'Deux films valent mieux\nqu’une lettre.');
  return posted;
}

function form(
  typed: Record<string, string>,
  changes: Record<string, string>,
  cv: SentFile,
): FormData {
  const posted = new FormData();
  for (const [name, value] of Object.entries({ ...typed, ...changes })) {
    if (name !== 'coverLetter') posted.append(name, value);
  }
  // Copied: a `File` takes no view of memory that others may share.
  posted.append('cv', new File([Uint8Array.from(cv.bytes)], cv.name));
  return posted;
}

/** The request as the server gets it: a stream of chunks. */
export function upload(body: BodyInit, contentType?: string): Request {
  const streaming: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    body,
    duplex: 'half',
    ...(contentType && { headers: { 'content-type': contentType } }),
  };
  return new Request('https://agence.example/careers', streaming);
}

export function refusedUpload(
  receipt: UploadReceipt,
): Extract<Receipt, { outcome: 'refused' }> & { scripted: boolean } {
  if (receipt.outcome !== 'refused') throw new Error(receipt.outcome);
  return receipt;
}
