import { href } from 'react-router';
import { useOffPart } from '../../../content/use-off-part.ts';
import type { NewsletterArtProps } from '../../../forms/newsletter-art.tsx';
import { NewsletterBand } from '../../../forms/newsletter-band.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import type { Route } from './+types/route';

export function NewsletterUnsubscriptionPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = actionData ?? loaderData;
  const hasNoNewsletter = useOffPart('newsletter');
  const { state } = answer;
  const { title, text } = 'title' in answer ? answer : FAILURES[answer.state];
  return (
    <NewsletterBand title={title} letter={LETTERS[state]}>
      <p className="lead">{text}</p>
      <div className="newsletter-actions">
        {state === 'ready' || state === 'unavailable' ? (
          // The form has no action attribute: it posts to the private address it is read at.
          <form method="post">
            <Button type="submit">Me désinscrire</Button>
          </form>
        ) : state === 'done' && !hasNoNewsletter ? (
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

const LETTERS: Record<Route.ComponentProps['loaderData']['state'], NewsletterArtProps['letter']> = {
  ready: 'laid',
  done: 'away',
  forged: 'away',
  unavailable: 'laid',
};

const FAILURES = {
  forged: {
    title: 'Ce lien n’est pas entier.',
    text: 'Il s’est peut-être coupé en route. Ouvrez-le depuis l’e-mail, ou écrivez-nous\u00a0: nous vous désinscrirons.',
  },
  unavailable: {
    title: 'Pas tout de suite.',
    text: 'L’erreur vient de chez nous. Réessayez dans un instant.',
  },
};
