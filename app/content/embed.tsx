import { useEffect, useState } from 'react';
import { Button } from '../ui/button.tsx';
import sheet from './embed.css?url';
import type { Embedded } from './embedded.ts';

type Props = {
  embed: Embedded;
  /** Whether its title is shown above it already. */
  isTitled?: boolean;
};

/**
 * Embeds content of another site, which gets no request before a visitor's click. The figure names the site to the
 * server, whose policy then allows this page to frame it, and no other.
 */
export function Embed({ embed, isTitled = false }: Props) {
  const { provider, name, shows, title, rules, frame, page } = embed;
  const [openedFrame, setOpenedFrame] = useState('');

  useEffect(() => {
    if (wasWanted(frame)) setOpenedFrame(frame);
  }, [frame]);

  function show() {
    if (isDocumentOfPage()) setOpenedFrame(frame);
    else reloadFor(frame);
  }

  const isShown = openedFrame === frame;
  const elsewhere = (
    <a className="embed-elsewhere" href={page} target="_blank" rel="noopener">
      Ouvrir sur {name}
      <span className="visually-hidden"> (nouvel onglet)</span>
    </a>
  );
  return (
    <figure className="embed" data-embed={provider} style={roomOf(embed)}>
      <link rel="stylesheet" href={sheet} precedence="block" />
      {isShown ? (
        <Frame embed={embed} />
      ) : (
        <div className="embed-face">
          <p className={isTitled ? 'medium' : 'embed-name'}>{name}</p>
          {!isTitled && <p className="medium">{title}</p>}
          <p className="embed-notice">
            {name} n’est contacté qu’à votre clic. Il voit alors votre adresse IP et peut déposer
            des cookies, selon{' '}
            <a href={rules} target="_blank" rel="noopener">
              ses{'\u00a0'}règles
              <span className="visually-hidden"> (nouvel onglet)</span>
            </a>
            .
          </p>
          <p className="embed-ways">
            <Button type="button" onClick={show}>
              Afficher {shows}
            </Button>
            {elsewhere}
          </p>
        </div>
      )}
      {isShown && (
        <figcaption>
          {!isTitled && <span>{title}</span>}
          {elsewhere}
        </figcaption>
      )}
    </figure>
  );
}

function Frame({ embed: { name, title, frame, allow, hasForms } }: { embed: Embedded }) {
  return (
    <iframe
      src={frame}
      title={`${title} (${name})`}
      allow={allow}
      // The frame may use its own scripts, storage and new windows, but not navigate this one.
      sandbox={`allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox${hasForms ? ' allow-forms' : ''}`}
      // Several players need to know which site embeds them: they get its origin, and not the page.
      referrerPolicy="strict-origin"
      // The button that had the focus has disappeared: the frame takes the focus.
      ref={(element) => element?.focus()}
    />
  );
}

/** The room that its stylesheet gives to the face and to the frame. */
function roomOf({ room }: Embedded) {
  return 'ratio' in room
    ? { '--ratio': room.ratio }
    : { '--height': `${room.height}px`, '--width': room.width && `${room.width}px` };
}

/** Whether the server sent this document for this page: a visitor who walked here has the policy of the page before. */
function isDocumentOfPage(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit !== undefined && new URL(visit.name).pathname === location.pathname;
}

/** Asks for the page as a document, which may frame it, and remembers the click in this entry of the window's history. */
function reloadFor(frame: string): void {
  history.replaceState({ ...history.state, embed: frame }, '');
  location.reload();
}

/** Whether the click before this document was loaded asked for the frame; true once only. */
function wasWanted(frame: string): boolean {
  const { embed, ...state } = history.state ?? {};
  if (embed !== frame) return false;
  history.replaceState(state, '');
  return true;
}
