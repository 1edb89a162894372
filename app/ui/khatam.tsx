import './khatam.css';
/** The eight-pointed star the house uses wherever others use a dot. Decoration only. */
export function Khatam({ className = '' }: { className?: string }) {
  return <span className={`khatam ${className}`} aria-hidden="true" />;
}
