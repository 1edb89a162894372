import './time-badge.css';
/** Marks a cover behind which there is a film. */
export function TimeBadge({ duration }: { duration: string | undefined }) {
  if (!duration) return null;
  return (
    <span className="time-badge">
      <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden>
        <path d="M7 4v16l13-8z" />
      </svg>
      <span className="visually-hidden">Durée </span>
      {duration}
    </span>
  );
}
