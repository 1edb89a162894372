import { href } from 'react-router';
import type { NewsletterArtProps } from '../../../forms/newsletter-art.tsx';
import { NewsletterBand } from '../../../forms/newsletter-band.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import type { Route } from './+types/route';

export function NewsletterConfirmationPage({ loaderData, actionData }: Route.ComponentProps) {
  const state = actionData?.state ?? loaderData.state;
  const { title, text, letter } = WORDS[state];
  return (
    <NewsletterBand title={title} letter={letter}>
      <p className="lead">{text}</p>
      <div className="newsletter-actions">
        {state === 'ready' || state === 'unavailable' ? (
          // The form has no action attribute: it posts to the private address it is read at.
          <form method="post">
            <Button type="submit">Confirmer mon inscription</Button>
          </form>
        ) : state === 'welcome' || state === 'confirmed' ? (
          <ButtonLink to={href('/work')}>Voir le portfolio</ButtonLink>
        ) : (
          <ButtonLink to={href('/newsletter')}>Recevoir un nouveau lien</ButtonLink>
        )}
      </div>
    </NewsletterBand>
  );
}

type Words = { title: string; text: string } & NewsletterArtProps;

const WORDS = {
  ready: {
    title: 'Encore un geste.',
    text: 'Appuyez, et la prochaine lettre vous parviendra. Une par mois, pas deux.',
    letter: 'near',
  },
  welcome: {
    title: 'La pièce est posée.',
    text: 'Votre inscription est confirmée. La prochaine lettre vous parviendra, et chacune portera un lien pour partir en un clic.',
    letter: 'laid',
  },
  confirmed: {
    title: 'C’est déjà fait.',
    text: 'Cette inscription est confirmée. Rien d’autre à faire\u00a0: la prochaine lettre vous parviendra.',
    letter: 'laid',
  },
  expired: {
    title: 'Ce lien ne sert plus.',
    text: 'Il valait sept jours, ou l’adresse s’est désinscrite depuis. Un nouveau ne prend qu’un instant.',
    letter: 'away',
  },
  forged: {
    title: 'Ce lien n’est pas entier.',
    text: 'Il s’est peut-être coupé en route. Ouvrez-le depuis l’e-mail, ou demandez-en un nouveau.',
    letter: 'away',
  },
  unavailable: {
    title: 'Pas tout de suite.',
    text: 'L’erreur vient de chez nous, et rien n’est perdu. Réessayez dans un instant.',
    letter: 'near',
  },
} satisfies Record<string, Words>;
