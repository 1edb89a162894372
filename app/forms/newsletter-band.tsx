import { type ReactNode, useId } from 'react';
import { NewsletterArt, type NewsletterArtProps } from './newsletter-art.tsx';
import './newsletter-band.css';

type Props = NewsletterArtProps & {
  id?: string | undefined;
  /** `h1` where the band is the whole page. */
  as?: 'h1' | 'h2';
  title: string;
  children: ReactNode;
};

/** The newsletter's field of sky, wherever it speaks: at the foot of a page, or behind the links of its mails. */
export function NewsletterBand({ id, as: Title = 'h1', title, letter, children }: Props) {
  const titleId = useId();
  return (
    <section className="newsletter" id={id} aria-labelledby={titleId}>
      <div className="wrap">
        <NewsletterArt letter={letter} />
        <div className="newsletter-words">
          <Title className="poster" id={titleId}>
            {title}
          </Title>
          {children}
        </div>
      </div>
    </section>
  );
}
