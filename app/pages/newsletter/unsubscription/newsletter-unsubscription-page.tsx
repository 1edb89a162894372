import { href } from 'react-router';
import type { NewsletterArtProps } from '../../../forms/newsletter-art.tsx';
import { NewsletterBand } from '../../../forms/newsletter-band.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import type { Route } from './+types/route';

export function NewsletterUnsubscriptionPage({ loaderData, actionData }: Route.ComponentProps) {
  const state = actionData?.state ?? loaderData.state;
  const { title, text, letter } = WORDS[state];
  return (
    <NewsletterBand title={title} letter={letter}>
      <p className="lead">{text}</p>
      <div className="newsletter-actions">
        {state === 'ready' || state === 'unavailable' ? (
          // The form has no action attribute: it posts to the private address it is read at.
          <form method="post">
            <Button type="submit">Me désinscrire</Button>
          </form>
        ) : state === 'done' ? (
          <ButtonLink to={href('/newsletter')} tone="outline">
            Revenir, un jour
          </ButtonLink>
        ) : (
          <ButtonLink to={href('/contact')}>Nous écrire</ButtonLink>
        )}
      </div>
    </NewsletterBand>
  );
}

type Words = { title: string; text: string } & NewsletterArtProps;

const WORDS = {
  ready: {
    title: 'Vous nous quittez\u202f?',
    text: 'Un appui suffit. Votre adresse est effacée aussitôt, et plus aucune lettre ne part.',
    letter: 'laid',
  },
  done: {
    title: 'C’est fait.',
    text: 'Votre adresse est effacée. N’en reste qu’une empreinte illisible, pour ne plus vous écrire sans que vous le demandiez.',
    letter: 'away',
  },
  forged: {
    title: 'Ce lien n’est pas entier.',
    text: 'Il s’est peut-être coupé en route. Ouvrez-le depuis l’e-mail, ou écrivez-nous\u00a0: nous vous désinscrirons.',
    letter: 'away',
  },
  unavailable: {
    title: 'Pas tout de suite.',
    text: 'L’erreur vient de chez nous. Réessayez dans un instant.',
    letter: 'laid',
  },
} satisfies Record<string, Words>;
