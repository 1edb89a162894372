const PATHS = {
  arrow: 'M4 12h15M13 6l6 6-6 6',
  'arrow-out': 'M6 18 18 6M8 6h10v10',
  'arrow-up': 'M12 20V5M5.5 11.5 12 5l6.5 6.5',
  menu: 'M3 8h18M3 16h18',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 21 21',
  close: 'M5 5l14 14M19 5 5 19',
  check: 'M4 13l5.5 5.5L20 7',
  pause: 'M8.5 5v14M15.5 5v14',
  play: 'M8 5l11 7-11 7z',
  document: 'M6 3.5h8l4 4v13H6zM9.5 12h5M9.5 16h5',
  bookmark: 'M7 4h10v16l-5-4.2L7 20z',
  share: 'M12 15V4M7.5 8 12 3.5 16.5 8M5 12.5V20h14v-7.5',
} as const;

export type IconName = keyof typeof PATHS;

/** A drawing beside a text that says the same: never alone, so never read aloud. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      className="icon"
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
