import tracedWall from '../art/traced-wall.svg?url';
import { pageMeta } from '../page-meta.ts';
import type { PageHandle } from '../sections/site-header.tsx';
import { ButtonLink } from '../ui/button.tsx';
import type { Route } from './+types/under-construction';

export const handle: PageHandle = { header: 'enamel' };

const TITLE = 'Studio de contenu';

export function meta({ matches }: Route.MetaArgs) {
  const [{ loaderData: site }] = matches;
  return pageMeta(site, { title: TITLE });
}

export default function UnderConstructionPage() {
  return (
    <section className="under-construction">
      <img src={tracedWall} width={900} height={900} alt="" />
      <div className="wrap">
        <p className="medium display">{TITLE}</p>
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
