import { BlockWords } from './block-words.tsx';
import type { Chart as Content } from './read-proof-blocks.ts';

type Props = { id: string; block: Content };

/** A bar for each figure. The figures are text: who does not see the bars reads them. */
export function Chart({ id, block: { title, paragraphs, bars, note } }: Props) {
  const longest = Math.max(...bars.map(({ says }) => says.length));
  return (
    <section className="chart section" id={id} aria-labelledby={`${id}-title`}>
      <div className="wrap">
        <BlockWords id={id} title={title} paragraphs={paragraphs} note={note} />
        <dl style={{ '--characters': longest }}>
          {bars.map(({ label, says, share }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd style={{ '--share': share }}>
                <span>{says}</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
