import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { AgencyStory } from '../../blocks/agency-story.tsx';
import { ClientLogos } from '../../blocks/client-logos.tsx';
import { Contact } from '../../blocks/contact.tsx';
import { Features } from '../../blocks/features.tsx';
import { HowItWorks } from '../../blocks/how-it-works.tsx';
import { Introduction } from '../../blocks/introduction.tsx';
import { Offers } from '../../blocks/offers.tsx';
import { Projects } from '../../blocks/projects.tsx';
import { Questions } from '../../blocks/questions.tsx';
import { Testimonials } from '../../blocks/testimonials.tsx';
import { Team } from '../../content/team.tsx';
import { SENT_PARAMETER } from '../../forms/form-outcome.ts';
import { expand } from '../../frame/compact-data.ts';
import { RevealOnScroll } from '../../ui/reveal-on-scroll.tsx';
import type { Route } from './+types/route';
import { Hero } from './hero.tsx';
import { HomeEmpty } from './home-empty.tsx';

/** `?index` names this route and not its layout. An anchor would keep the focus from the field that was refused. */
const FORM_ADDRESS = '/?index';

export function HomePage({ loaderData, actionData, matches }: Route.ComponentProps) {
  const home = useMemo(() => expand(loaderData.home), [loaderData.home]);
  const [searchParams] = useSearchParams();
  const [{ loaderData: site }] = matches;
  const { claims } = site.settings;
  return (
    <>
      <Hero home={home} claims={claims} />
      <RevealOnScroll>
        {isEmpty(home) && <HomeEmpty />}
        {home.introduction && (
          <Introduction introduction={home.introduction} steps={home.howItWorks?.steps ?? []} />
        )}
        {home.projects && <Projects projects={home.projects} />}
        {home.clients && <ClientLogos clients={home.clients} claims={claims} />}
        {home.features && <Features features={home.features} claims={claims} />}
        {home.services && <Offers services={home.services} />}
        {home.content && <AgencyStory content={home.content} />}
        {home.howItWorks && <HowItWorks howItWorks={home.howItWorks} />}
        {home.testimonials && (
          <Testimonials testimonials={home.testimonials} response={claims.response} />
        )}
        {home.team && <Team team={home.team} />}
        {home.questions && <Questions questions={home.questions} />}
        <Contact
          title={home.contactTitle}
          formTitle={home.formTitle}
          budgets={home.budgets ?? []}
          settings={site.settings}
          action={FORM_ADDRESS}
          answered={actionData}
          sent={searchParams.has(SENT_PARAMETER)}
        />
      </RevealOnScroll>
    </>
  );
}

/** The sections between the opening and the form. */
const SECTIONS = [
  'introduction',
  'projects',
  'clients',
  'features',
  'services',
  'content',
  'howItWorks',
  'testimonials',
  'team',
  'questions',
] as const;

function isEmpty(home: Partial<Record<(typeof SECTIONS)[number], unknown>>): boolean {
  return SECTIONS.every((section) => home[section] === undefined);
}
