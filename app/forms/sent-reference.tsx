import { useLocation, useRouteLoaderData, useSearchParams } from 'react-router';
import { spokenClock } from '../../packages/kit/calendar/written-hours.ts';
import type { Settings } from '../content/settings.ts';
import { useRelief } from '../drawings/use-relief.ts';
import { WholeWords } from '../ui/whole-words.tsx';
import { type Quoted, quotedIn, quotedInState } from './form-outcome.ts';
import { rosetteAddress } from './message-rosette.ts';
import './sent-reference.css';

/** Returns the reference of the form just sent: from the script that sent it, or from the address without script. */
export function useQuoted(): Quoted | undefined {
  const [searchParams] = useSearchParams();
  return quotedInState(useLocation().state) ?? quotedIn(searchParams);
}

/** Returns the agency's words for the picture; undefined: those of its family of drawings. */
function useReferenceText(): string | undefined {
  return useRouteLoaderData<() => { settings?: Pick<Settings, 'referenceText'> }>('root')?.settings
    ?.referenceText;
}

type Props = {
  quoted: Quoted | undefined;
  /** Whether the screen around it shows the rosette at large. */
  isDrawn?: boolean;
};

/** The moment an answer is promised by, and the reference, for the sender to quote. The private page is in their mail only: the address has to be theirs. */
export function SentReference({ quoted, isDrawn = false }: Props) {
  const relief = useRelief();
  const referenceText = useReferenceText();
  if (!quoted) return null;
  const { reference, answerBy } = quoted;
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
        {answerBy && (
          <>
            Notre réponse vous parvient avant le <strong>{spokenClock(answerBy)}</strong>.{' '}
          </>
        )}
        Votre référence&nbsp;:{' '}
        <strong>
          <WholeWords>{reference}</WholeWords>
        </strong>
        . Elle est aussi dans <WholeWords>l’e-mail</WholeWords> qui part vers vous.{' '}
        {referenceText ??
          relief?.stamped ??
          'Votre pièce est posée\u00a0: la bordure de cette rosace épelle votre référence, personne d’autre n’a la même.'}
      </p>
    </div>
  );
}
