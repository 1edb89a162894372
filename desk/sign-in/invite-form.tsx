import { useRef } from 'react';
import { Refused } from '../ui/refusals.ts';
import { invite } from './api.ts';
import { Field } from './field.tsx';
import { Form } from './form.tsx';
import { RolesField, rolesOf } from './roles-field.tsx';
import { textOf, useSubmission } from './submission.ts';
import { WRITTEN } from './words.ts';

/** `onInvited` hears no sentence where the invitation is kept but its mail did not leave: the form says why. */
export function InviteForm({ onInvited }: { onInvited: (sentence?: string) => void }) {
  const form = useRef<HTMLFormElement>(null);
  const submission = useSubmission(async (values) => {
    const email = textOf(values, 'email').trim();
    try {
      const { sent } = await invite(email, rolesOf(values));
      form.current?.reset();
      onInvited(sent ? `L’invitation est partie à ${email}.` : WRITTEN);
    } catch (error) {
      if (error instanceof Refused && error.type === 'mail_not_sent') onInvited();
      throw error;
    }
  });
  return (
    <section aria-labelledby="invite">
      <h2 id="invite">Inviter quelqu’un</h2>
      <Form ref={form} submission={submission} action="Envoyer l’invitation" doing="Envoi…">
        <Field
          name="email"
          label="Son adresse e-mail"
          type="email"
          inputMode="email"
          autoComplete="off"
        />
        <RolesField />
      </Form>
    </section>
  );
}
