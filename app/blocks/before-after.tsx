import { useEffect, useRef, useState } from 'react';
import { CoverImage } from '../content/cover-image.tsx';
import { BlockWords } from './block-words.tsx';
import type { BeforeAfter as Content } from './read-proof-blocks.ts';

type Props = { id: string; block: Content };

/** Half of each is seen at first. */
const HALF = 50; // %

const WIDE_SIZES = '(max-width: 1440px) 89vw, max(1280px, 67vw)';
const UPRIGHT_SIZES = '(max-width: 767px) 89vw, (max-width: 1440px) 46vw, max(659px, 34.5vw)';

/**
 * Two pictures on top of each other, with a slider between them that works by keyboard and touch. Before hydration, and
 * in print, they are side by side.
 */
export function BeforeAfter({ id, block: { title, paragraphs, before, after } }: Props) {
  const [share, setShare] = useState(HALF);
  const slider = useRef<HTMLInputElement>(null);
  // The visitor may have moved the slider before hydration.
  useEffect(() => setShare(slider.current?.valueAsNumber ?? HALF), []);
  const { width, height } = before;
  const isUpright = height > width;
  const sizes = isUpright ? UPRIGHT_SIZES : WIDE_SIZES;
  return (
    <section
      className="before-after section"
      id={id}
      aria-labelledby={`${id}-title`}
      data-upright={isUpright || undefined}
    >
      <div className="wrap">
        <BlockWords id={id} title={title} paragraphs={paragraphs} />
        <div
          className="before-after-pair"
          style={{ '--ratio': `${width} / ${height}`, '--share': `${share}%` }}
        >
          <figure>
            <CoverImage picture={before} sizes={sizes} />
            <figcaption>
              <b>Avant</b> {before.caption}
            </figcaption>
          </figure>
          <figure>
            <CoverImage picture={after} sizes={sizes} />
            <figcaption>
              <b>Après</b> {after.caption}
            </figcaption>
          </figure>
          <input
            ref={slider}
            type="range"
            aria-label={`Avant et après\u00a0: ${title}`}
            aria-valuetext={`${share}\u00a0% d’avant, ${100 - share}\u00a0% d’après`}
            min={0}
            max={100}
            step={1}
            value={share}
            onChange={({ target }) => setShare(target.valueAsNumber)}
          />
        </div>
      </div>
    </section>
  );
}
