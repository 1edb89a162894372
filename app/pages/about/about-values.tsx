import wall1 from '../../drawings/value-wall-1.svg?url';
import wall2 from '../../drawings/value-wall-2.svg?url';
import wall3 from '../../drawings/value-wall-3.svg?url';
import type { About } from './query.ts';
import './about-values.css';

const WALLS = [wall1, wall2, wall3] as const;

export function AboutValues({ values: { title, all } }: { values: About['values'] }) {
  if (all.length === 0) return null;
  return (
    <section className="about-values" aria-labelledby="about-values-title">
      <div className="wrap">
        <h2 className="poster" id="about-values-title">
          {title}
        </h2>
      </div>
      <ul>
        {all.map((value, index) => (
          <li key={value.title}>
            <div>
              <h3>{value.title}</h3>
              {value.text && <p>{value.text}</p>}
            </div>
            <img src={WALLS[index % WALLS.length]} width={720} height={560} alt="" loading="lazy" />
          </li>
        ))}
      </ul>
    </section>
  );
}
