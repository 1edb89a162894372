import { useState } from 'react';

const keyOf = (name: string) => `demandes:${name}`;

/** What is being typed, kept in this tab until sent: an ended session, a reload or a wrong key loses nothing. */
export function useDraft(name: string): [text: string, write: (text: string) => void] {
  const [text, setText] = useState(() => readDraft(name));
  return [
    text,
    (next) => {
      setText(next);
      keepDraft(name, next);
    },
  ];
}

/** The draft of that name as it is kept now; empty for none. */
export function readDraft(name: string): string {
  return sessionStorage.getItem(keyOf(name)) ?? '';
}

/** Keeps a draft; an empty one is forgotten. */
export function keepDraft(name: string, text: string): void {
  if (text === '') sessionStorage.removeItem(keyOf(name));
  else sessionStorage.setItem(keyOf(name), text);
}
