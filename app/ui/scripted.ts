import { useEffect, useState } from 'react';

/** Whether script runs, so that what needs it is shown. */
export function useScripted(): boolean {
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  return scripted;
}
