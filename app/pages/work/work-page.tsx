import { useMemo } from 'react';
import { CaseCall } from '../../content/case-call.tsx';
import type { Route } from './+types/route.ts';
import { WorkElsewhere } from './work-elsewhere.tsx';
import { WorkEmpty } from './work-empty.tsx';
import { WorkFeatured } from './work-featured.tsx';
import { projectFilter } from './work-filter.ts';
import { WorkHead } from './work-head.tsx';
import { WorkOthers } from './work-others.tsx';
import { WorkReels } from './work-reels.tsx';
import { useWorkSearch } from './work-search.tsx';

export function WorkPage({ loaderData, matches }: Route.ComponentProps) {
  const { projects, elsewhere, texts, closing } = loaderData;
  const [{ loaderData: site }] = matches;
  const search = useWorkSearch();
  const find = useMemo(() => projectFilter(projects), [projects]);
  const found = find(search.term);
  const searching = search.term.trim() !== '';
  const { reels = [], featured = [], others = [] } = Object.groupBy(found, ({ grid }) => grid);
  return (
    <>
      <WorkHead
        title={texts.title}
        search={search}
        total={projects.length}
        found={searching ? found.length : undefined}
        satisfied={texts.satisfiedClients}
        years={site.settings.claims.years}
      />
      {reels.length > 0 && (
        <WorkReels
          texts={texts}
          reels={reels}
          total={projects.filter(({ grid }) => grid === 'reels').length}
        />
      )}
      {featured.length > 0 && (
        <WorkFeatured texts={texts} projects={featured} first={reels.length === 0} />
      )}
      {others.length > 0 && <WorkOthers texts={texts} projects={others} />}
      {found.length === 0 && <WorkEmpty term={search.term} clear={search.clear} />}
      <WorkElsewhere term={search.term} found={elsewhere} projects={found.length} />
      {projects.length > 0 && <CaseCall title={texts.callTitle} art={closing} />}
    </>
  );
}
