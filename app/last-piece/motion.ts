/** A spring sampled for CSS: damping ratio 0.58, overshoots by 11 %, at rest when the time is over. */
export const SPRING =
  'linear(0,.096,.309,.551,.768,.933,1.039,1.092,1.107,1.096,1.074,1.048,1.024,1.007,.996,.99,.989,.99,.992,.995,1)';

export const EASE_OUT = 'cubic-bezier(.2,.7,.1,1)';

/** The place of a piece: moved from where it floats by x and y, in px; of its own size times `size`; turned, in degrees. */
export type Pose = { x: number; y: number; size: number; turn: number };

export function transformOf({ x, y, size, turn }: Pose): string {
  return `translate(${x}px, ${y}px) scale(${size}) rotate(${turn}deg)`;
}

/** Measures where a piece is at this moment, also on its way. */
export function poseOf(piece: HTMLElement): Pose {
  const { a, b, e, f } = new DOMMatrix(getComputedStyle(piece).transform);
  return { x: e, y: f, size: Math.hypot(a, b), turn: (Math.atan2(b, a) * 180) / Math.PI };
}

/** Resolves in a task of its own, once earlier changes are on their way to the screen. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** Moves a piece through poses, and resolves at the last one, which it keeps. */
export async function fly(
  piece: HTMLElement,
  poses: readonly Pose[],
  timing: { duration: number; easing: string },
): Promise<void> {
  const last = poses.at(-1);
  if (!last) return;
  const animation = piece.animate(
    poses.map((pose) => ({ transform: transformOf(pose) })),
    timing,
  );
  piece.style.transform = transformOf(last);
  // The promise rejects when the visitor catches the piece on its way.
  await animation.finished.catch(() => undefined);
}
