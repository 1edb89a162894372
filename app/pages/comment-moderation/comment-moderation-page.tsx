import { href, Link } from 'react-router';
import { useOffPart } from '../../content/use-off-part.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import type { Route } from './+types/route';
import { DECISION } from './decision.ts';
import './moderation.css';
import '../../ui/link.css';

export function CommentModerationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, text } = WORDS[loaderData.state];
  const hasNoBlog = useOffPart('blog');
  return (
    <section className="moderation" aria-labelledby="moderation-title">
      <div className="wrap">
        <h1 className="large" id="moderation-title">
          {title}
        </h1>
        <p className="lead muted">{text}</p>
        {'about' in loaderData ? (
          <>
            <Comment {...loaderData} />
            <div role="alert">
              {actionData?.failed && <p className="moderation-problem">{FAILED}</p>}
            </div>
            {/* The form has no action attribute: it posts to the private address it is read at. */}
            <form method="post" className="moderation-actions">
              {loaderData.state !== 'approved' && (
                <Button type="submit" name={DECISION} value="approuver">
                  Publier
                </Button>
              )}
              {loaderData.state !== 'refused' && (
                <Button type="submit" tone="outline" name={DECISION} value="refuser">
                  {loaderData.state === 'approved' ? 'Retirer' : 'Refuser'}
                </Button>
              )}
            </form>
          </>
        ) : (
          <div className="moderation-actions">
            <ButtonLink to={hasNoBlog ? '/' : href('/blog')} tone="outline">
              {hasNoBlog ? 'Retour à l’accueil' : 'Aller au blog'}
            </ButtonLink>
          </div>
        )}
      </div>
    </section>
  );
}

type CommentProps = {
  name: string;
  email: string;
  text: string;
  received: string;
  about: { title: string; path: string };
};

function Comment({ name, email, text, received, about }: CommentProps) {
  return (
    <figure className="moderation-comment">
      <figcaption>
        <b>
          <bdi>{name}</bdi>
        </b>
        <a className="link" href={`mailto:${email}`}>
          {email}
        </a>
        <span>
          le {received}, sous{' '}
          {useOffPart('blog') ? (
            about.title
          ) : (
            <Link className="link" to={about.path}>
              {about.title}
            </Link>
          )}
        </span>
      </figcaption>
      <blockquote dir="auto">{text}</blockquote>
    </figure>
  );
}

const FAILED = 'La décision n’a pas pu être enregistrée. Réessayez dans un instant.';

const WORDS = {
  pending: {
    title: 'Publier ce commentaire\u202f?',
    text: 'Il attend votre avis. Vous pourrez en changer avec le même lien.',
  },
  approved: {
    title: 'Ce commentaire est publié.',
    text: 'Il se lit sous l’article, avec le nom et sans l’adresse.',
  },
  refused: {
    title: 'Ce commentaire n’est pas publié.',
    text: 'Il reste gardé ici. Vous pouvez encore le publier.',
  },
  unknown: {
    title: 'Ce lien ne mène à aucun commentaire.',
    text: 'Il s’est peut-être coupé en route, ou le commentaire a été effacé. Ouvrez-le depuis l’e-mail.',
  },
  unavailable: {
    title: 'Pas tout de suite.',
    text: 'L’erreur vient de chez nous, et rien n’est perdu. Réessayez dans un instant.',
  },
} as const;
