import { useLocation } from 'react-router';
import './newsletter-art.css';

export type NewsletterArtProps = {
  /** The letter's place: `away` at first, `near` while a mail waits to be confirmed, `laid` for a subscriber. */
  letter: 'away' | 'near' | 'laid';
};

/** A rose of twelve letters a year, each page's own (`drawings/medallion.ts`); one of them may still be in the air. */
export function NewsletterArt({ letter }: NewsletterArtProps) {
  const page = encodeURIComponent(useLocation().pathname.replaceAll('/', ' ').trim());
  return (
    <div className={`newsletter-art newsletter-art-${letter}`}>
      {['rose', 'piece'].map((part) => (
        <img
          key={part}
          src={`/medallions/newsletter-${part}/${page}.svg`}
          width={640}
          height={640}
          alt=""
          loading="lazy"
        />
      ))}
    </div>
  );
}
