/** Drags a piece with a mouse, finger or pen until it is released. */
import { type Pose, transformOf } from './motion.ts';

/** A press that moves less is a tap, which the button answers itself. */
const TAP = 6; // px
/** The share of its way that a piece makes in a frame of 60 a second: it has weight. */
const HASTE = 0.36;
/** Degrees of lean for each px that it moves in a frame, and the most of it. */
const LEAN = { each: 0.9, most: 20 };
/** The size of a piece in the hand, as a multiple of its hole's: it is nearer. */
const IN_HAND = 1.08;
/** The time ahead at which a throw is looked at. */
const THROW = 140; // ms
const FRAME = 1000 / 60; // ms

export type LetGo = { outcome: 'tap' | 'set' | 'dropped'; pose: Pose };

type Following = {
  /** The pose of the piece when it is picked up. */
  start: Pose;
  hole: Pose;
  /** The distance from the hole at which it begins to attract the piece. */
  reach: number;
  /** Called when the hole begins to draw it, and when it no longer does. */
  onNear(isNear: boolean): void;
};

export function followPointer(
  piece: HTMLElement,
  down: PointerEvent,
  { start, hole, reach, onNear }: Following,
): Promise<LetGo> {
  if (!isCaptured(piece, down)) return Promise.resolve({ outcome: 'tap', pose: start });
  return new Promise((resolve) => {
    const listening = new AbortController();
    const { signal } = listening;
    const { pointerId } = down;
    const hand = { x: start.x, y: start.y };
    const pose = { ...start };
    let farthest = 0;
    let speed = { x: 0, y: 0 }; // px a ms
    let near = false;
    let last = performance.now();
    let frame = requestAnimationFrame(step);

    function step(now: number) {
      // At half the frame rate the piece makes two steps in one.
      const steps = Math.min(4, Math.max(0.5, (now - last) / FRAME));
      const share = 1 - (1 - HASTE) ** steps;
      last = now;
      const pull = pullOf(hand);
      const to = {
        x: hand.x + (hole.x - hand.x) * pull,
        y: hand.y + (hole.y - hand.y) * pull,
      };
      const before = { x: pose.x, y: pose.y };
      pose.x += (to.x - pose.x) * share;
      pose.y += (to.y - pose.y) * share;
      speed = {
        x: (pose.x - before.x) / (steps * FRAME),
        y: (pose.y - before.y) / (steps * FRAME),
      };
      const lean = Math.max(-LEAN.most, Math.min(LEAN.most, speed.x * FRAME * LEAN.each));
      const turn = hole.turn + lean * (1 - pull);
      const size = hole.size * (IN_HAND - (IN_HAND - 1) * pull);
      pose.turn += (turn - pose.turn) * share;
      pose.size += (size - pose.size) * share;
      piece.style.transform = transformOf(pose);
      if (pull > 0 !== near) {
        near = pull > 0;
        onNear(near);
      }
      frame = requestAnimationFrame(step);
    }

    function pullOf({ x, y }: { x: number; y: number }): number {
      const way = 1 - Math.hypot(hole.x - x, hole.y - y) / reach;
      return way <= 0 ? 0 : way * (2 - way);
    }

    function end(outcome: LetGo['outcome']) {
      listening.abort();
      cancelAnimationFrame(frame);
      onNear(false);
      resolve({ outcome, pose: { ...pose } });
    }

    function isOurs(event: PointerEvent): boolean {
      return event.pointerId === pointerId;
    }

    piece.addEventListener(
      'pointermove',
      (event) => {
        if (!isOurs(event)) return;
        // The button was released where no event told us.
        if (event.buttons === 0) return end('dropped');
        hand.x = start.x + event.pageX - down.pageX;
        hand.y = start.y + event.pageY - down.pageY;
        farthest = Math.max(farthest, Math.hypot(hand.x - start.x, hand.y - start.y));
      },
      { signal },
    );
    piece.addEventListener(
      'pointerup',
      (event) => {
        if (!isOurs(event)) return;
        if (farthest < TAP) return end('tap');
        const thrown = { x: hand.x + speed.x * THROW, y: hand.y + speed.y * THROW };
        end(pullOf(hand) > 0 || pullOf(thrown) > 0 ? 'set' : 'dropped');
      },
      { signal },
    );
    for (const lost of ['pointercancel', 'lostpointercapture'] as const) {
      piece.addEventListener(lost, (event) => isOurs(event) && end('dropped'), { signal });
    }
    addEventListener('keydown', ({ key }) => key === 'Escape' && end('dropped'), { signal });
  });
}

/** Captures the pointer; false for a finger that has left by now: its press came before this script. */
function isCaptured(piece: HTMLElement, { pointerId }: PointerEvent): boolean {
  try {
    piece.setPointerCapture(pointerId);
    return true;
  } catch {
    return false;
  }
}
