import type { Testimonial } from '../../content/testimonial.ts';
import { Voice } from '../../content/voice.tsx';
import './service-voices.css';

/** What clients of this service, and of no other, say of it. */
export function ServiceVoices({ testimonials }: { testimonials: readonly Testimonial[] }) {
  return (
    <section className="service-voices" aria-labelledby="service-voices-title">
      <h2 className="visually-hidden" id="service-voices-title">
        L’avis de nos clients
      </h2>
      <ul className="wrap">
        {testimonials.map((testimonial) => (
          <li key={testimonial.content}>
            <Voice testimonial={testimonial} />
          </li>
        ))}
      </ul>
    </section>
  );
}
