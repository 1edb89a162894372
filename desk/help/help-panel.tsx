/** The help beside a screen: the chapter that has its name, and from there the whole guide. */
import { CloseIcon } from '@sanity/icons/Close';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { CHAPTERS, type Chapter, chapterNamed } from './guide.ts';
import { ChapterLink, GuideText } from './guide-text.tsx';
import './help-panel.css';
import { chapterOfScreen } from './screen-chapter.ts';

const [GUIDE] = CHAPTERS;

type HelpPanelProps = {
  /** Of the screen beside it. */
  path: string;
  onClose(): void;
};

export function HelpPanel({ path, onClose }: HelpPanelProps) {
  const ofScreen = chapterOfScreen(path);
  const [read, setRead] = useState<{ anchor: string; beside: string }>();
  // The panel shows the help of the screen; a chapter that the editor opened beside another screen is left.
  const anchor = read?.beside === ofScreen ? read.anchor : undefined;
  const chapter = chapterNamed(anchor ?? ofScreen) ?? GUIDE;
  const head = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is opened is read from its beginning
  useEffect(() => {
    head.current?.focus();
    head.current?.closest('aside')?.scrollTo(0, 0);
  }, [anchor]);
  const open = (next: string) => setRead({ anchor: next, beside: ofScreen });
  return (
    <aside
      className="kit-sheet help"
      aria-labelledby="help-title"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // The screen beside has an Escape of its own.
        event.stopPropagation();
        onClose();
      }}
    >
      <header>
        <h2 id="help-title" ref={head} tabIndex={-1}>
          <span>Aide</span> {chapter?.level === 1 ? 'Tout le guide' : chapter?.title}
        </h2>
        <Button icon={CloseIcon} look="bare" aria-label="Fermer l’aide" onClick={onClose} />
      </header>
      {chapter && (
        <div className="help-text">
          <GuideText blocks={chapter.blocks} onRead={open} />
          {chapter.level === 1 && <Contents onRead={open} />}
        </div>
      )}
      <footer>
        {GUIDE && chapter !== GUIDE && (
          <ChapterLink anchor={GUIDE.anchor} title="Tout le guide" onRead={open} />
        )}
        {anchor && (
          <ChapterLink anchor="aide" title="Aide de cet écran" onRead={() => setRead(undefined)} />
        )}
      </footer>
    </aside>
  );
}

/** The chapters one by one; a group of them is a heading. */
function Contents({ onRead }: { onRead(anchor: string): void }) {
  return (
    <nav aria-label="Chapitres">
      <ul>
        {CHAPTERS.filter(({ level }) => level === 2).map((chapter) => (
          <li key={chapter.anchor}>
            {chapter.blocks.length > 0 ? (
              <ChapterLink {...chapter} onRead={onRead} />
            ) : (
              <>
                <h3>{chapter.title}</h3>
                <ul>
                  {within(chapter).map((inner) => (
                    <li key={inner.anchor}>
                      <ChapterLink {...inner} onRead={onRead} />
                    </li>
                  ))}
                </ul>
              </>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The chapters between the heading of a group and the next one. */
function within(group: Chapter): Chapter[] {
  const after = CHAPTERS.slice(CHAPTERS.indexOf(group) + 1);
  const end = after.findIndex(({ level }) => level === 2);
  return end < 0 ? after : after.slice(0, end);
}
