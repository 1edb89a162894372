import { href } from 'react-router';
import { ListNotice } from '../../content/list-notice.tsx';
import type { BlogPage } from '../../content/posts/blog.ts';
import { blogAddress } from '../../content/posts/blog-address.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** The list when it has nothing to show (pages-2.92 in test/specification.md), and the way out. */
export function BlogEmpty({ page: { location, empty } }: { page: BlogPage }) {
  const { title, text, to, label } = empty ? NOTHING_YET : nothingFound(location);
  return (
    <ListNotice piece="premier-article" title={title} text={text}>
      <ButtonLink to={to} tone="light">
        {label}
      </ButtonLink>
    </ListNotice>
  );
}

const NOTHING_YET = {
  title: 'Nos premiers articles arrivent',
  text: 'La première page est encore blanche. Laissez-nous votre adresse plus bas, ou posez-nous votre question tout de suite.',
  to: href('/contact'),
  label: 'Parler à un expert',
};

function nothingFound({ search, category }: BlogPage['location']) {
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
