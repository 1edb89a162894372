import type { Introduction as Content } from '../../content/home-sections.ts';
import codeWindow from '../../drawings/verb-code.svg?url';
import drawWindow from '../../drawings/verb-draw.svg?url';
import filmWindow from '../../drawings/verb-film.svg?url';
import writeWindow from '../../drawings/verb-write.svg?url';
import './introduction.css';

/** As tall as each other, as wide as a row may ask for. */
const WINDOWS = [
  { src: filmWindow, width: 900 },
  { src: writeWindow, width: 700 },
  { src: drawWindow, width: 700 },
  { src: codeWindow, width: 900 },
] as const;
const HEIGHT = 130;

type Props = { introduction: Content };

/** The agency's trades as a façade by night: a storey for each verb, ended by a window of its own. */
export function Introduction({ introduction: { verbs, promise, text } }: Props) {
  return (
    <section className="introduction section night" aria-labelledby="introduction-title">
      <div className="wrap">
        <h2 id="introduction-title">
          {verbs.map((verb, index) => (
            <span className="storey" key={verb}>
              <span>{`${verb} `}</span>
              <Window index={index} />
            </span>
          ))}
        </h2>
        <div className="introduction-text grid">
          {promise && <p className="display medium">{promise}</p>}
          {text && <p className="lead muted">{text}</p>}
        </div>
      </div>
    </section>
  );
}

function Window({ index }: { index: number }) {
  const window = WINDOWS[index % WINDOWS.length];
  return (
    <span className="storey-window">
      <img {...window} height={HEIGHT} alt="" loading="lazy" />
    </span>
  );
}
