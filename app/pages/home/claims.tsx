import { COMPANIES, PROJECTS, RESPONSE, SATISFACTION, YEARS } from '../../../model/figures.ts';
import type { Claims as Figures } from '../../content/settings.ts';
import './claims.css';

/** The trust claims the agency makes, each with the one value the whole site shows (shell-1.05 to 1.13 in test/specification.md). */
export function Claims({ figures }: { figures: Figures }) {
  const claims = [
    { value: figures.projects, text: PROJECTS },
    { value: figures.satisfaction, text: SATISFACTION },
    { value: figures.companies, text: COMPANIES },
    { value: figures.response, text: RESPONSE },
    { value: figures.years, text: YEARS },
  ].filter(({ value }) => value);
  return (
    <ul className="claims">
      {claims.map(({ value, text }) => (
        <li key={text}>
          <strong>{value}</strong> <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
