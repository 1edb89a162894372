import { Link } from 'react-router';
import { CoverImage } from '../../content/cover-image.tsx';
import type { Person } from '../../content/person.ts';
import { Icon } from '../../ui/icon.tsx';
import './post-after.css';
import '../../ui/link.css';

type Props = {
  writer: Person;
  /** The path of their page. */
  path: string | undefined;
};

/** The author, under an arch of the house, and where to read more of them. */
export function PostAuthor({ writer: { name, role, bio, portrait }, path }: Props) {
  return (
    <section className="post-author" aria-labelledby="post-author-title">
      <div className="wrap grid">
        <div className="post-author-arch">
          <CoverImage
            picture={portrait}
            sizes="(max-width: 767px) 36vw, (max-width: 1440px) 21vw, max(302px, 16vw)"
          />
        </div>
        <div className="post-author-words">
          <h2 className="large" id="post-author-title">
            <span className="small">Écrit par</span> {name}
          </h2>
          {role && <p className="post-author-role">{role}</p>}
          {bio && <p className="lead">{bio}</p>}
          {path && (
            <Link className="link" to={path}>
              Lire tous ses articles
              <Icon name="arrow" />
            </Link>
          )}
        </div>
      </div>
    </section>
  );
}
