import { useEffect, useRef } from 'react';
import {
  FILL_TOKEN_ADDRESS,
  FILL_TOKEN_FIELD,
  HONEYPOT_FIELD,
} from '../../inbox/forms/form-description.ts';

/** Tells programs from people: a field people never see, and the time they take. */
export function FormTrap() {
  const token = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const form = token.current?.form;
    if (!form) return;
    let isPending = false;
    const entered = async () => {
      // Each token serves one message: a form that was reset has none and fetches another.
      if (isPending || token.current?.value) return;
      isPending = true;
      // If the fetch fails, the form is sent without a token, under stricter limits.
      const answer = await fetch(FILL_TOKEN_ADDRESS).catch(() => undefined);
      if (answer?.ok && token.current) token.current.value = await answer.text();
      isPending = false;
    };
    if (form.contains(document.activeElement)) entered();
    form.addEventListener('focusin', entered);
    return () => form.removeEventListener('focusin', entered);
  }, []);

  return (
    <>
      {/* The trap is out of sight, out of the tab order and out of the accessibility tree. */}
      <div className="visually-hidden" aria-hidden="true">
        <label>
          Ne remplissez pas ce champ
          <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <input ref={token} type="hidden" name={FILL_TOKEN_FIELD} />
    </>
  );
}
