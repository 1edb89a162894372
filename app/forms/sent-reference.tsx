import { useLocation, useSearchParams } from 'react-router';
import { referenceIn } from './form-outcome.ts';
import './sent-reference.css';

/** The reference of the form just sent: from the script that sent it, or from the address where there was none. */
export function useSentReference(): string | undefined {
  const [searchParams] = useSearchParams();
  const state: unknown = useLocation().state;
  if (typeof state === 'object' && state !== null && 'reference' in state) {
    return typeof state.reference === 'string' ? state.reference : undefined;
  }
  return referenceIn(searchParams);
}

/** The reference, for the sender to quote. The private page is in their mail only: the address has to be theirs. */
export function SentReference({ reference }: { reference: string | undefined }) {
  if (!reference) return null;
  return (
    <p className="sent-reference">
      Votre référence&nbsp;: <strong>{reference}</strong>. Elle est aussi dans l’e-mail qui part
      vers vous.
    </p>
  );
}
