import { href, isRouteErrorResponse } from 'react-router';
import { readContent } from '../../content/read-content.ts';
import { Team } from '../../content/team.tsx';
import { LoadError } from '../../frame/load-error.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import type { PageHandle } from '../../frame/site-header.tsx';
import { RevealOnScroll } from '../../ui/reveal-on-scroll.tsx';
import type { Route } from './+types/route.ts';
import { AboutHero } from './about-hero.tsx';
import { AboutPurpose } from './about-purpose.tsx';
import { AboutStory } from './about-story.tsx';
import { AboutValues } from './about-values.tsx';
import { AboutVisit } from './about-visit.tsx';
import { AboutVoices } from './about-voices.tsx';
import { findAbout } from './query.ts';

export const handle: PageHandle = { header: 'light' };

/** The message of a load failure, worded like those of pages-8.01 to 8.20 in test/specification.md. */
const LOAD_FAILURE = 'Failed to load the about page';

export async function loader({ context }: Route.LoaderArgs) {
  return readContent(context, LOAD_FAILURE, findAbout);
}

export function headers({ errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? new Headers();
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const [{ loaderData: site }] = matches;
  return pageMeta(site, {
    title: loaderData?.seoTitle ?? 'À propos',
    description: loaderData?.seoDescription ?? loaderData?.introduction,
    path: href('/about'),
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
  // Any other error is a fault of ours, which the layout shows.
  if (!isRouteErrorResponse(error)) throw error;
  return <LoadError detail={LOAD_FAILURE} />;
}
