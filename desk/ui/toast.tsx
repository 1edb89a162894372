import { useEffect, useState } from 'react';

/** Long enough to be read twice. */
const SHOWN_FOR = 6_000; // ms

/** A sentence at the foot of the screen that leaves by itself, and the function that says one. */
export function useToast() {
  const [said, setSaid] = useState<{ text: string }>();
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(undefined), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [said]);
  const sentence = (
    // Always there: a region that appears with its text is not read out.
    <p className="kit-toast" role="status" data-said={said ? '' : undefined}>
      {said?.text}
    </p>
  );
  return [sentence, (text: string) => setSaid({ text })] as const;
}
