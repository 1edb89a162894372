import { href, redirect } from 'react-router';
import { followMovedPage } from '../../content/moved-page.ts';
import { findService } from '../../content/services/service.ts';
import type { ServicePage } from '../../content/services/service-page.ts';
import { contentContext, visitContext } from '../../context.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import type { PageHandle } from '../../frame/site-header.tsx';
import type { Route } from './+types/route.ts';
import { ServiceBar } from './service-bar.tsx';
import { ServiceBenefits } from './service-benefits.tsx';
import { ServiceContact } from './service-contact.tsx';
import { ServiceHero } from './service-hero.tsx';
import { ServicePackages } from './service-packages.tsx';
import { ServiceProcess } from './service-process.tsx';
import { ServiceQuestions } from './service-questions.tsx';
import { ServiceRelated } from './service-related.tsx';
import { ServiceVoices } from './service-voices.tsx';
import { ServiceWork } from './service-work.tsx';
import { serviceData } from './structured-data.ts';

export const handle: PageHandle = { header: 'night' };

/** The message of a missing service (pages-8.12 in test/specification.md). */
const NOT_FOUND = 'Service not found';
/** The message of a load failure (pages-8.13 in test/specification.md). */
const LOAD_FAILURE = 'Failed to load service';

/** Loads a service; missing or failing, it redirects to the list (pages-2.69 and 2.70 in test/specification.md). */
export async function loader({ context, params, request }: Route.LoaderArgs): Promise<ServicePage> {
  const content = context.get(contentContext);
  let service: ServicePage | undefined;
  try {
    service = await findService(content, params.slug);
  } catch (error) {
    context.get(visitContext).reportError(new Error(LOAD_FAILURE, { cause: error }));
    throw redirect(href('/services'));
  }
  if (!service) {
    await followMovedPage(content, request);
    content.warn(NOT_FOUND, { slug: params.slug });
    throw redirect(href('/services'));
  }
  return service;
}

export function meta({ loaderData, matches, params }: Route.MetaArgs) {
  const [{ loaderData: site }] = matches;
  if (!loaderData) return [];
  const { title, description, image } = loaderData.seo;
  const path = href('/services/:slug', { slug: params.slug });
  return [
    ...pageMeta(site, { title, description, image, path }),
    ...(site ? [{ 'script:ld+json': serviceData(loaderData, site, path) }] : []),
  ];
}

export default function ServiceDetailPage({ loaderData: service, matches }: Route.ComponentProps) {
  const [{ loaderData: site }] = matches;
  const { slug, description, benefits, packages, process, projects, testimonials } = service;
  const { questions, relatedServices, relatedPosts, call } = service;
  return (
    <article className="service" key={slug}>
      <ServiceHero service={service} />
      {(description.length > 0 || benefits.length > 0) && (
        <ServiceBenefits description={description} benefits={benefits} />
      )}
      {packages.length > 0 && <ServicePackages slug={slug} packages={packages} />}
      {process.steps.length > 0 && <ServiceProcess process={process} />}
      {projects.length > 0 && <ServiceWork projects={projects} />}
      {testimonials.length > 0 && <ServiceVoices testimonials={testimonials} />}
      {questions.length > 0 && <ServiceQuestions questions={questions} />}
      {(relatedServices.length > 0 || relatedPosts.length > 0) && (
        <ServiceRelated relatedServices={relatedServices} relatedPosts={relatedPosts} />
      )}
      <ServiceContact slug={slug} call={call} settings={site.settings} />
      <ServiceBar slug={slug} call={call} />
    </article>
  );
}
