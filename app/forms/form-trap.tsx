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
      // A form that was emptied has no token any more: each serves one message.
      if (isPending || token.current?.value) return;
      isPending = true;
      // Without it the form is sent all the same, under stricter limits.
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
      {/* Out of sight, out of the tab order, out of the accessibility tree. */}
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
