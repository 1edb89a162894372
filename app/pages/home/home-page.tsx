import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { Blocks } from '../../blocks/blocks.tsx';
import { SENT_PARAMETER } from '../../forms/form-outcome.ts';
import { expand, inOrder } from '../../frame/compact-data.ts';
import { RevealOnScroll } from '../../ui/reveal-on-scroll.tsx';
import type { Route } from './+types/route';
import { Hero } from './hero.tsx';
import { HomeEmpty } from './home-empty.tsx';

/** `?index` names this route and not its layout. An anchor would keep the focus from the field that was refused. */
const FORM_ADDRESS = '/?index';

export function HomePage({ loaderData, actionData, matches }: Route.ComponentProps) {
  const home = useMemo(() => expand(loaderData.home), [loaderData.home]);
  const blocks = useMemo(() => inOrder(home.blocks), [home]);
  const [searchParams] = useSearchParams();
  const [{ loaderData: site }] = matches;
  return (
    <>
      <Hero home={home} claims={site.settings.claims} />
      <RevealOnScroll>
        {blocks.every(({ kind }) => kind === 'contactForm') && <HomeEmpty />}
        <Blocks
          blocks={blocks}
          settings={site.settings}
          form={{
            action: FORM_ADDRESS,
            answered: actionData,
            sent: searchParams.has(SENT_PARAMETER),
          }}
        />
      </RevealOnScroll>
    </>
  );
}

// Both are made of blocks: in a script of its own each would have other pages load what only these two share.
export { MadePageView } from '../page/made-page.tsx';
