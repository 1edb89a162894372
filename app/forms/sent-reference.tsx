import { useLocation, useSearchParams } from 'react-router';
import { useRelief } from '../drawings/use-relief.ts';
import { WholeWords } from '../ui/whole-words.tsx';
import { referenceIn } from './form-outcome.ts';
import { rosetteAddress } from './message-rosette.ts';
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

type Props = {
  reference: string | undefined;
  /** Whether the screen around it shows the rosette at large. */
  isDrawn?: boolean;
};

/** The reference, for the sender to quote. The private page is in their mail only: the address has to be theirs. */
export function SentReference({ reference, isDrawn = false }: Props) {
  const relief = useRelief();
  if (!reference) return null;
  return (
    <div className="sent-reference">
      {!isDrawn && (
        <img
          src={rosetteAddress(reference)}
          width={96}
          height={96}
          alt={relief?.stamp ?? 'Votre rosace'}
        />
      )}
      <p>
        Votre référence&nbsp;: <strong>{reference}</strong>. Elle est aussi dans{' '}
        <WholeWords>l’e-mail</WholeWords> qui part vers vous.{' '}
        {relief?.stamped ??
          'Votre pièce est posée\u00a0: la bordure de cette rosace épelle votre référence, personne d’autre n’a la même.'}
      </p>
    </div>
  );
}
