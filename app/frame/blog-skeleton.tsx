import './blog-skeleton.css';
/** The front page before its posts: the name, the row of categories, one wide place and one tall. */
export function BlogSkeleton() {
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
