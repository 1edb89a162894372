import type { ImageHotspot } from '@sanity/types';
import { Button } from '@sanity/ui';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { type Media, thumbnail } from './media.ts';
import './focal-point.css';

/** The circle around a point that was set here, as shares of the picture: a face in a portrait. */
const CIRCLE = 0.3;
/** The step by which an arrow key moves the point, as a share of the picture. */
const STEP = 0.02;

type FocalPointProps = {
  media: Media;
  value: ImageHotspot | null;
  onChange(value: ImageHotspot | null): void;
};

/** The picture, and on it the point that stays in view however it is cut: set by a click, moved by arrow keys. */
export function FocalPoint({ media, value, onChange }: FocalPointProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { x, y } = value ?? { x: 0.5, y: 0.5 };

  function put(left: number, top: number) {
    const { width, height } = value ?? { width: CIRCLE, height: CIRCLE };
    onChange({ _type: 'sanity.imageHotspot', x: share(left), y: share(top), width, height });
  }

  function point({ clientX, clientY, buttons }: PointerEvent) {
    const box = frame.current?.getBoundingClientRect();
    if (!box || buttons !== 1) return;
    put((clientX - box.left) / box.width, (clientY - box.top) / box.height);
  }

  function move(event: KeyboardEvent) {
    const [right, down] = MOVES[event.key] ?? [];
    if (right === undefined || down === undefined) return;
    event.preventDefault();
    put(x + right * STEP, y + down * STEP);
  }

  return (
    <fieldset className="media-focal">
      <legend>Point d’intérêt</legend>
      <div
        ref={frame}
        className="media-focal-frame"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          point(event);
        }}
        onPointerMove={point}
      >
        <img
          className="media-focal-image"
          src={thumbnail(media, 360)}
          alt={media.altText ?? ''}
          draggable={false}
        />
        <button
          type="button"
          className="media-focal-point"
          data-set={value !== null || undefined}
          style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
          aria-label={
            value
              ? `Point d’intérêt à ${percent(x)} depuis la gauche et ${percent(y)} depuis le haut. Les flèches le déplacent.`
              : 'Aucun point d’intérêt. Les flèches en posent un.'
          }
          onKeyDown={move}
        />
      </div>
      <p className="media-focal-hint">
        Cliquez sur ce qui doit rester visible. Ce point est repris là où l’image servira ensuite.
        {value && (
          <Button
            mode="bleed"
            fontSize={1}
            padding={2}
            text="Retirer"
            onClick={() => onChange(null)}
          />
        )}
      </p>
    </fieldset>
  );
}

const MOVES: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function share(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 1_000) / 1_000;
}

function percent(value: number): string {
  return `${Math.round(value * 100)}\u00A0%`;
}
