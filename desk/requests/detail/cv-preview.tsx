import { ExpandIcon } from '@sanity/icons/Expand';
import { useEffect, useRef, useState } from 'react';
import type { RequestDetail } from '../../../inbox/contract/requests.ts';
import { ofName } from '../../../inbox/forms/elision.ts';
import { CV_VIEWER_PAGE } from '../../../staff/desk-addresses.ts';
import { readFromFrame, type ToFrame } from '../../cv-viewer/frame-messages.ts';
import { Button } from '../../ui/button.tsx';
import { Failed, Loading } from '../../ui/states.tsx';
import { useDesk } from '../desk.tsx';

type File = RequestDetail['files'][number];

/** A CV of three pages opens in less than a second; what takes longer than this was made to. */
const PATIENCE = 20_000; // ms

type Drawing =
  | { state: 'loading' }
  | { state: 'opened'; pages: number; drawn: number }
  | { state: 'damaged' }
  | { state: 'failed'; error: Error };

/**
 * The pages of a PDF, drawn in a frame without an origin (docs/decisions/039): nothing in the file can reach the desk.
 */
export function CvPreview({ file, candidate }: { file: File; candidate: string }) {
  const { api } = useDesk();
  const [drawing, setDrawing] = useState<Drawing>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const [height, setHeight] = useState(0);
  const [links, setLinks] = useState<readonly string[]>([]);
  const sheet = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` is what reads again
  useEffect(() => {
    const leaving = new AbortController();
    const ready = Promise.withResolvers<void>();
    let patience: ReturnType<typeof setTimeout> | undefined;
    window.addEventListener(
      'message',
      ({ source, data }) => {
        if (source !== frame.current?.contentWindow) return;
        const message = readFromFrame(data);
        if (message?.kind === 'ready') ready.resolve();
        if (message?.kind === 'height') setHeight(message.height);
        if (message?.kind === 'links') setLinks(message.links);
        if (message?.kind === 'opened' || message?.kind === 'damaged') {
          clearTimeout(patience);
          setDrawing(
            message.kind === 'opened' ? { state: 'opened', ...message } : { state: 'damaged' },
          );
        }
      },
      { signal: leaving.signal },
    );
    setDrawing({ state: 'loading' });
    setLinks([]);
    hand().catch((error: unknown) => {
      clearTimeout(patience);
      if (leaving.signal.aborted) return;
      setDrawing({
        state: 'failed',
        error: error instanceof Error ? error : new Error(String(error)),
      });
    });
    async function hand() {
      const { content } = await api.attachment(file.id);
      const bytes = await content.arrayBuffer();
      if (leaving.signal.aborted) return;
      patience = setTimeout(() => setDrawing({ state: 'damaged' }), PATIENCE);
      await ready.promise;
      const message: ToFrame = { bytes };
      // A sandboxed frame has no origin to name: it only ever holds a page of ours.
      frame.current?.contentWindow?.postMessage(message, '*', [bytes]);
    }
    return () => {
      clearTimeout(patience);
      leaving.abort();
    };
  }, [api, file.id, attempt]);

  if (drawing.state === 'failed') {
    return <Failed error={drawing.error} retry={() => setAttempt((times) => times + 1)} />;
  }
  if (drawing.state === 'damaged') {
    return (
      <p className="kit-note" role="alert">
        Ce PDF ne se laisse pas dessiner ici&nbsp;: il est abîmé, ou d’une forme inhabituelle.
        Téléchargez-le, ou demandez-en un autre à la personne.
      </p>
    );
  }
  return (
    <div className="cv-preview">
      <div ref={sheet} className="kit-card cv-sheet" data-state={drawing.state}>
        {drawing.state === 'loading' && <Loading what="Lecture du CV" />}
        <iframe
          key={attempt}
          ref={frame}
          title={`CV ${ofName(candidate)}`}
          src={CV_VIEWER_PAGE}
          sandbox="allow-scripts"
          referrerPolicy="no-referrer"
          style={{ height }}
        />
      </div>
      <p className="kit-line kit-note cv-foot" role="status">
        {drawing.state === 'opened' && <span>{pagesSentence(drawing)}</span>}
        {drawing.state === 'opened' && document.fullscreenEnabled && (
          <Button
            look="bare"
            icon={ExpandIcon}
            text="Plein écran"
            onClick={() => sheet.current?.requestFullscreen()}
          />
        )}
      </p>
      {links.length > 0 && (
        <div className="kit-note">
          <p id={`links-${file.id}`}>
            Liens de ce CV, tels qu’ils sont écrits dans le fichier&nbsp;:
          </p>
          <ul aria-labelledby={`links-${file.id}`}>
            {links.map((link) => (
              <li key={link}>
                <a href={link} target="_blank" rel="noreferrer noopener nofollow">
                  {link}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function pagesSentence({ pages, drawn }: { pages: number; drawn: number }): string {
  if (drawn < pages)
    return `Les ${drawn} premières pages sur ${pages}. Téléchargez-le pour la suite.`;
  return pages === 1 ? 'Une page.' : `${pages} pages.`;
}
