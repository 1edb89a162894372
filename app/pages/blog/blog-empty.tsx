import { href } from 'react-router';
import { coverPicture } from '../../content/cover-picture.ts';
import type { BlogPage } from '../../content/posts/blog.ts';
import { blogAddress } from '../../content/posts/blog-address.ts';
import { ButtonLink } from '../../ui/button.tsx';
import '../../content/list-notice.css';

/** The pieces of a wall that is not laid yet, on the section's own night. */
const PIECES = coverPicture('premier-article', '1x1', { kind: 'shards', palette: 'encre' });

/** The list when it has nothing to show (pages-2.92 in test/specification.md), and the way out. */
export function BlogEmpty({ page: { place, empty } }: { page: BlogPage }) {
  const { title, text, to, label } = empty ? NOTHING_YET : nothingFound(place);
  return (
    <section className="list-notice section night">
      <img src={PIECES.src} width={PIECES.width} height={PIECES.height} alt="" />
      <div className="wrap">
        <h2 className="large">{title}</h2>
        <p className="lead">{text}</p>
        <ButtonLink to={to} tone="light">
          {label}
        </ButtonLink>
      </div>
    </section>
  );
}

const NOTHING_YET = {
  title: 'La première page est encore blanche',
  text: 'Nos premiers articles s’écrivent. Laissez-nous votre adresse plus bas, ou posez-nous votre question tout de suite.',
  to: href('/contact'),
  label: 'Parler à un expert',
};

function nothingFound({ search, category }: BlogPage['place']) {
  const where = category ? ` dans la rubrique ${category.name}` : '';
  return {
    title: 'Aucun article trouvé',
    text: search
      ? `Rien ne répond à «\u00a0${search}\u00a0»${where}. Essayez un mot plus court, ou une autre rubrique.`
      : `Rien n’est encore paru${where}. Les autres rubriques sont juste à côté.`,
    to: blogAddress(),
    label: 'Voir tous les articles',
  };
}
