import type { ReactNode } from 'react';
import type { CaseStudy } from '../../content/projects/case-study.ts';
import { Icon } from '../../ui/icon.tsx';
import { WholeWords } from '../../ui/whole-words.tsx';
import './case-facts.css';

/** Client, duration, delivery month and roles (pages-2.22 and 2.23 in test/specification.md), and technologies. */
export function CaseFacts({ study }: { study: CaseStudy }) {
  const { client, timeline, delivery, roles, technologies, links } = study;
  return (
    <dl className="case-facts">
      <Fact name="Client">{client}</Fact>
      <Fact name="Durée">{timeline}</Fact>
      <Fact name="Livraison">{delivery}</Fact>
      <Fact name="Rôles">{roles.length > 0 && <Lines of={roles} />}</Fact>
      <Fact name="Technologies">{technologies.length > 0 && <Lines of={technologies} />}</Fact>
      <Fact name="En ligne">{links.site && <Outward to={links.site} />}</Fact>
      <Fact name="Code">{links.code && <Outward to={links.code} />}</Fact>
    </dl>
  );
}

/** Who did what, as at the end of a film. */
export function CaseCredits({ credits }: Pick<CaseStudy, 'credits'>) {
  if (credits.length === 0) return null;
  return (
    <section className="case-credits">
      <h2 className="small">Générique</h2>
      <dl className="case-facts">
        {credits.map(({ work, names }) => (
          <Fact key={work} name={work}>
            <Lines of={names} />
          </Fact>
        ))}
      </dl>
    </section>
  );
}

/** A row with a fact; an empty one has no row. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Each on a line of its own: editors begin them with capitals, which would stand inside a sentence otherwise. */
function Lines({ of: lines }: { of: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>
          <WholeWords>{line}</WholeWords>
        </li>
      ))}
    </ul>
  );
}

function Outward({ to }: { to: string }) {
  return (
    <a href={to} rel="noopener">
      {new URL(to).hostname.replace(/^www\./, '')}
      <Icon name="arrow-out" />
    </a>
  );
}
