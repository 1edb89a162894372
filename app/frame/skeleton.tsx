import { BlogSkeleton, PostSkeleton } from './blog-skeleton.tsx';
import './service-pending.css';
import './skeleton.css';

/** What the page at an address looks like before it is there. */
export function Skeleton({ pathname }: { pathname: string }) {
  if (pathname === '/work') return <WorkSkeleton />;
  if (pathname.startsWith('/work/')) return <CaseSkeleton />;
  if (pathname === '/services') return <ServicesSkeleton />;
  if (pathname.startsWith('/services/')) return <ServiceSkeleton />;
  if (pathname.startsWith('/careers')) return <CareersSkeleton />;
  if (pathname === '/blog') return <BlogSkeleton />;
  if (pathname.startsWith('/blog/')) return <PostSkeleton />;
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

/** The title's lines, and the place of the drawing. */
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
