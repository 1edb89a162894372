import { Khatam } from '../ui/khatam.tsx';
import { CoverImage } from './cover-image.tsx';
import type { Testimonial } from './testimonial.ts';
import './voice.css';
import './arch.css';

const BEST_RATING = 5;

/** Past this many characters a voice is set one size smaller, or it would outgrow its arch. */
const LONG = 190;

/** A client under an arch, with their testimonial in display type. */
export function Voice({ testimonial }: { testimonial: Testimonial }) {
  const { name, role, company, portrait, content, date, rating } = testimonial;
  return (
    <div className="voice">
      <div className="arch">
        <CoverImage
          picture={portrait}
          sizes="(max-width: 767px) 88vw, (max-width: 1100px) 308px, max(400px, 21vw)"
        />
      </div>
      <figure className="voice-text">
        {rating && (
          <p
            className="voice-rating"
            role="img"
            aria-label={`Note\u00a0: ${rating} sur ${BEST_RATING}`}
          >
            {Array.from({ length: rating }, (_, star) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: stars have no other identity
              <Khatam key={star} />
            ))}
          </p>
        )}
        <blockquote className={content.length > LONG ? 'voice-long' : undefined}>
          <p>{`«\u00a0${content}\u00a0»`}</p>
        </blockquote>
        <figcaption>
          <b>{name}</b>
          {[role, company, date].filter(Boolean).join(', ')}
        </figcaption>
      </figure>
    </div>
  );
}
