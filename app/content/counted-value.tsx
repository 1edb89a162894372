import { useEffect, useRef, useState } from 'react';
import { frenchNumber } from '../../packages/kit/french/french-number.ts';
import { wantsNoMotion } from '../ui/wants-no-motion.ts';

/** The share of a figure that is visible when it begins to count (pages-9.19 in test/specification.md). */
const VISIBILITY = 0.3;
const STAGGER = 200; // ms
const DURATION = 900; // ms

const NUMBER = /\d[\d\s\u00a0\u202f]*(?:[.,]\d+)?/;

/**
 * A figure that counts up to its value when it is first seen. The value itself is what the page
 * contains, for crawlers, for assistive technologies, without script and with reduced motion; only
 * the digits a sighted visitor watches move.
 */
export function CountedValue({ value, order }: { value: string; order: number }) {
  const digits = useRef<HTMLSpanElement>(null);
  const [counting, setCounting] = useState(false);

  useEffect(() => {
    const element = digits.current;
    const target = element && countable(value);
    if (!target || wantsNoMotion()) return;
    let frame = 0;
    let begun = 0;
    const delay = order * STAGGER;
    let measured = false;
    // The observer measures when the page is laid out anyway: a dozen figures measuring by themselves would each force
    // a layout.
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        if (measured && entry.isIntersecting) {
          observer.disconnect();
          frame = requestAnimationFrame(count);
        } else if (!measured && isBelow(entry)) {
          element.textContent = target(0);
          setCounting(true);
        } else if (!measured) {
          // The figure is in view, and so has been read: setting it back to 0 would startle.
          observer.disconnect();
        }
        measured = true;
      },
      { threshold: VISIBILITY },
    );
    function count(now: number) {
      begun ||= now + delay;
      const share = Math.min(1, Math.max(0, (now - begun) / DURATION));
      if (element) element.textContent = share === 1 ? value : (target?.(easeOut(share)) ?? value);
      if (share < 1) frame = requestAnimationFrame(count);
      else setCounting(false);
    }
    function end() {
      observer.disconnect();
      cancelAnimationFrame(frame);
      if (element) element.textContent = value;
    }
    observer.observe(element);
    // In print, a figure that was never scrolled to would stay at 0.
    addEventListener('beforeprint', end);
    return () => {
      removeEventListener('beforeprint', end);
      end();
    };
  }, [value, order]);

  return (
    <>
      {counting && <span className="visually-hidden">{value}</span>}
      <span aria-hidden={counting || undefined} ref={digits}>
        {value}
      </span>
    </>
  );
}

/**
 * Whether an entry is below the window, whose own height, after a figure before this one was set back, would lay the
 * page out.
 */
const isBelow = ({ boundingClientRect, rootBounds }: IntersectionObserverEntry) =>
  rootBounds !== null && boundingClientRect.top >= rootBounds.bottom;

const easeOut = (share: number) => 1 - (1 - share) ** 3;

/** The value with a share of its number, written as the editor wrote it; undefined when it has none. */
function countable(value: string): ((share: number) => string) | undefined {
  const [written] = NUMBER.exec(value) ?? [];
  if (!written) return undefined;
  const [whole = '', fraction = ''] = written.replace(/[\s\u00a0\u202f]/g, '').split(/[.,]/);
  const decimals = fraction.length;
  const number = Number(`${whole}.${fraction}`);
  const isGrouped = whole.length > 3 && written.length > whole.length + decimals + 1;
  const trailing = /\s*$/.exec(written)?.[0] ?? '';
  return (share) => {
    const digits = frenchNumber(number * share, { decimals, isGrouped });
    return value.replace(written, digits + trailing);
  };
}
