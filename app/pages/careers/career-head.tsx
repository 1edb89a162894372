import type { Careers } from '../../content/jobs/careers.ts';
import doors from '../../drawings/career-doors.svg?url';
import { Khatam } from '../../ui/khatam.tsx';
import './career-head.css';

/** The head of /careers: the team at its table, and that there is room. */
export function CareerHead({ careers: { heroTitle, heroText } }: { careers: Careers }) {
  return (
    <section className="career-head night" aria-labelledby="careers-title">
      <img className="career-head-art" src={doors} width={640} height={620} alt="" />
      <div className="wrap">
        <h1 id="careers-title">
          {heroTitle.map((line, index) => (
            <span key={line}>
              {line}
              {index < heroTitle.length - 1 ? ' ' : <Khatam />}
            </span>
          ))}
        </h1>
        <p className="lead">{heroText}</p>
      </div>
    </section>
  );
}
