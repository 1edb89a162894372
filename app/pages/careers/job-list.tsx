import { Link } from 'react-router';
import type { JobCard } from '../../content/jobs/job.ts';
import { APPLICATION_ANCHOR, jobAddress, jobTitleName } from '../../content/jobs/job-address.ts';
import { useSavedJobs } from '../../content/jobs/job-saved.ts';
import { Icon } from '../../ui/icon.tsx';
import './job-list.css';
import '../../ui/link.css';
import '../../ui/whole-card.css';
import '../../content/jobs/job-badge.css';

/** Openings as a table one can read aloud: a job per line, and one line that answers the pointer. */
export function JobList({ jobs }: { jobs: readonly JobCard[] }) {
  const saved = useSavedJobs();
  const open = jobs.filter((job) => !job.closed).length;
  if (jobs.length === 0) return <NoJobs />;
  return (
    <section className="job-list section" aria-labelledby="jobs-title">
      <div className="wrap">
        <h2 className="poster" id="jobs-title">
          {countOpen(open)}
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

/** One link on each line, which is as large as the line: it leads to the job. The form below is where one chooses. */
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

/** A column keeps its place when a job says nothing in it. */
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

function NoJobs() {
  return (
    <section className="job-list section" aria-labelledby="jobs-title">
      <div className="wrap">
        <h2 className="poster" id="jobs-title">
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
