import { href, Link } from 'react-router';
import { Price } from '../content/services/price.tsx';
import codeWindow from '../drawings/verb-code.svg?url';
import drawWindow from '../drawings/verb-draw.svg?url';
import filmWindow from '../drawings/verb-film.svg?url';
import writeWindow from '../drawings/verb-write.svg?url';
import { WholeWords } from '../ui/whole-words.tsx';
import type { AnnouncedPrice, Introduction as Content, WorkStep } from './own-blocks.ts';
import './introduction.css';
import '../ui/whole-card.css';

/** The windows of the storeys, as tall as each other and as wide as a row may ask for. */
const WINDOWS = [
  { src: filmWindow, width: 900 },
  { src: writeWindow, width: 700 },
  { src: drawWindow, width: 700 },
  { src: codeWindow, width: 900 },
] as const;
const HEIGHT = 130;

type Props = {
  id: string;
  block: Content;
  /** The method, where the page has it too: its steps, and where they are. */
  method: { id: string; steps: readonly Pick<WorkStep, 'title'>[] } | undefined;
};

/** The agency's trades as a façade by night, a storey for each verb; then what they cost, how long they take, and how. */
export function Introduction({ id, block, method }: Props) {
  const { verbs, promise, text, prices } = block;
  return (
    <section className="introduction section night" id={id} aria-labelledby={`${id}-title`}>
      <div className="wrap">
        <h2 id={`${id}-title`}>
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
          {prices.length > 0 && <Prices prices={prices} />}
          {method && <Steps {...method} />}
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

function Prices({ prices }: { prices: readonly AnnouncedPrice[] }) {
  return (
    <ul className="prices">
      {prices.map(({ slug, title, price, timeline }) => (
        <li key={slug}>
          <Link className="whole-card" to={href('/services/:slug', { slug })}>
            <WholeWords>{title}</WholeWords>
          </Link>{' '}
          <span>
            <Price price={price} />
          </span>{' '}
          {timeline && <span className="muted">{timeline}</span>}
        </li>
      ))}
    </ul>
  );
}

/** The way from the first talk to the figures, each step a link to all of them. */
function Steps({ id, steps }: NonNullable<Props['method']>) {
  return (
    <a className="way" href={`#${id}`}>
      <span className="visually-hidden">{'Notre méthode\u00a0: '}</span>
      {steps.map(({ title }) => (
        <span key={title}>{title} </span>
      ))}
    </a>
  );
}
