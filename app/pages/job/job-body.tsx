import { type MouseEvent, type ReactNode, useCallback } from 'react';
import { writtenSalary } from '../../../packages/kit/french/written-salary.ts';
import type { Day, Job, Salary } from '../../content/jobs/job.ts';
import { APPLICATION_ANCHOR } from '../../content/jobs/job-address.ts';
import { ButtonLink } from '../../ui/button.tsx';
import './job-body.css';

type Props = { job: Job; onApply: () => void };

/** The job's text, with its facts in short beside it. */
export function JobBody({ job, onApply }: Props) {
  return (
    <div className="wrap job-body">
      <aside className="job-panel" aria-label="L’offre en bref">
        <dl>
          <Fact name="Équipe">{job.department}</Fact>
          <Fact name="Lieu">{job.location}</Fact>
          <Fact name="Contrat">{job.employmentType}</Fact>
          <Fact name="Expérience">{job.experienceLevel}</Fact>
          <Fact name="Salaire">{job.salary && salaryOf(job.salary)}</Fact>
          <Fact name="Date limite">{job.deadline && <Time day={job.deadline} />}</Fact>
          <Fact name="Publiée le">{job.postedOn && <Time day={job.postedOn} />}</Fact>
          <Fact name="Une question">
            {job.contactEmail && <a href={`mailto:${job.contactEmail}`}>{job.contactEmail}</a>}
          </Fact>
        </dl>
        {job.closed ? (
          <p className="job-closed">
            <strong>Candidatures closes</strong>
            {job.deadline && ` depuis le ${job.deadline.written}.`} L’offre reste lisible, pour
            mémoire.
          </p>
        ) : (
          <JobApplyLink onApply={onApply} wide />
        )}
      </aside>
      <div className="job-story">
        {job.description.length > 0 && (
          <div className="job-opening">
            {job.description.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        )}
        <Chapter title="Vos missions" items={job.responsibilities} />
        <Chapter title="Profil recherché" items={job.requirements} />
        {job.skills.length > 0 && (
          <section>
            <h2 className="large">Compétences</h2>
            <ul className="job-skills">
              {job.skills.map((skill) => (
                <li key={skill}>{skill}</li>
              ))}
            </ul>
          </section>
        )}
        <Chapter title="Vos avantages" items={job.benefits} />
      </div>
    </div>
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

function Time({ day: { iso, written } }: { day: Day }) {
  return <time dateTime={iso}>{written}</time>;
}

function Chapter({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <section>
      <h2 className="large">{title}</h2>
      <ul className="job-points">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}

/** `10 000 à 14 000 DH brut par mois`; as it was typed, in older documents. */
function salaryOf(salary: Salary): string {
  return 'typed' in salary ? salary.typed : `${writtenSalary(salary)} brut par mois`;
}

type JobApplyLinkProps = { onApply: () => void; wide?: boolean };

/** Leads to the form on the page; with script the form opens over it. */
export function JobApplyLink({ onApply, wide = false }: JobApplyLinkProps) {
  const apply = useCallback(
    (event: MouseEvent) => {
      event.preventDefault();
      onApply();
    },
    [onApply],
  );
  return (
    <ButtonLink to={`#${APPLICATION_ANCHOR}`} onClick={apply} wide={wide}>
      Postuler
    </ButtonLink>
  );
}
