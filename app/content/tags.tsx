import './tags.css';
import { Link } from 'react-router';

type Props = {
  tags: readonly string[];
  /** The address of each tag, in order; none is a link when absent. */
  paths?: readonly (string | undefined)[];
};

export function Tags({ tags, paths = [] }: Props) {
  if (tags.length === 0) return null;
  return (
    <ul className="tags" aria-label="Étiquettes">
      {tags.map((tag, index) => {
        const path = paths[index];
        return <li key={tag}>{path ? <Link to={path}>{tag}</Link> : tag}</li>;
      })}
    </ul>
  );
}
