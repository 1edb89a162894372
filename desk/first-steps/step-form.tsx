/** The form of one step: it sends the fields to the site, and shows each refusal beside its field. */
import type { ReactNode } from 'react';
import type { SetupState } from '../../model/contracts/setup-contract.ts';
import { PARTS } from '../../staff/desk-addresses.ts';
import { Form, textOf } from '../ui/field.tsx';

export type StepProps = { state: SetupState; onSaved(state: SetupState): void };

type StepFormProps = {
  /** The text of its button. */
  action?: string;
  /** Sends the fields. @throws {Refused} with every mistake, by field name */
  send(values: FormData): Promise<SetupState>;
  onSaved(state: SetupState): void;
  children: ReactNode;
};

export function StepForm(props: StepFormProps) {
  const { action = 'Enregistrer et continuer', send, onSaved, children } = props;
  return (
    <Form
      send={async (values) => onSaved(await send(values))}
      className="setup-form"
      action={action}
      doing="Enregistrement…"
      beside={
        <a className="kit-link" href={PARTS.home.address}>
          Plus tard
        </a>
      }
    >
      {children}
    </Form>
  );
}

/** Returns the text of a field, trimmed. */
export function typed(values: FormData, name: string): string {
  return textOf(values, name).trim();
}
