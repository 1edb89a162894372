import { UploadIcon } from '@sanity/icons/Upload';
import { Button } from '@sanity/ui';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';

type FileDropProps = {
  /** The words over the place while files hang above it. */
  invitation: string;
  isOff?: boolean;
  className?: string;
  onFiles(files: File[]): void;
  children: ReactNode;
};

/** An area that accepts dropped files. A dialog opened from it gets its own drops. */
export function FileDrop({ invitation, isOff, className = '', onFiles, children }: FileDropProps) {
  const [isAbove, setIsAbove] = useState(false);
  function takes(event: DragEvent<HTMLElement>): boolean {
    const isInside = event.target instanceof Node && event.currentTarget.contains(event.target);
    return !isOff && isInside && event.dataTransfer.types.includes('Files');
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what can be dropped can be chosen by a button as well
    <div
      className={`media-drop ${className}`}
      data-above={isAbove || undefined}
      onDragOver={(event) => {
        if (!takes(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
        setIsAbove(true);
      }}
      onDragLeave={(event) => {
        const { relatedTarget, currentTarget } = event;
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) {
          setIsAbove(false);
        }
      }}
      onDrop={(event) => {
        setIsAbove(false);
        if (!takes(event)) return;
        event.preventDefault();
        event.stopPropagation();
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
      {isAbove && <p className="media-drop-invitation">{invitation}</p>}
    </div>
  );
}

type FileChooserProps = {
  text: string;
  accept?: string | undefined;
  isOff?: boolean;
  mode?: 'ghost' | 'default';
  onFiles(files: File[]): void;
};

/** A button that opens the browser's file picker, for several files at once. */
export function FileChooser({ text, accept, isOff = false, mode, onFiles }: FileChooserProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        icon={UploadIcon}
        text={text}
        mode={mode ?? 'ghost'}
        tone={mode === 'default' ? 'primary' : 'default'}
        fontSize={1}
        disabled={isOff}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={accept}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // The field is emptied, so that the same file can be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
