import './khatam.css';
/** The eight-pointed star the house uses wherever others use a dot. Decoration only. */
export function Khatam({ className }: { className?: string }) {
  // Screen readers skip an element without text.
  return <span className={className ? `khatam ${className}` : 'khatam'} />;
}
