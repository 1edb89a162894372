import { href, Link } from 'react-router';
import type { JobCard } from '../../content/jobs/job.ts';
import { jobAddress } from '../../content/jobs/job-address.ts';
import { Icon } from '../../ui/icon.tsx';
import './job-others.css';
import '../../ui/link.css';

/** The other jobs: three at most, all of them open (pages-9.14 in test/specification.md). */
export function JobOthers({ jobs }: { jobs: readonly JobCard[] }) {
  return (
    <section className="job-others section" aria-labelledby="others-title">
      <div className="wrap">
        <h2 className="large" id="others-title">
          Les autres postes
        </h2>
        <ul>
          {jobs.map((job) => (
            <li key={job.id}>
              <Link to={jobAddress(job.slug)} viewTransition prefetch="intent">
                <h3 className="medium">{job.title}</h3>
                <span className="job-others-facts">
                  {[job.department, job.location, job.employmentType]
                    .filter(Boolean)
                    .map((fact) => (
                      <span key={fact}>{fact}</span>
                    ))}
                </span>
                <Icon name="arrow" />
              </Link>
            </li>
          ))}
        </ul>
        <Link className="link" to={href('/careers')}>
          Toutes les offres
          <Icon name="arrow" />
        </Link>
      </div>
    </section>
  );
}
