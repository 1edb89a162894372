import { useState } from 'react';

const keyOf = (name: string) => `demandes:${name}`;

/** What is being typed, kept in this tab until sent: an ended session, a reload or a wrong key loses nothing. */
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
    /** Changes what is kept, and not what is drawn: an act that is made again has the drawing of another moment. */
    write: (changes: Partial<Parts>) => write(JSON.stringify({ ...readDraftOf(name), ...changes })),
    discard: () => write(''),
  };
}

/** The parts that are kept of a draft now. */
export function readDraftOf<Parts extends object>(name: string): Partial<Parts> {
  return partsOf(read(name));
}

function read(name: string): string {
  return sessionStorage.getItem(keyOf(name)) ?? '';
}

function partsOf<Parts extends object>(text: string): Partial<Parts> {
  return text === '' ? {} : JSON.parse(text);
}
