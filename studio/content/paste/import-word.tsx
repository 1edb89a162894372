import { Flex, Stack, Text } from '@sanity/ui';
import { type DragEvent, type ReactNode, useState } from 'react';
import { FileChooser } from '../../media/file-drop.tsx';
import type { WordRefusal, WordText } from './read-docx.ts';
import { type Paste, readPaste } from './read-paste.ts';
import type { PastedText } from './text-flow.ts';

export type WordImport = Paste & {
  /** The title of the file, where the document has none yet: it is no longer among the blocks. */
  title?: string;
};

const MOST_BYTES = 20_000_000;

/** The longest reading of a file. Most are read in less than a second. */
const MOST_TIME = 30_000; // ms

/** The largest number of blocks: the form takes two seconds for these, in one step that is undone in one. */
const MOST_BLOCKS = 500;

type Refusal = WordRefusal | 'large' | 'slow' | 'long' | 'empty' | 'unread';

const REFUSALS: Record<Refusal, string> = {
  doc: 'est dans l’ancien format de Word (.doc). Ouvrez-le dans Word, enregistrez-le au format .docx, puis importez ce nouveau fichier.',
  odt: 'est au format OpenDocument (.odt). Enregistrez-le au format Word (.docx), puis importez ce nouveau fichier.',
  locked: 'est protégé par un mot de passe. Retirez le mot de passe dans Word, puis recommencez.',
  other: 'n’est pas un fichier Word. Choisissez un fichier .docx.',
  damaged: 'est abîmé. Ouvrez-le dans Word, enregistrez-le de nouveau, puis recommencez.',
  heavy: 'est trop volumineux une fois ouvert. Partagez-le en plusieurs fichiers.',
  large: 'dépasse 20\u00A0Mo. Réduisez ses images dans Word, ou partagez-le en plusieurs fichiers.',
  slow: 'est trop long à lire. Partagez-le en plusieurs fichiers.',
  long: 'compte plus de cinq cents paragraphes. Partagez-le en plusieurs fichiers.',
  empty: 'ne contient ni texte ni image.',
  unread: 'n’a pas pu être lu. Vérifiez votre connexion, puis recommencez.',
};

/**
 * Reads a Word file as a paste: in a worker, which is ended when it takes too long.
 *
 * @param documentTitle undefined where the title of the file is a heading of the text as well
 * @returns a sentence where the file cannot be brought in
 */
export async function importWord(
  file: File,
  documentTitle: string | undefined,
): Promise<WordImport | string> {
  const read = file.size > MOST_BYTES ? 'large' : await readAside(file);
  const brought = typeof read === 'string' ? read : asPaste(read, documentTitle);
  if (typeof brought !== 'string') return brought;
  return `Rien n’a été importé\u00A0: «\u00A0${file.name}\u00A0» ${REFUSALS[brought]}`;
}

function asPaste(
  { html, pictures, left, isTitled }: WordText,
  documentTitle: string | undefined,
): WordImport | Refusal {
  const paste = readPaste(html, { carried: pictures });
  if (!paste || paste.blocks.length > MOST_BLOCKS) return 'long';
  if (paste.blocks.length === 0) return 'empty';
  const { kept: blockCounts } = paste.report;
  const report = { ...paste.report, left: { ...paste.report.left, ...left } };
  const [first, ...blocks] = paste.blocks;
  const title = isTitled && first?._type === 'block' && wordsOf(first);
  const isSame = title === documentTitle?.trim();
  if (!title || blocks.length === 0 || !(isSame || documentTitle === '')) {
    return { ...paste, report };
  }
  const headings = { heading: (blockCounts.heading ?? 1) - 1 };
  return {
    ...paste,
    blocks,
    report: { ...report, kept: { ...blockCounts, ...headings } },
    ...(!isSame && { title }),
  };
}

function wordsOf({ children }: PastedText): string {
  return children.map(({ text }) => text).join('');
}

async function readAside(file: File): Promise<WordText | WordRefusal | 'slow' | 'unread'> {
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (!bytes) return 'unread';
  const worker = new Worker(new URL('docx-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise((resolve) => {
      worker.addEventListener('message', ({ data }: MessageEvent<WordText | WordRefusal>) =>
        resolve(data),
      );
      worker.addEventListener('error', () => resolve('unread'));
      setTimeout(() => resolve('slow'), MOST_TIME);
      worker.postMessage(bytes, [bytes]);
    });
  } finally {
    worker.terminate();
  }
}

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The types of files that are taken for texts when they are dropped; some are refused with a reason. */
const TEXTS = [WORD, 'application/msword', 'application/vnd.oasis.opendocument.text'];

type WordDropProps = {
  isReading: boolean;
  /** Whether importing is disabled, because the document is read-only. */
  isOff: boolean;
  onFiles(files: readonly File[]): void;
  children: ReactNode;
};

/** A text into which Word files can be brought: by the button above it, or dropped anywhere on it. */
export function WordDrop({ isReading, isOff, onFiles, children }: WordDropProps) {
  const [isOver, setOver] = useState(false);

  /** Takes a file that is no picture from the editor, which takes all for pictures and says that it cannot take these. */
  function take(event: DragEvent): boolean {
    const files = [...event.dataTransfer.items].filter(({ kind }) => kind === 'file');
    const isText = files.length > 0 && files.every(({ type }) => TEXTS.includes(type));
    if (!isText || isOff) return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  return (
    <Stack
      gap={3}
      onDragEnterCapture={(event) => setOver(take(event))}
      onDragOverCapture={take}
      onDragLeaveCapture={(event) => {
        if (!take(event)) return;
        const { currentTarget, relatedTarget } = event;
        setOver(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
      }}
      onDropCapture={(event) => {
        setOver(false);
        if (take(event) && !isReading) onFiles([...event.dataTransfer.files]);
      }}
    >
      <Flex gap={3} align="center" hidden={isOff}>
        <FileChooser
          text="Importer un fichier Word"
          accept={`.docx,${WORD}`}
          isOff={isReading}
          onFiles={onFiles}
        />
        <div role="status">
          <Text size={1} muted>
            {isReading && 'Lecture du fichier…'}
            {isOver && !isReading && 'Déposez le fichier pour en importer le texte.'}
          </Text>
        </div>
      </Flex>
      {children}
    </Stack>
  );
}
