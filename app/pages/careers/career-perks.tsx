import type { Perk } from './query.ts';
import './career-perks.css';

/** The perks of a job, as one sentence: a list for screen readers, a paragraph for the eye. */
export function CareerPerks({ perks }: { perks: readonly Perk[] }) {
  return (
    <section className="career-perks section" aria-labelledby="perks-title">
      <div className="wrap grid">
        <h2 className="small" id="perks-title">
          Ce qui vient avec
        </h2>
        <ul>
          {perks.map((perk, index) => (
            <li key={perk.text}>
              <Words perk={index === 0 ? capitalised(perk) : perk} />
              {separator(index, perks.length)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Words({ perk: { text, highlight } }: { perk: Perk }) {
  if (!highlight) return text;
  const start = text.indexOf(highlight);
  return (
    <>
      {text.slice(0, start)}
      <em>{highlight}</em>
      {text.slice(start + highlight.length)}
    </>
  );
}

function capitalised({ text, highlight }: Perk): Perk {
  const upper = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
  return {
    text: upper(text),
    highlight: highlight && text.startsWith(highlight) ? upper(highlight) : highlight,
  };
}

function separator(index: number, count: number): string {
  if (index === count - 1) return '.';
  return index === count - 2 ? ', et ' : ', ';
}
