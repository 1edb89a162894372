import type { About } from '../../content/agency/about.ts';
import { Voice } from '../../content/voice.tsx';
import { Shards } from '../../ui/shards.tsx';
import './about-voices.css';

/** Two client testimonials, facing each other (pages-2.75 in test/specification.md). */
export function AboutVoices({ testimonials: { title, all } }: Pick<About, 'testimonials'>) {
  if (all.length === 0) return null;
  return (
    <section className="about-voices section" aria-labelledby="about-voices-title">
      <div className="wrap">
        <h2 className="poster" id="about-voices-title">
          {title}
        </h2>
        <ul>
          {all.map((testimonial) => (
            <li key={testimonial.name}>
              <Voice testimonial={testimonial} />
            </li>
          ))}
        </ul>
      </div>
      <Shards />
    </section>
  );
}
