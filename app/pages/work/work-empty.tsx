import { href } from 'react-router';
import { ListNotice } from '../../content/list-notice.tsx';
import { useRelief } from '../../drawings/use-relief.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';

type WorkEmptyProps = {
  /** The searched term; blank when nothing is published yet. */
  term: string;
  clear(): void;
};

const PIECE = 'mur-en-attente';

/** The list when it has nothing to show (pages-2.11 and 2.20 in test/specification.md). */
export function WorkEmpty({ term, clear }: WorkEmptyProps) {
  const relief = useRelief();
  const searched = term.trim();
  if (!searched) {
    return (
      <ListNotice
        piece={PIECE}
        title="Nos projets arrivent"
        text={`${relief?.noProjects ?? 'Le mur attend ses premières pièces'}. D’ici là, le plus simple est d’en parler ensemble.`}
      >
        <ButtonLink to={href('/contact')} tone="light">
          Parler à un expert
        </ButtonLink>
      </ListNotice>
    );
  }
  return (
    <ListNotice
      piece={PIECE}
      title="Aucun projet trouvé"
      text={`Pas un de nos projets ne répond à «\u00a0${searched}\u00a0». Essayez un nom de client, un métier, un mot plus court.`}
    >
      {/* A form, so that the button also works without script: it asks for the whole list. */}
      <form
        action={href('/work')}
        onSubmit={(event) => {
          event.preventDefault();
          clear();
        }}
      >
        <Button type="submit" tone="light">
          Effacer la recherche
        </Button>
      </form>
    </ListNotice>
  );
}
