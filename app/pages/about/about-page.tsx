import { Team } from '../../content/team.tsx';
import { RevealOnScroll } from '../../ui/reveal-on-scroll.tsx';
import type { Route } from './+types/route.ts';
import { AboutHero } from './about-hero.tsx';
import { AboutPurpose } from './about-purpose.tsx';
import { AboutStory } from './about-story.tsx';
import { AboutValues } from './about-values.tsx';
import { AboutVisit } from './about-visit.tsx';
import { AboutVoices } from './about-voices.tsx';

export function AboutPage({ loaderData: about, matches }: Route.ComponentProps) {
  const [{ loaderData: site }] = matches;
  return (
    <>
      <AboutHero about={about} />
      <RevealOnScroll>
        <AboutPurpose about={about} claims={site.settings.claims} />
        <AboutStory story={about.story} />
        <AboutValues values={about.values} />
        {about.team && <Team team={about.team} />}
        <AboutVoices testimonials={about.testimonials} />
        <AboutVisit title={about.visitTitle} settings={site.settings} hours={about.hours} />
      </RevealOnScroll>
    </>
  );
}
