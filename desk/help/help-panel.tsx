/** The help beside a screen: the chapter about it, and from there the whole guide. */
import { CloseIcon } from '@sanity/icons/Close';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { type Block, CHAPTERS, type Chapter, chapterNamed, chapterOfScreen } from './guide.ts';
import './help-panel.css';

const [GUIDE] = CHAPTERS;

type HelpPanelProps = {
  /** The path of the screen beside the help. */
  path: string;
  onClose(): void;
};

export function HelpPanel({ path, onClose }: HelpPanelProps) {
  const ofScreen = chapterOfScreen(path);
  const [read, setRead] = useState<{ anchor: string; beside: string }>();
  // The panel follows the screen: a chapter opened beside another screen is dropped.
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
        // Escape closes the panel only: the screen beside it has an Escape of its own.
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

const PICTURES = import.meta.glob<string>('../../docs/editor/*.png', {
  query: '?url',
  import: 'default',
  eager: true,
});

type GuideTextProps = {
  blocks: readonly Block[];
  /** Opens the chapter of an anchor. */
  onRead(anchor: string): void;
};

/** A chapter of the guide as the desk shows it. */
function GuideText({ blocks, onRead }: GuideTextProps) {
  return blocks.map((block) => (
    <GuideBlock key={keyOf(block)} block={block} written={(text) => inline(text, onRead)} />
  ));
}

function keyOf(block: Block): string {
  if (block.is === 'steps') return block.items.join('\n');
  return block.is === 'picture' ? block.name : block.text;
}

function GuideBlock({ block, written }: { block: Block; written(text: string): ReactNode }) {
  switch (block.is) {
    case 'paragraph':
      return <p>{written(block.text)}</p>;
    case 'visitors':
      return (
        <section className="help-visitors" aria-label="Vos visiteurs">
          <p>{written(block.text)}</p>
        </section>
      );
    case 'steps':
      return (
        <ol>
          {block.items.map((item) => (
            <li key={item}>{written(item)}</li>
          ))}
        </ol>
      );
    case 'picture':
      return (
        <img
          src={PICTURES[`../../docs/editor/${block.name}`]}
          alt={block.alt}
          width={1280}
          height={860}
          loading="lazy"
        />
      );
  }
}

/** The marks of a line that the guide uses: words of the screen, names, links to its chapters, addresses. */
const MARK = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\(#(.+?)\)/g;

function inline(text: string, onRead: (anchor: string) => void): ReactNode[] {
  const pieces: ReactNode[] = [];
  let from = 0;
  for (const mark of text.matchAll(MARK)) {
    const [whole, word, name, code, link, anchor] = mark;
    pieces.push(text.slice(from, mark.index));
    const key = mark.index;
    if (word) pieces.push(<strong key={key}>{word}</strong>);
    else if (name) pieces.push(<em key={key}>{name}</em>);
    else if (code) pieces.push(<code key={key}>{code}</code>);
    else if (anchor) pieces.push(<ChapterLink key={key} {...{ anchor, onRead }} title={link} />);
    from = mark.index + whole.length;
  }
  return [...pieces, text.slice(from)];
}

type ChapterLinkProps = { anchor: string; title: string | undefined; onRead(anchor: string): void };

function ChapterLink({ anchor, title, onRead }: ChapterLinkProps) {
  return (
    <a
      href={`#${anchor}`}
      onClick={(event) => {
        event.preventDefault();
        onRead(anchor);
      }}
    >
      {title}
    </a>
  );
}
