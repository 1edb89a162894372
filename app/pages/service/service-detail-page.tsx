import { lazy } from 'react';
import { ServicePackages } from '../../content/services/service-packages.tsx';
import { ServiceWork } from '../../content/services/service-work.tsx';
import { Shards } from '../../ui/shards.tsx';
import type { Route } from './+types/route.ts';
import { ServiceBar } from './service-bar.tsx';
import { ServiceBenefits } from './service-benefits.tsx';
import { ServiceContact } from './service-contact.tsx';
import { ServiceHero } from './service-hero.tsx';
import { ServiceProcess } from './service-process.tsx';
import { ServiceQuestions } from './service-questions.tsx';
import { ServiceRelated } from './service-related.tsx';
import { ServiceVoices } from './service-voices.tsx';
import '../../content/services/service-packages.css';
import '../../content/services/service-work.css';
import '../../ui/whole-card.css';

// For pages that editors make of the same sections: app/blocks/added-blocks.tsx.
export { ServicePackages, ServiceWork };

/** Few services have a film: it comes with a script and sheets of its own. */
const ServiceFilm = lazy(async () => ({
  default: (await import('./service-film.tsx')).ServiceFilm,
}));

export function ServiceDetailPage({ loaderData: service, matches }: Route.ComponentProps) {
  const [{ loaderData: site }] = matches;
  const { slug, description, benefits, film, packages, process, projects, testimonials } = service;
  const { questions, relatedServices, relatedPosts, call } = service;
  return (
    <article className="service" key={slug}>
      <ServiceHero service={service} />
      {(description.length > 0 || benefits.length > 0) && (
        <ServiceBenefits description={description} benefits={benefits} />
      )}
      {film && <ServiceFilm film={film} />}
      {packages.length > 0 && <ServicePackages id="formules" slug={slug} packages={packages} />}
      {process.steps.length > 0 && <ServiceProcess process={process} />}
      {projects.length > 0 && <ServiceWork id="projets" title="Déjà livré" projects={projects} />}
      {testimonials.length > 0 && <ServiceVoices testimonials={testimonials} />}
      {questions.length > 0 && <ServiceQuestions slug={slug} questions={questions} />}
      {(relatedServices.length > 0 || relatedPosts.length > 0) && (
        <ServiceRelated relatedServices={relatedServices} relatedPosts={relatedPosts} />
      )}
      <Shards />
      <ServiceContact slug={slug} call={call} settings={site.settings} />
      <ServiceBar slug={slug} call={call} />
    </article>
  );
}
