import { useEffect, useRef } from 'react';
import compass from '../art/step-compass.svg?url';
import net from '../art/step-net.svg?url';
import pieces from '../art/step-pieces.svg?url';
import wall from '../art/step-wall.svg?url';
import type { Home } from '../queries/home.ts';
import { Carousel } from '../ui/carousel.tsx';

/** The four steps of making a wall of stars, which are those of a project. */
const DRAWINGS = [compass, net, pieces, wall] as const;
const SHEET_SIZE = 400; // px

type Method = NonNullable<Home['howItWorks']>;

/** site-shell §2, How it works: four steps, a staircase of squares that share their borders. */
export function HowItWorks({ howItWorks: { title, steps } }: { howItWorks: Method }) {
  const section = useRef<HTMLElement>(null);

  useEffect(() => (section.current ? drawInTurn(section.current) : undefined), []);

  return (
    <section
      className="how-it-works section"
      id="how-it-works"
      aria-labelledby="how-it-works-title"
      ref={section}
    >
      <div className="wrap">
        <h2 className="large" id="how-it-works-title">
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

/** How much of a sheet is to be seen before it is drawn. */
const VISIBILITY = 0.3;

/**
 * Has the drawings made before the visitor's eyes, in their order. A page cannot move what is inside
 * an image, and as part of the page they would be sent to everybody twice: so once the section is
 * near, its images, which the browser then has, are put into the page as elements. Whatever fails,
 * the finished images stay.
 */
function drawInTurn(section: HTMLElement): (() => void) | undefined {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const sheets = [...section.querySelectorAll<HTMLElement>('.step-sheet')];
  const seen = new Set<Element>();
  let turn = 0;
  const drawing = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) seen.add(target);
      for (let next = sheets[turn]; next && seen.has(next); next = sheets[++turn]) {
        next.dataset.drawing = 'made';
        drawing.unobserve(next);
      }
    },
    { threshold: VISIBILITY },
  );
  const approach = new IntersectionObserver(
    async ([entry]) => {
      if (!entry?.isIntersecting) return;
      approach.disconnect();
      const drawings = await Promise.all(DRAWINGS.map(readDrawing)).catch(() => []);
      // What has been seen finished is not begun again.
      if (drawings.length === 0 || section.getBoundingClientRect().top < innerHeight) return;
      for (const [index, sheet] of sheets.entries()) {
        sheet.insertAdjacentHTML('beforeend', drawings[index % drawings.length] ?? '');
        sheet.dataset.drawing = 'awaited';
        drawing.observe(sheet);
      }
    },
    { rootMargin: '100% 0px' },
  );
  approach.observe(section);
  return () => {
    approach.disconnect();
    drawing.disconnect();
    for (const sheet of sheets) {
      delete sheet.dataset.drawing;
      sheet.querySelector('svg')?.remove();
    }
  };
}

async function readDrawing(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.text();
}
