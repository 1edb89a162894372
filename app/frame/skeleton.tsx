import type { ReactNode } from 'react';
import { href } from 'react-router';
import type { HeaderTone } from './site-header.tsx';
import './blog-skeleton.css';
import './job-pending.css';
import './pending-page.css';
import './service-pending.css';
import './skeleton.css';

/** The placeholder of a page that is loading. */
export type PendingView = {
  /** The header's on the skeleton; absent where the page that is left stays in sight. */
  tone: HeaderTone | undefined;
  page: ReactNode;
};

type Skeleton = { tone: HeaderTone; drawing: ReactNode };

/** Shows the skeleton of a page, where it has one, and tells screen readers that the page is on its way. */
export function pendingView(pathname: string): PendingView {
  const skeleton = showsCoverOf(pathname) ? undefined : skeletonOf(pathname);
  return {
    tone: skeleton?.tone,
    page: (
      <div className="pending-view" role="status">
        {skeleton && (
          <div className={`pending-page pending-page-${skeleton.tone}`} aria-hidden="true">
            {skeleton.drawing}
          </div>
        )}
        <span className="visually-hidden">Chargement…</span>
        <p className="pending-note">La page met du temps à venir. Le chargement continue.</p>
      </div>
    ),
  };
}

/** Tells whether the page that the visitor leaves shows the cover of the one to come: the cover flies from there, so that page stays. */
function showsCoverOf(pathname: string): boolean {
  if (!isBelow(href('/work'), pathname) && !isBelow(href('/blog'), pathname)) return false;
  return [...document.querySelectorAll('main a')].some((link) => {
    if (link.getAttribute('href') !== pathname) return false;
    const card = link.matches('.whole-card') ? link.closest('li, article') : link;
    return card?.querySelector('.cover-image');
  });
}

/** The placeholder of a page's head: three lines of words, and the picture beside or below them. */
function HeadSkeleton({ page }: { page: 'service' | 'job' | 'post' }) {
  return (
    <div className={`pending-${page}`}>
      <div className="wrap">
        <i />
        <i />
        <i />
      </div>
      <i />
    </div>
  );
}

/** The front page before its posts: the name, the row of categories, one wide place and one tall. */
function BlogSkeleton() {
  return (
    <div className="pending-blog">
      <div className="wrap">
        <p>Blog</p>
        <hr />
        <div>
          <i />
          <i />
        </div>
      </div>
    </div>
  );
}

/** Returns a page's skeleton on the ground of its first screen. */
function skeletonOf(pathname: string): Skeleton | undefined {
  if (pathname === href('/work')) return { tone: 'night', drawing: <WorkSkeleton /> };
  if (isBelow(href('/work'), pathname)) return { tone: 'night', drawing: <CaseSkeleton /> };
  if (pathname === href('/services')) return { tone: 'night', drawing: <ServicesSkeleton /> };
  if (isBelow(href('/services'), pathname))
    return { tone: 'night', drawing: <HeadSkeleton page="service" /> };
  if (pathname === href('/careers')) return { tone: 'night', drawing: <CareersSkeleton /> };
  if (isBelow(href('/careers'), pathname))
    return { tone: 'light', drawing: <HeadSkeleton page="job" /> };
  if (pathname === href('/blog')) return { tone: 'light', drawing: <BlogSkeleton /> };
  if (isBelow(href('/blog'), pathname))
    return { tone: 'light', drawing: <HeadSkeleton page="post" /> };
  return undefined;
}

function isBelow(list: string, pathname: string): boolean {
  return pathname.startsWith(`${list}/`);
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

/** The three doors that the page of the careers begins with. */
function CareersSkeleton() {
  return (
    <div className="pending-careers">
      <div className="wrap">
        <i />
        <i />
      </div>
      <div>
        {[1, 2, 3].map((door) => (
          <i key={door} />
        ))}
      </div>
    </div>
  );
}
