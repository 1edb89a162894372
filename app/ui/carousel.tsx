import {
  cloneElement,
  type LiHTMLAttributes,
  type ReactElement,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Icon } from './icon.tsx';
import { loadAhead } from './load-ahead.ts';
import './carousel.css';

/** The interval of autoplay (shell-9.13 in test/specification.md). */
const AUTOPLAY_INTERVAL = 3000; // ms

/** Screens on which this is a carousel; from 768 px on it is a plain list (shell-9.12 in test/specification.md). */
const SMALL = '(max-width: 767px)';
const SMALL_AND_MOVING = `${SMALL} and (prefers-reduced-motion: no-preference)`;

type Props = {
  label: string;
  className?: string;
  as?: 'ul' | 'ol';
  /** Goes on by itself, and from the last item to the first: every 3000 ms, or as many ms as given. */
  autoplay?: boolean | number;
  /** `<li>` elements, each with its key. */
  children: readonly ReactElement<LiHTMLAttributes<HTMLLIElement>>[];
};

/**
 * A row to swipe below 768 px, with an indicator for each item; the browser does the scrolling. From 768 px on, and
 * always in the HTML, a plain list `.carousel-track`, which its section lays out. A row that plays can be paused, and
 * stops for good as soon as a visitor takes it in hand.
 */
export function Carousel({ label, className = '', as: List = 'ul', autoplay, children }: Props) {
  const row = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState(0);
  const [playing, setPlaying] = useState(true);
  const isNear = useNearness(row);
  const plays = useSmallAndMoving(isNear) && Boolean(autoplay) && children.length > 1;
  const interval = typeof autoplay === 'number' ? autoplay : AUTOPLAY_INTERVAL;
  const stop = useCallback(() => setPlaying(false), []);

  useEffect(() => {
    if (row.current) return reachWhileSmall(row.current);
  }, []);

  useEffect(() => {
    if (row.current && plays && playing) return play(row.current, interval, stop);
  }, [plays, playing, interval, stop]);

  return (
    <div className={`carousel ${className}`}>
      <List
        className="carousel-track"
        ref={(list: HTMLElement | null) => {
          row.current = list;
        }}
        aria-label={label}
        onScroll={({ currentTarget }) => {
          const index = follow(currentTarget, children.length);
          setCurrent(index);
          loadAhead(currentTarget, index);
        }}
      >
        {children}
        {/* After the last item the first follow again, so that the carousel never scrolls back. */}
        {plays &&
          children.slice(0, 2).map((item) =>
            cloneElement(item, {
              key: `echo of ${item.key}`,
              className: `${item.props.className ?? ''} carousel-echo`,
              inert: true,
              'aria-hidden': true,
            }),
          )}
      </List>
      <div className={`carousel-foot ${autoplay ? 'carousel-foot-plays' : ''}`}>
        <div className="carousel-dots" aria-hidden="true">
          {children.map(({ key }, index) => (
            <i key={key} data-current={index === current || undefined} />
          ))}
        </div>
        {plays && (
          <button
            type="button"
            className="icon-button"
            aria-label={`${playing ? 'Mettre en pause' : 'Faire défiler'} : ${label}`}
            onClick={() => setPlaying(!playing)}
          >
            <Icon name={playing ? 'pause' : 'play'} />
          </button>
        )}
      </div>
    </div>
  );
}

/** A row that scrolls is reached and scrolled with the keyboard, a plain list is not. Returns the end of that. */
function reachWhileSmall(row: HTMLElement): () => void {
  const small = matchMedia(SMALL);
  function mark() {
    if (small.matches) row.tabIndex = 0;
    else row.removeAttribute('tabindex');
  }
  mark();
  small.addEventListener('change', mark);
  return () => small.removeEventListener('change', mark);
}

/**
 * Whether the row is within half a window of the screen. Copies and buttons are added only then: those of all rows at
 * once would force layouts during hydration.
 */
function useNearness(row: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.at(-1)?.isIntersecting) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: '50% 0px' },
    );
    if (row.current) observer.observe(row.current);
    return () => observer.disconnect();
  }, [row]);
  return isNear;
}

/** Whether the screen is small and its visitor has nothing against motion; false while that is not asked. */
function useSmallAndMoving(isAsked: boolean): boolean {
  return useSyncExternalStore(
    onScreenChange,
    () => isAsked && matchMedia(SMALL_AND_MOVING).matches,
    // The server renders the plain list for every screen.
    () => false,
  );
}

function onScreenChange(changed: () => void): () => void {
  const media = matchMedia(SMALL_AND_MOVING);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** Shows the next item after each interval in which the row was seen, until `stop` or the returned end. */
function play(row: HTMLElement, interval: number, stop: () => void): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const seen = new IntersectionObserver(
    (entries) => {
      clearInterval(timer);
      if (entries.at(-1)?.isIntersecting) timer = setInterval(next, interval);
    },
    { threshold: 0.5 },
  );
  function next() {
    if (document.hidden) return;
    row.scrollBy({ left: distance(row, 1), behavior: 'smooth' });
  }
  /** Rolling down the page over the row is not meant for the row. */
  function stopUnlessPassing(event: WheelEvent) {
    if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) stop();
  }
  const listeners = new AbortController();
  const { signal } = listeners;
  row.addEventListener('pointerdown', stop, { signal });
  row.addEventListener('keydown', stop, { signal });
  row.addEventListener('focusin', stop, { signal });
  row.addEventListener('wheel', stopUnlessPassing, { signal, passive: true });
  seen.observe(row);
  return () => {
    seen.disconnect();
    clearInterval(timer);
    listeners.abort();
  };
}

/** The index of the item a row of `count` shows. Standing on an echo it steps, unseen, to the item itself. */
function follow(row: HTMLElement, count: number): number {
  const echoes = row.childElementCount > count;
  const end = echoes ? distance(row, count) : row.scrollWidth - row.clientWidth;
  if (end <= 0) return 0;
  if (echoes && row.scrollLeft > end - 1) {
    row.scrollTo({ left: row.scrollLeft - end, behavior: 'instant' });
  }
  return Math.round((row.scrollLeft / end) * (echoes ? count : count - 1)) % count;
}

/** Measures from the start of the first item to that of another, in px. */
function distance(row: HTMLElement, index: number): number {
  const start = row.firstElementChild?.getBoundingClientRect().left ?? 0;
  return (row.children[index]?.getBoundingClientRect().left ?? start) - start;
}
