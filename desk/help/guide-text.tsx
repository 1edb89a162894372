/** A chapter of the guide as the desk shows it. */
import type { ReactNode } from 'react';
import type { Block } from './guide.ts';

const PICTURES = import.meta.glob<string>('../../docs/editor/*.png', {
  query: '?url',
  import: 'default',
  eager: true,
});

type GuideTextProps = {
  blocks: readonly Block[];
  /** Told the anchor of a chapter. */
  onRead(anchor: string): void;
};

export function GuideText({ blocks, onRead }: GuideTextProps) {
  return blocks.map((block) => (
    <GuideBlock key={keyOf(block)} block={block} written={(text) => inline(text, onRead)} />
  ));
}

function keyOf(block: Block): string {
  if (block.is === 'steps') return block.items.join('\n');
  return block.is === 'picture' ? block.name : block.text;
}

type GuideBlockProps = { block: Block; written(text: string): ReactNode };

function GuideBlock({ block, written }: GuideBlockProps) {
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
  for (const found of text.matchAll(MARK)) {
    const [whole, word, name, code, link, anchor] = found;
    pieces.push(text.slice(from, found.index));
    const key = found.index;
    if (word) pieces.push(<strong key={key}>{word}</strong>);
    else if (name) pieces.push(<em key={key}>{name}</em>);
    else if (code) pieces.push(<code key={key}>{code}</code>);
    else if (anchor) pieces.push(<ChapterLink key={key} {...{ anchor, onRead }} title={link} />);
    from = found.index + whole.length;
  }
  return [...pieces, text.slice(from)];
}

type ChapterLinkProps = { anchor: string; title: string | undefined; onRead(anchor: string): void };

export function ChapterLink({ anchor, title, onRead }: ChapterLinkProps) {
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
