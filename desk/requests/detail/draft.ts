import { useState } from 'react';

const keyOf = (name: string) => `demandes:${name}`;

/** Keeps a text in this tab's storage until it is sent: an ended session, a reload or a wrong key loses nothing. */
export function useDraft(name: string): [text: string, write: (text: string) => void] {
  const [text, setText] = useState(() => read(name));
  return [
    text,
    (next) => {
      setText(next);
      if (next === '') sessionStorage.removeItem(keyOf(name));
      else sessionStorage.setItem(keyOf(name), next);
    },
  ];
}

/** The draft of something that has several parts. */
export function useDraftOf<Parts extends object>(name: string, blank: Parts) {
  const [text, write] = useDraft(name);
  return {
    parts: { ...blank, ...partsOf<Parts>(text) },
    /**
     * Changes the stored draft, and not the rendered one: an action that is retried has the state of an earlier render.
     */
    write: (changes: Partial<Parts>) => write(JSON.stringify({ ...readDraftOf(name), ...changes })),
    discard: () => write(''),
  };
}

/** Returns the stored parts of a draft. */
export function readDraftOf<Parts extends object>(name: string): Partial<Parts> {
  return partsOf(read(name));
}

function read(name: string): string {
  return sessionStorage.getItem(keyOf(name)) ?? '';
}

function partsOf<Parts extends object>(text: string): Partial<Parts> {
  return text === '' ? {} : JSON.parse(text);
}
