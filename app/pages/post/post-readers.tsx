import { CoverImage } from '../../content/cover-image.tsx';
import { small } from '../../content/picture-attributes.ts';
import type { BlogTexts } from '../../content/posts/blog-texts.ts';
import './post-after.css';

/** Three readers, the same under every post: each a step further to the right. */
export function PostReaders({ readers: { title, all } }: Pick<BlogTexts, 'readers'>) {
  return (
    <section className="post-readers section" aria-labelledby="post-readers-title">
      <div className="wrap">
        <h2 className="large" id="post-readers-title">
          {title}
        </h2>
        <ul>
          {all.map(({ name, role, company, portrait, content }) => (
            <li key={name}>
              <figure>
                <blockquote>
                  <p>«&nbsp;{content}&nbsp;»</p>
                </blockquote>
                <figcaption>
                  <div className="post-readers-arch">
                    <CoverImage picture={{ ...small(portrait, 72), alt: '' }} sizes="72px" />
                  </div>
                  <p>
                    <b>{name}</b>
                    {[role, company].filter(Boolean).join(', ')}
                  </p>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
