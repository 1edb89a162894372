import { href, Link } from 'react-router';
import type { Job } from '../../content/jobs/job.ts';
import { APPLICATION_ANCHOR, jobTitleName } from '../../content/jobs/job-address.ts';
import { toggleSavedJob, useSavedJobs } from '../../content/jobs/job-saved.ts';
import closedDoor from '../../drawings/career-door-closed.svg?url';
import openDoor from '../../drawings/career-door-open.svg?url';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ShareButton } from '../../ui/share-button.tsx';
import { JobApplyLink } from './job-apply-link.tsx';
import './job-head.css';
import '../../ui/tool-button.css';
import '../../content/jobs/job-badge.css';

type Props = { job: Job; onApply: () => void };

/** Between two colleagues there is a free chair; once the job is closed, a closed door. */
export function JobHead({ job, onApply }: Props) {
  return (
    <header className="job-head">
      <img
        className="job-head-art"
        src={job.closed ? closedDoor : openDoor}
        width={640}
        height={620}
        alt=""
      />
      <div className="wrap">
        <nav aria-label="Fil d’Ariane">
          <ol className="breadcrumb">
            <li>
              <Link to="/">Accueil</Link>
            </li>
            <li>
              <Link to={href('/careers')}>Carrières</Link>
            </li>
            <li>
              <span aria-current="page">{job.title}</span>
            </li>
          </ol>
        </nav>
        <p className="job-head-team">
          {job.department && <span className="small display">{job.department}</span>}
          {job.featured && <span className="job-badge">À la une</span>}
          {job.closed && <span className="job-badge job-badge-closed">Candidatures closes</span>}
        </p>
        <h1 className="poster" style={jobTitleName(job.slug)}>
          {job.title}
        </h1>
        <p className="lead">
          {[job.location, job.employmentType, job.experienceLevel].filter(Boolean).join(' · ')}
        </p>
        <div className="job-head-actions">
          {job.closed ? (
            <ButtonLink to={`${href('/careers')}#${APPLICATION_ANCHOR}`}>
              Candidature spontanée
            </ButtonLink>
          ) : (
            <JobApplyLink onApply={onApply} />
          )}
          <SaveButton slug={job.slug} />
          <ShareButton title={job.title}>Partager</ShareButton>
        </div>
      </div>
    </header>
  );
}

function SaveButton({ slug }: { slug: string }) {
  const saved = useSavedJobs().includes(slug);
  return (
    <button
      type="button"
      className="tool-button"
      aria-pressed={saved}
      onClick={() => toggleSavedJob(slug)}
    >
      <Icon name="bookmark" />
      Garder l’offre
    </button>
  );
}
