import piece from '../drawings/newsletter-piece.svg?url';
import rose from '../drawings/newsletter-rose.svg?url';
import './newsletter-art.css';

export type NewsletterArtProps = {
  /** The letter's place: `away` at first, `near` while a mail waits to be confirmed, `laid` for a subscriber. */
  letter: 'away' | 'near' | 'laid';
};

/** A rose of twelve letters a year; one of them may still be in the air. */
export function NewsletterArt({ letter }: NewsletterArtProps) {
  return (
    <div className={`newsletter-art newsletter-art-${letter}`}>
      <img src={rose} width={640} height={640} alt="" loading="lazy" />
      <img src={piece} width={640} height={640} alt="" loading="lazy" />
    </div>
  );
}
