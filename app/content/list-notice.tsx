import type { ReactNode } from 'react';
import { coverPicture } from './cover-picture.ts';
import './list-notice.css';

type Props = {
  /** Chooses the drawing: each page has one of its own. */
  piece: string;
  title: string;
  text: string;
  /** The way on: at least one link or button. */
  children: ReactNode;
};

/** A section that replaces an empty list: it explains, and offers a link. */
export function ListNotice({ piece, title, text, children }: Props) {
  // The picture shows the pieces of a wall before it is laid.
  const { src, width, height } = coverPicture(piece, '1x1', { motif: 'shards', palette: 'ciel' });
  return (
    <section className="list-notice section night">
      <img src={src} width={width} height={height} alt="" />
      <div className="wrap">
        <h2 className="large">{title}</h2>
        <p className="lead">{text}</p>
        {children}
      </div>
    </section>
  );
}
