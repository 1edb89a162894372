import { MissingPiece } from '../../frame/missing-piece.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import type { Route } from './+types/route';
import { SentRequest } from './sent-request.tsx';

export function SentRequestPage({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData?.outcome === 'erased') return <Nothing {...WORDS.erased} />;
  if (!('reference' in loaderData)) return <Nothing {...WORDS[loaderData.state]} />;
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

const WORDS = {
  erased: {
    title: 'Tout est effacé.',
    text: 'Vos demandes, vos fichiers et votre adresse ont quitté nos murs. Ce lien ne mène plus nulle part.',
  },
  gone: {
    title: 'Il n’y a plus rien ici.',
    text: 'Cette demande a été effacée, par vous ou parce que son temps était passé. Nous n’en gardons rien.',
  },
  forged: {
    title: 'Ce lien n’est pas entier.',
    text: 'Il s’est peut-être coupé en route. Ouvrez-le depuis l’e-mail que vous avez reçu.',
  },
  unavailable: {
    title: 'Pas tout de suite.',
    text: 'L’erreur vient de chez nous, et rien n’est perdu. Rechargez la page dans un instant.',
  },
} satisfies Record<string, Words>;
