import { lazy } from 'react';
import type { EmbedBlock } from './read-added-blocks.ts';

/** The view of an embed, which few pages with blocks that editors add have. */
const Embed = lazy(async () => ({ default: (await import('../content/embed.tsx')).Embed }));

type Props = { id: string; block: EmbedBlock };

/** Shows something of another site, as wide as the page's column, under its title. */
export function EmbedSection({ id, block: { embed } }: Props) {
  return (
    <section className="embed-section section" id={id} aria-labelledby={`${id}-title`}>
      <div className="wrap">
        <h2 className="large" id={`${id}-title`}>
          {embed.title}
        </h2>
        <Embed embed={embed} isTitled />
      </div>
    </section>
  );
}
