import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { Team } from '../../content/team.tsx';
import { SENT_PARAMETER } from '../../forms/form-outcome.ts';
import { expand } from '../../frame/compact-data.ts';
import { RevealOnScroll } from '../../ui/reveal-on-scroll.tsx';
import type { Route } from './+types/route';
import { AgencyStory } from './agency-story.tsx';
import { ClientLogos } from './client-logos.tsx';
import { Contact } from './contact.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { HomeEmpty } from './home-empty.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { Introduction } from './introduction.tsx';
import { Offers } from './offers.tsx';
import { Projects } from './projects.tsx';
import { Questions } from './questions.tsx';
import { Testimonials } from './testimonials.tsx';

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
