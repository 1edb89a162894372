/** The head of a page before it comes: three lines of words, and the picture beside or below them. */
export function HeadSkeleton({ page }: { page: 'service' | 'job' | 'post' }) {
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
