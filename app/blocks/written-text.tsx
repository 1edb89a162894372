import { RichText } from '../content/texts/rich-text.tsx';
import type { WrittenText as Content } from './read-added-blocks.ts';

type Props = { id: string; block: Content };

/** The text that an editor wrote for this page: its headings are below its title, or those of the page without one. */
export function WrittenText({ id, block: { title, body } }: Props) {
  return (
    <section className="written-text section" id={id} aria-labelledby={title && `${id}-title`}>
      <div className="wrap grid">
        {title && (
          <h2 className="large" id={`${id}-title`}>
            {title}
          </h2>
        )}
        <RichText blocks={body} headings={title ? 3 : 2} />
      </div>
    </section>
  );
}
