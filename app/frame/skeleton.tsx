import { href } from 'react-router';
import { BlogSkeleton, PostSkeleton } from './blog-skeleton.tsx';
import './service-pending.css';
import './skeleton.css';

export function Skeleton({ pathname }: { pathname: string }) {
  if (pathname === href('/work')) return <WorkSkeleton />;
  if (pathname.startsWith(href('/work/:slug', { slug: '' }))) return <CaseSkeleton />;
  if (pathname === href('/services')) return <ServicesSkeleton />;
  if (pathname.startsWith(href('/services/:slug', { slug: '' }))) return <ServiceSkeleton />;
  if (pathname.startsWith(href('/careers'))) return <CareersSkeleton />;
  if (pathname === href('/blog')) return <BlogSkeleton />;
  if (pathname.startsWith(href('/blog/:slug', { slug: '' }))) return <PostSkeleton />;
  return null;
}

/** Poster-shaped holes in the wall, at the heights they will hang at. */
function WorkSkeleton() {
  return (
    <>
      <div className="wrap">
        <p className="pending-title">Travaux</p>
      </div>
      <div className="pending-wall">
        {[1, 2, 3, 4, 5, 6].map((column) => (
          <i key={column} />
        ))}
      </div>
    </>
  );
}

function CaseSkeleton() {
  return (
    <div className="pending-case">
      <i className="pending-cover" />
      <div className="pending-sheet">
        <i />
        <i />
        <i />
      </div>
    </div>
  );
}

/** Six doors on their line, not yet painted. */
function ServicesSkeleton() {
  return (
    <div className="wrap pending-street">
      {[1, 2, 3, 4, 5, 6].map((door) => (
        <i key={door} />
      ))}
    </div>
  );
}

function ServiceSkeleton() {
  return (
    <div className="pending-service">
      <div className="wrap">
        <i />
        <i />
        <i />
      </div>
      <i />
    </div>
  );
}

/** The three doors both pages of the careers begin with. */
function CareersSkeleton() {
  return (
    <div className="wrap pending-careers">
      <i />
      <i />
      <div>
        {[1, 2, 3].map((door) => (
          <i key={door} />
        ))}
      </div>
    </div>
  );
}
