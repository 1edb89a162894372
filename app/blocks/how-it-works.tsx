import { useEffect, useRef } from 'react';
import compass from '../drawings/step-compass.svg?url';
import net from '../drawings/step-net.svg?url';
import pieces from '../drawings/step-pieces.svg?url';
import wall from '../drawings/step-wall.svg?url';
import { Carousel } from '../ui/carousel.tsx';
import { wantsNoMotion } from '../ui/wants-no-motion.ts';
import type { HowItWorks as Content } from './own-blocks.ts';
import './how-it-works.css';

/** The four steps of making a wall of stars, which are those of a project. */
const DRAWINGS = [compass, net, pieces, wall] as const;
const SHEET_SIZE = 400; // px

/** Four steps (shell-2.106 in test/specification.md): a staircase of squares that share borders. */
export function HowItWorks({ id, block: { title, steps } }: { id: string; block: Content }) {
  const section = useRef<HTMLElement>(null);

  useEffect(() => (section.current ? drawWhenNear(section.current) : undefined), []);

  return (
    <section className="how-it-works section" id={id} aria-labelledby={`${id}-title`} ref={section}>
      <div className="wrap">
        <h2 className="large" id={`${id}-title`}>
          {title.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h2>
        <Carousel as="ol" label={title.join(' ')} className="steps">
          {steps.map((step, index) => (
            <li key={step.title} className="step">
              <div className="step-sheet">
                <img
                  src={DRAWINGS[index % DRAWINGS.length]}
                  width={SHEET_SIZE}
                  height={SHEET_SIZE}
                  alt=""
                  loading="lazy"
                />
              </div>
              <h3 className="medium">{step.title}</h3>
              {step.description && <p>{step.description}</p>}
              <ul>
                {step.details.map((detail) => (
                  <li key={detail}>{detail}</li>
                ))}
              </ul>
            </li>
          ))}
        </Carousel>
      </div>
    </section>
  );
}

/** Loads the script that draws, a screen ahead; it draws on view. The images stay when it cannot be had. */
function drawWhenNear(section: HTMLElement): (() => void) | undefined {
  if (wantsNoMotion()) return;
  const left = new AbortController();
  const approach = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      approach.disconnect();
      import('./draw-in-turn.ts')
        .then(({ drawInTurn }) => drawInTurn(section, DRAWINGS, left.signal))
        .catch(() => undefined);
    },
    { rootMargin: '100% 0px' },
  );
  approach.observe(section);
  return () => {
    approach.disconnect();
    left.abort();
  };
}
