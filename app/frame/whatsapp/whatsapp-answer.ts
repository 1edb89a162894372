import { href } from 'react-router';
import type { WhatsappAnswer } from './whatsapp.ts';

let request: Promise<WhatsappAnswer | undefined> | undefined;

/** Fetches hours and suggestions, once per visit. Undefined after a failure: the next call tries again. */
export function askWhatsapp(): Promise<WhatsappAnswer | undefined> {
  request ??= fetchAnswer();
  return request;
}

async function fetchAnswer(): Promise<WhatsappAnswer | undefined> {
  try {
    const answer = await fetch(href('/whatsapp.json'));
    if (answer.ok) return await answer.json();
  } catch {
    // Without a connection the dialog opens all the same.
  }
  request = undefined;
  return undefined;
}
