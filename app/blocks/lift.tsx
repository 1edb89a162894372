import { useEffect, useRef } from 'react';
import { painted } from '../frame/press.ts';
import './lift.css';

type Props = {
  /** The number of questions: one floor each. */
  floors: number;
};

/** An Art Deco lift, decoration: its hand turns to the open one of the questions after it, and it shows that answer's figures. */
export function Lift({ floors }: Props) {
  const lift = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const list = lift.current?.nextElementSibling;
    const turn = async () => {
      // The answer opens first; the hand of the dial moves in the next frame.
      await painted();
      const open = [...(list?.children ?? [])].findIndex((each) => each.hasAttribute('open'));
      lift.current?.style.setProperty('--open', `${open + 1}`);
    };
    turn();
    list?.addEventListener('toggle', turn, true);
    return () => list?.removeEventListener('toggle', turn, true);
  }, []);

  return (
    <div
      ref={lift}
      className="lift"
      // The number of the open question; 0 when none is open.
      style={{ '--floors': floors, '--open': 1 }}
      aria-hidden="true"
    >
      <div className="lift-dial">
        {Array.from({ length: floors }, (_, floor) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a floor is its number
          <i key={floor} style={{ '--floor': floor + 1 }} />
        ))}
        <b />
      </div>
      <div className="lift-doors" />
    </div>
  );
}
