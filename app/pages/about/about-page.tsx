import type { About } from '../../content/agency/about.ts';
import { AgencyValues, Milestones, Purpose, Visit } from '../../content/agency/agency-sections.tsx';
import { Team } from '../../content/team.tsx';
import { Voice } from '../../content/voice.tsx';
import house from '../../drawings/houses/house-planned.svg?url';
import sun from '../../drawings/sun.svg?url';
import { RevealOnScroll } from '../../ui/reveal-on-scroll.tsx';
import { Shards } from '../../ui/shards.tsx';
import { TitleLines } from '../../ui/title-lines.tsx';
import type { Route } from './+types/route.ts';
import './about-hero.css';
import './about-voices.css';
import '../../content/agency/agency-values.css';
import '../../content/agency/milestones.css';
import '../../content/agency/purpose.css';
import '../../content/agency/visit.css';
import '../../ui/link.css';

// app/blocks/added-blocks.tsx shows these sections on pages that editors make.
export { AgencyValues, Milestones, Purpose, Visit };

/** Two client testimonials, facing each other (pages-2.75 in test/specification.md). */
function AboutVoices({ testimonials: { title, all } }: Pick<About, 'testimonials'>) {
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

/** The house by day, its next storey still a drawing, on the edge of the section it stands on. */
function AboutHero({ about: { title, introduction } }: { about: About }) {
  return (
    <section className="about-hero" aria-labelledby="about-title">
      <div className="wrap">
        <h1 className="sign" id="about-title">
          <TitleLines lines={title} />
        </h1>
        <p className="lead">{introduction}</p>
      </div>
      <div className="about-hero-art">
        <img className="about-sun" src={sun} width={480} height={480} alt="" />
        <img
          className="about-house"
          src={house}
          width={720}
          height={924}
          alt=""
          fetchPriority="high"
        />
      </div>
    </section>
  );
}

export function AboutPage({ loaderData: about, matches }: Route.ComponentProps) {
  const [{ loaderData: site }] = matches;
  return (
    <>
      <AboutHero about={about} />
      <RevealOnScroll>
        <Purpose about={about} claims={site.settings.claims} />
        <Milestones id="histoire" story={about.story} />
        <AgencyValues id="valeurs" values={about.values} />
        {about.team && <Team team={about.team} />}
        <AboutVoices testimonials={about.testimonials} />
        <Visit id="visite" title={about.visitTitle} settings={site.settings} hours={about.hours} />
      </RevealOnScroll>
    </>
  );
}
