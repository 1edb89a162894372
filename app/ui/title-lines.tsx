import { Fragment } from 'react';
import { Khatam } from './khatam.tsx';
import './title-lines.css';

/** A great title, line by line. The full stop is a piece of the wall; tied to the last word, it is never alone on a line. */
export function TitleLines({ lines }: { lines: readonly string[] }) {
  const words = lines.at(-1)?.split(' ') ?? [];
  return (
    <>
      {lines.slice(0, -1).map((line) => (
        <Fragment key={line}>
          {`${line} `}
          <br />
        </Fragment>
      ))}
      {words.slice(0, -1).map((word) => `${word} `)}
      <span className="last-word">
        {words.at(-1)}
        <Khatam className="full-stop" />
      </span>
    </>
  );
}
