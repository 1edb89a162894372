import { MissingPiece } from '../../frame/missing-piece.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import type { Route } from './+types/route';
import { SentRequest } from './sent-request.tsx';

export function SentRequestPage({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData?.outcome === 'erased') return <Nothing {...actionData} />;
  if (loaderData.state === 'gone') return <Nothing {...loaderData} />;
  if (!('reference' in loaderData)) return <Nothing {...FAILURES[loaderData.state]} />;
  return <SentRequest sent={loaderData} failed={actionData?.outcome === 'failed'} />;
}

type Words = { title: string; text: string };

function Nothing({ title, text }: Words) {
  return (
    <MissingPiece title={title} text={text}>
      <ButtonLink to="/" tone="light">
        Retour à l’accueil
      </ButtonLink>
    </MissingPiece>
  );
}

const FAILURES = {
  forged: {
    title: 'Ce lien n’est pas entier.',
    text: 'Il s’est peut-être coupé en route. Ouvrez-le depuis l’e-mail que vous avez reçu.',
  },
  unavailable: {
    title: 'Pas tout de suite.',
    text: 'L’erreur vient de chez nous, et rien n’est perdu. Rechargez la page dans un instant.',
  },
} satisfies Record<string, Words>;
