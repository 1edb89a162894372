import { href } from 'react-router';
import { CONFIRMATION_LIFETIME } from '../../../../inbox/forms/lifetimes.ts';
import { spokenDuration } from '../../../../packages/kit/calendar/spoken-duration.ts';
import { useOffPart } from '../../../content/use-off-part.ts';
import type { NewsletterArtProps } from '../../../forms/newsletter-art.tsx';
import { NewsletterBand } from '../../../forms/newsletter-band.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import type { Route } from './+types/route';

export function NewsletterConfirmationPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = actionData ?? loaderData;
  const hasNoWork = useOffPart('work');
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
            <Button type="submit">Confirmer mon inscription</Button>
          </form>
        ) : state === 'welcome' || state === 'confirmed' ? (
          <ButtonLink to={hasNoWork ? href('/services') : href('/work')}>
            {hasNoWork ? 'Voir nos services' : 'Voir le portfolio'}
          </ButtonLink>
        ) : hasNoNewsletter ? (
          <ButtonLink to={href('/contact')}>Nous écrire</ButtonLink>
        ) : (
          <ButtonLink to={href('/newsletter')}>Recevoir un nouveau lien</ButtonLink>
        )}
      </div>
    </NewsletterBand>
  );
}

const LETTERS: Record<Route.ComponentProps['loaderData']['state'], NewsletterArtProps['letter']> = {
  ready: 'near',
  welcome: 'laid',
  confirmed: 'laid',
  expired: 'away',
  forged: 'away',
  unavailable: 'near',
};

const FAILURES = {
  expired: {
    title: 'Ce lien ne sert plus.',
    text: `Il valait ${spokenDuration(CONFIRMATION_LIFETIME)}, ou l’adresse s’est désinscrite depuis. Un nouveau ne prend qu’un instant.`,
  },
  forged: {
    title: 'Ce lien n’est pas entier.',
    text: 'Il s’est peut-être coupé en route. Ouvrez-le depuis l’e-mail, ou demandez-en un nouveau.',
  },
  unavailable: {
    title: 'Pas tout de suite.',
    text: 'L’erreur vient de chez nous, et rien n’est perdu. Réessayez dans un instant.',
  },
};
