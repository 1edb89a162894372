import './khatam.css';
/** The eight-pointed star the house uses wherever others use a dot. Decoration only. */
export function Khatam({ className }: { className?: string }) {
  // An element without a text is read by no screen reader.
  return <span className={className ? `khatam ${className}` : 'khatam'} />;
}
