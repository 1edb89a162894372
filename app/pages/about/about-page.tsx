import { AgencyValues, Milestones, Purpose, Visit } from '../../content/agency/agency-sections.tsx';
import { Team } from '../../content/team.tsx';
import { RevealOnScroll } from '../../ui/reveal-on-scroll.tsx';
import type { Route } from './+types/route.ts';
import { AboutHero } from './about-hero.tsx';
import { AboutVoices } from './about-voices.tsx';
import '../../content/agency/agency-values.css';
import '../../content/agency/milestones.css';
import '../../content/agency/purpose.css';
import '../../content/agency/visit.css';
import '../../ui/link.css';

// For pages that editors make of the same sections: app/blocks/added-blocks.tsx.
export { AgencyValues, Milestones, Purpose, Visit };

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
