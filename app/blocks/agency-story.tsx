import { href, Link } from 'react-router';
import city from '../drawings/city.svg?url';
import { CITY_WINDOWS } from '../drawings/city-windows.generated.ts';
import moon from '../drawings/moon.svg?url';
import { Icon } from '../ui/icon.tsx';
import type { AgencyStory as Content } from './own-blocks.ts';
import './agency-story.css';
import '../ui/link.css';

/** The agency's story (shell-2.105 in test/specification.md). The white city stands on the section below. */
export function AgencyStory({ id, block }: { id: string; block: Content }) {
  const { title, lead, text, action } = block;
  return (
    <section className="agency-story night" id={id} aria-labelledby={`${id}-title`}>
      <div className="agency-moon">
        <img src={moon} width={640} height={640} alt="" loading="lazy" />
      </div>
      <div className="wrap grid">
        <h2 className="poster" id={`${id}-title`}>
          {title.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h2>
        {lead && <p className="lead">{lead}</p>}
        <div className="agency-text">
          {text && <p className="muted">{text}</p>}
          <Link className="link" to={href('/about')}>
            {action}
            <Icon name="arrow" />
          </Link>
        </div>
      </div>
      <div className="agency-city">
        <img src={city} width={2600} height={420} alt="" loading="lazy" />
        <div className="agency-windows">
          {CITY_WINDOWS.map((pane) => (
            <i key={pane.left} style={pane} />
          ))}
        </div>
      </div>
    </section>
  );
}
