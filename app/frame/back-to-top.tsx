import { useEffect, useRef } from 'react';
import { Icon } from '../ui/icon.tsx';
import { useBackToTopActive } from '../ui/layer-state.tsx';
import { scrollToTop } from './scroll-to-top.ts';
import './back-to-top.css';

/** A khatam that fills from below as the page is read. Without script the footer's link does its work. */
export function BackToTop() {
  const active = useBackToTopActive();
  const fill = useScrollProgress();
  return (
    <button
      type="button"
      className="back-to-top"
      data-active={active || undefined}
      aria-label="Retour en haut de la page"
      onClick={scrollToTop}
    >
      <span className="back-to-top-star" aria-hidden="true">
        <i ref={fill} />
      </span>
      <Icon name="arrow-up" />
    </button>
  );
}

/** The progress by a scroll listener, where the browser cannot tie an animation to the page's scroll. */
function useScrollProgress() {
  const fill = useRef<HTMLElement>(null);
  useEffect(() => {
    if (CSS.supports('animation-timeline', 'scroll()')) return;
    function follow() {
      const { scrollHeight, clientHeight } = document.documentElement;
      const read = scrollY / Math.max(1, scrollHeight - clientHeight);
      fill.current?.style.setProperty('--unread', `${(1 - read) * 100}%`);
    }
    follow();
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, []);
  return fill;
}
