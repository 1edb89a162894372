import { useState } from 'react';

const keyOf = (name: string) => `demandes:${name}`;

/** What is being typed, kept in this tab until sent: an ended session, a reload or a wrong key loses nothing. */
export function useDraft(name: string): [text: string, write: (text: string) => void] {
  const key = keyOf(name);
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? '');
  return [
    text,
    (next) => {
      setText(next);
      if (next === '') sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, next);
    },
  ];
}

/** Whether a draft of that name waits in this tab. */
export function isDrafted(name: string): boolean {
  return sessionStorage.getItem(keyOf(name)) !== null;
}
