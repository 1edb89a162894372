import tracedWall from '../art/traced-wall.svg?url';
import { pageMeta } from '../page-meta.ts';
import type { PageHandle } from '../sections/site-header.tsx';
import { ButtonLink } from '../ui/button.tsx';
import type { Route } from './+types/under-construction';

export const handle: PageHandle = { header: 'enamel' };

/** Which page is missing, by the first part of its address. */
const TITLES: Record<string, string> = {
  services: 'Services',
  about: 'À propos',
  blog: 'Blog',
  careers: 'Carrières',
  studio: 'Studio de contenu',
};

export function meta({ matches, location }: Route.MetaArgs) {
  const [{ loaderData: site }] = matches;
  return pageMeta(site, { title: titleOf(location.pathname) });
}

export default function UnderConstructionPage({ matches }: Route.ComponentProps) {
  const title = titleOf(matches.at(-1)?.pathname ?? '');
  return (
    <section className="under-construction">
      <img src={tracedWall} width={900} height={900} alt="" />
      <div className="wrap">
        <p className="medium display">{title}</p>
        <h1 className="poster">
          Le tracé est fait. <br />
          La pose arrive.
        </h1>
        <p className="lead">
          Cette page est en construction. En attendant, nos travaux sont déjà en place, et nous
          répondons à vos messages.
        </p>
        <div className="under-construction-actions">
          <ButtonLink to="/work" tone="light">
            Voir le portfolio
          </ButtonLink>
          <ButtonLink to="/contact" tone="outline">
            Parler à un expert
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

function titleOf(pathname: string): string {
  return TITLES[pathname.split('/')[1] ?? ''] ?? 'En construction';
}
