import { href } from 'react-router';
import { coverPicture } from '../../content/cover-picture.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import '../../content/list-notice.css';

type WorkEmptyProps = {
  /** The searched term; blank when nothing is published yet. */
  term: string;
  clear(): void;
};

/** The pieces of a wall that is not laid yet, on the section's own night. */
const PIECES = coverPicture('mur-en-attente', '1x1', { kind: 'shards', palette: 'encre' });

/** The list when it has nothing to show (pages-2.11 and 2.20 in test/specification.md). */
export function WorkEmpty({ term, clear }: WorkEmptyProps) {
  const searched = term.trim();
  return (
    <section className="list-notice section night">
      <img src={PIECES.src} width={PIECES.width} height={PIECES.height} alt="" />
      <div className="wrap">
        <h2 className="large">
          {searched ? 'Aucun projet trouvé' : 'Le mur attend ses premières pièces'}
        </h2>
        <p className="lead">
          {searched
            ? `Pas un de nos projets ne répond à «\u00a0${searched}\u00a0». Essayez un nom de client, un métier, un mot plus court.`
            : 'Nos projets arrivent. D’ici là, le plus simple est d’en parler ensemble.'}
        </p>
        {searched ? (
          // A form, so that the button also works without script: it asks for the whole list.
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
        ) : (
          <ButtonLink to={href('/contact')} tone="light">
            Parler à un expert
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
