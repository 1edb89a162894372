import './tags.css';
import { Link } from 'react-router';

type Props = {
  tags: readonly string[];
  /** Where each leads, in their order; nowhere when absent. */
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
