import { data, isRouteErrorResponse } from 'react-router';
import { CONTENT_UNAVAILABLE } from '../content-unavailable.ts';
import { contentContext, visitContext } from '../context.ts';
import { pageMeta } from '../page-meta.ts';
import { findAbout } from '../queries/about.ts';
import { AboutHero } from '../sections/about-hero.tsx';
import { AboutPurpose } from '../sections/about-purpose.tsx';
import { AboutStory } from '../sections/about-story.tsx';
import { AboutValues } from '../sections/about-values.tsx';
import { AboutVisit } from '../sections/about-visit.tsx';
import { AboutVoices } from '../sections/about-voices.tsx';
import { LoadError } from '../sections/load-error.tsx';
import { RevealOnScroll } from '../sections/reveal-on-scroll.tsx';
import type { PageHandle } from '../sections/site-header.tsx';
import { Team } from '../sections/team.tsx';
import type { Route } from './+types/about.ts';

export const handle: PageHandle = { header: 'light' };

/** In the manner of the catalogue of content-pages §8. */
const LOAD_FAILURE = 'Failed to load the about page';

export async function loader({ context }: Route.LoaderArgs) {
  try {
    return await findAbout(context.get(contentContext));
  } catch (error) {
    context.get(visitContext).reportError(error);
    throw data(LOAD_FAILURE, CONTENT_UNAVAILABLE);
  }
}

export function headers({ errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? new Headers();
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const [{ loaderData: site }] = matches;
  return pageMeta(site, {
    title: loaderData?.seoTitle ?? 'À propos',
    description: loaderData?.seoDescription ?? loaderData?.introduction,
    path: '/about',
  });
}

export default function AboutPage({ loaderData: about, matches }: Route.ComponentProps) {
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
        <AboutVisit title={about.visitTitle} settings={site.settings} />
      </RevealOnScroll>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  // Anything else is a fault of ours, for the layout to tell.
  if (!isRouteErrorResponse(error)) throw error;
  return <LoadError detail={LOAD_FAILURE} />;
}
