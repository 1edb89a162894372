/** The openings and the perks of /careers, of which pages that editors make may be made too. */
import { Link } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import type { Perk } from './careers.ts';
import type { JobCard } from './job.ts';
import { APPLICATION_ANCHOR, jobAddress, jobTitleName } from './job-address.ts';
import { useSavedJobs } from './job-saved.ts';

type JobListProps = {
  id: string;
  jobs: readonly JobCard[];
  /** How many are open, unless an editor says something else. */
  title?: string;
};

/** Openings as a table one can read aloud: a job per line, and one line that answers the pointer. */
export function JobList({ id, title, jobs }: JobListProps) {
  const saved = useSavedJobs();
  const open = jobs.filter((job) => !job.closed).length;
  if (jobs.length === 0) return <NoJobs id={id} />;
  return (
    <section className="job-list section" id={id} aria-labelledby={`${id}-title`}>
      <div className="wrap">
        <h2 className="poster" id={`${id}-title`}>
          {title ?? countOpen(open)}
        </h2>
        <ul>
          {jobs.map((job) => (
            <li key={job.id}>
              <Row job={job} saved={saved.includes(job.slug)} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

type RowProps = { job: JobCard; saved: boolean };

/** A row of the list of jobs, which is one link to the job. The form below is where one chooses. */
function Row({ job, saved }: RowProps) {
  return (
    <>
      <div className="job-list-title">
        <h3 className="medium" style={jobTitleName(job.slug)}>
          <Link className="whole-card" to={jobAddress(job.slug)} viewTransition prefetch="intent">
            {job.title}
          </Link>
        </h3>
        <p className="note">
          {job.featured && <span className="job-badge">À la une</span>}
          {saved && <span className="job-list-saved">Offre gardée</span>}
          {job.closed && <span className="job-badge job-badge-closed">Candidatures closes</span>}
        </p>
      </div>
      <div className="job-list-facts">
        <Fact name="Équipe">{job.department}</Fact>
        <Fact name="Lieu">{job.location}</Fact>
        <Fact name="Contrat">{job.employmentType}</Fact>
        <Fact name="Expérience">{job.experienceLevel}</Fact>
      </div>
      <span className="job-list-arrow">
        <Icon name="arrow" />
      </span>
    </>
  );
}

/** A column of the row, which keeps its place when a job has no value for it. */
function Fact({ name, children }: { name: string; children: string | undefined }) {
  return (
    <p>
      {children && (
        <>
          <span className="visually-hidden">{name} : </span>
          {children}
        </>
      )}
    </p>
  );
}

const NUMBERS = ['Aucun', 'Un', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six', 'Sept', 'Huit', 'Neuf'];

function countOpen(count: number): string {
  const number = NUMBERS[count] ?? String(count);
  return count < 2 ? `${number} poste ouvert` : `${number} postes ouverts`;
}

function NoJobs({ id }: { id: string }) {
  return (
    <section className="job-list section" id={id} aria-labelledby={`${id}-title`}>
      <div className="wrap">
        <h2 className="poster" id={`${id}-title`}>
          Aucun poste ouvert
        </h2>
        <p className="lead muted">
          Toutes les chaises sont prises, pour l’instant. Écrivez-nous quand même&nbsp;: les
          candidatures spontanées sont lues, et gardées en tête.
        </p>
        <a className="link" href={`#${APPLICATION_ANCHOR}`}>
          Candidature spontanée
          <Icon name="arrow" />
        </a>
      </div>
    </section>
  );
}

type PerksProps = { id: string; perks: readonly Perk[]; title?: string };

/** The perks of a job, as one sentence: a list for screen readers, a paragraph for the eye. */
export function Perks({ id, perks, title = 'Avec chaque poste' }: PerksProps) {
  return (
    <section className="perks section" id={id} aria-labelledby={`${id}-title`}>
      <div className="wrap grid">
        <h2 className="small" id={`${id}-title`}>
          {title}
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
