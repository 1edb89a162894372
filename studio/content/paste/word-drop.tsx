import { Flex, Stack, Text } from '@sanity/ui';
import { type DragEvent, type ReactNode, useState } from 'react';
import { FileChooser } from '../../media/file-chooser.tsx';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Files that are dropped as texts: those that are refused are refused with a reason. */
const TEXTS = [WORD, 'application/msword', 'application/vnd.oasis.opendocument.text'];

type WordDropProps = {
  isReading: boolean;
  /** Whether nothing can be brought in: what is looked at may not be written. */
  isOff: boolean;
  onFiles(files: readonly File[]): void;
  children: ReactNode;
};

/** A text into which Word files can be brought: by the button above it, or dropped anywhere on it. */
export function WordDrop({ isReading, isOff, onFiles, children }: WordDropProps) {
  const [isOver, setOver] = useState(false);

  /** The editor takes all files for pictures, and says that it cannot take these. */
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
