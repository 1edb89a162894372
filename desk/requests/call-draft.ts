import { useState } from 'react';
import type { NewEntry } from '../../inbox/contract/questions.ts';
import { useDraft } from './detail/draft.ts';

/** What is typed about a call. Its key is kept with it: a call entered again after a lost answer is not kept twice. */
export function useCallDraft(): [
  call: NewEntry,
  change: (change: Partial<Omit<NewEntry, 'key'>>) => void,
  forget: () => void,
] {
  const [text, write] = useDraft('appel');
  const [newKey] = useState(() => crypto.randomUUID());
  const typed = new URLSearchParams(text);
  const call: NewEntry = {
    key: typed.get(KEY) ?? newKey,
    acknowledge: typed.get(ACKNOWLEDGE) === 'oui',
    fields: Object.fromEntries([...typed].filter(([name]) => name !== KEY && name !== ACKNOWLEDGE)),
  };
  return [
    call,
    (change) => {
      const { key, acknowledge, fields } = { ...call, ...change };
      const next = new URLSearchParams({ ...fields, [KEY]: key });
      if (acknowledge) next.set(ACKNOWLEDGE, 'oui');
      write(next.toString());
    },
    () => write(''),
  ];
}

/** No field of the form is called so. */
const KEY = ':key';
const ACKNOWLEDGE = ':acknowledge';
