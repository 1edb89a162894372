import { data, useSearchParams } from 'react-router';
import { CONTENT_UNAVAILABLE } from '../../content/content-unavailable.ts';
import { Team } from '../../content/team.tsx';
import { contentContext, visitContext } from '../../context.ts';
import { SENT_PARAMETER } from '../../forms/form-outcome.ts';
import { formPage, receiveForm } from '../../forms/receive-form.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { RevealOnScroll } from '../../ui/reveal-on-scroll.tsx';
import type { Route } from './+types/route';
import { AgencyStory } from './agency-story.tsx';
import { ClientLogos } from './client-logos.tsx';
import { Contact } from './contact.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { Introduction } from './introduction.tsx';
import { Offers } from './offers.tsx';
import { findHome, homeWithoutContent } from './query.ts';
import { Questions } from './questions.tsx';
import { Testimonials } from './testimonials.tsx';

/** While content is away the page stands on its first words, for a kept form; 503 has caches prefer an older copy. */
export async function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  try {
    return data(await findHome(content));
  } catch (error) {
    context.get(visitContext).reportError(error);
    return data(homeWithoutContent(content), CONTENT_UNAVAILABLE);
  }
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return loaderHeaders.has('cache-control') ? loaderHeaders : actionHeaders;
}

export async function action(sent: Route.ActionArgs) {
  const received = await receiveForm({ kind: 'contact-request' }, sent);
  return formPage(received, `/?${SENT_PARAMETER}=1#contact`);
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const [{ loaderData: site }] = matches;
  return pageMeta(site, {
    title: loaderData?.seoTitle ?? 'Agence de marketing digital à Casablanca',
    description: loaderData?.seoDescription ?? site?.settings.tagline,
    path: '/',
  });
}

/** `?index` names this route and not its layout. An anchor would keep the focus from the field that was refused. */
const FORM_ADDRESS = '/?index';

export default function HomePage({ loaderData: home, actionData, matches }: Route.ComponentProps) {
  const [searchParams] = useSearchParams();
  const [{ loaderData: site }] = matches;
  const { claims } = site.settings;
  return (
    <>
      <Hero home={home} claims={claims} />
      <RevealOnScroll>
        {home.introduction && <Introduction introduction={home.introduction} />}
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
          settings={site.settings}
          action={FORM_ADDRESS}
          answered={actionData}
          sent={searchParams.has(SENT_PARAMETER)}
        />
      </RevealOnScroll>
    </>
  );
}
