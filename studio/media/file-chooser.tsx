import { UploadIcon } from '@sanity/icons/Upload';
import { Button } from '@sanity/ui';
import { useRef } from 'react';

type FileChooserProps = {
  text: string;
  accept?: string | undefined;
  isOff?: boolean;
  mode?: 'ghost' | 'default';
  onFiles(files: File[]): void;
};

/** A button that opens the browser's choice of files, several at once. */
export function FileChooser({ text, accept, isOff = false, mode, onFiles }: FileChooserProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        icon={UploadIcon}
        text={text}
        mode={mode ?? 'ghost'}
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
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
