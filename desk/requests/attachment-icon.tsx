/** The studio's icons have no paper clip; drawn with their line, on their square. */
export function AttachmentIcon() {
  return (
    <svg width="1em" height="1em" viewBox="0 0 25 25" fill="none" aria-hidden="true">
      <path
        d="M18.5 11.5 11.8 18.2a3.6 3.6 0 0 1-5-5l7.3-7.3a2.4 2.4 0 0 1 3.4 3.4l-7 7a1.2 1.2 0 0 1-1.7-1.7l6-6"
        stroke="currentColor"
        strokeWidth={1.2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
