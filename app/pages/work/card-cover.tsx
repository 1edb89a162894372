import { useEffect, useRef, useState } from 'react';
import { href, useViewTransitionState } from 'react-router';
import { CoverImage, coverTransition } from '../../content/cover-image.tsx';
import type { ProjectCard } from '../../content/projects/portfolio.ts';
import './card-cover.css';

type Props = {
  project: Pick<ProjectCard, 'slug' | 'cover' | 'spareCovers'>;
  sizes: string;
  eager?: boolean;
};

/**
 * The cover of a project in a list. When it fails to load, the next best replaces it: the poster, the cover image
 * (shell-4.22 in test/specification.md), then a drawing.
 */
export function CardCover({ project: { slug, cover, spareCovers }, sizes, eager }: Props) {
  const flying = useViewTransitionState(href('/work/:slug', { slug }));
  const [failures, setFailures] = useState(0);
  const frame = useRef<HTMLSpanElement>(null);
  const spare = failures > 0 ? spareCovers[failures - 1] : undefined;
  const picture = spare ? { ...cover, src: spare, widths: undefined } : cover;

  // The picture may have failed before hydration.
  useEffect(() => {
    const image = frame.current?.querySelector('img');
    if (!image?.complete || image.naturalWidth > 0 || !image.currentSrc) return;
    reportLoss(image.currentSrc);
    setFailures(1);
  }, []);

  return (
    <span
      className="card-cover"
      ref={frame}
      // Error events of images do not bubble, but React receives them in the capture phase.
      onErrorCapture={() => {
        reportLoss(picture.src);
        setFailures((count) => Math.min(count + 1, spareCovers.length));
      }}
    >
      <CoverImage
        picture={picture}
        sizes={sizes}
        eager={eager}
        style={flying ? coverTransition(slug) : undefined}
      />
    </span>
  );
}

function reportLoss(src: string): void {
  console.warn('a cover could not be loaded', src);
}
