import { SATISFACTION } from '../../content/satisfaction.ts';
import type { Claims as Figures } from '../../content/settings.ts';
import './claims.css';

/** The trust claims the agency makes, each with the one value the whole site shows (shell-1.05 to 1.13 in test/specification.md). */
export function Claims({ figures }: { figures: Figures }) {
  const claims = [
    { value: figures.projects, text: 'projets livrés' },
    { value: figures.satisfaction, text: SATISFACTION },
    { value: figures.companies, text: 'entreprises nous\u00a0font\u00a0confiance' },
    { value: figures.response, text: 'réponse garantie' },
    { value: figures.years && `${figures.years} ans`, text: 'd’expérience' },
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
