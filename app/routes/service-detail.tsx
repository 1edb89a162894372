import { redirect } from 'react-router';
import { contentContext, visitContext } from '../context.ts';
import { followMovedPage } from '../moved-page.ts';
import { pageMeta } from '../page-meta.ts';
import { findService } from '../queries/service.ts';
import type { ServicePage } from '../queries/service-page.ts';
import { ServiceBar } from '../sections/service-bar.tsx';
import { ServiceBenefits } from '../sections/service-benefits.tsx';
import { ServiceContact } from '../sections/service-contact.tsx';
import { ServiceHero } from '../sections/service-hero.tsx';
import { ServicePackages } from '../sections/service-packages.tsx';
import { ServiceProcess } from '../sections/service-process.tsx';
import { ServiceQuestions } from '../sections/service-questions.tsx';
import { ServiceRelated } from '../sections/service-related.tsx';
import { ServiceVoices } from '../sections/service-voices.tsx';
import { ServiceWork } from '../sections/service-work.tsx';
import type { PageHandle } from '../sections/site-header.tsx';
import { serviceData } from '../service-data.ts';
import type { Route } from './+types/service-detail.ts';

export const handle: PageHandle = { header: 'night' };

/** content-pages §8 */
const NOT_FOUND = 'Service not found';
/** content-pages §8 */
const LOAD_FAILURE = 'Failed to load service';

/** Missing or failing, a service leads back to the list: decisions.md, Lists and details. */
export async function loader({ context, params, request }: Route.LoaderArgs): Promise<ServicePage> {
  const content = context.get(contentContext);
  let service: ServicePage | undefined;
  try {
    service = await findService(content, params.slug);
  } catch (error) {
    context.get(visitContext).reportError(new Error(LOAD_FAILURE, { cause: error }));
    throw redirect('/services');
  }
  if (!service) {
    await followMovedPage(content, request);
    content.warn(NOT_FOUND, { slug: params.slug });
    throw redirect('/services');
  }
  return service;
}

export function meta({ loaderData, matches, params }: Route.MetaArgs) {
  const [{ loaderData: site }] = matches;
  if (!loaderData) return [];
  const { title, description, image } = loaderData.seo;
  const path = `/services/${params.slug}`;
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
