import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { fileHint } from '../../inbox/forms/file-refusal.ts';
import type { FileField as Description } from '../../inbox/forms/form-description.ts';
import { writtenSize } from '../../packages/kit/french/written-size.ts';
import { Icon } from './icon.tsx';
import './file-field.css';

type Props = {
  name: string;
  description: Description;
  /** Why the file is refused, by the page or by the server. */
  error?: string | undefined;
  /** The text shown while no file is chosen. */
  missing?: string | undefined;
  /** The first refused field of a page that was sent without script takes the focus. */
  takesFocus?: boolean;
};

type Chosen = { name: string; size: number };

/** A file question: the browser's field lies invisible over the box and takes click, keys and drop. */
export function FileField({ name, description, error, missing, takesFocus }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen>();
  const problem = error ?? (chosen ? undefined : missing);

  const look = useCallback(() => {
    const file = input.current?.files?.[0];
    setChosen(file && { name: file.name, size: file.size });
  }, []);

  // The file may have been chosen before hydration, or restored by the browser.
  useEffect(look, [look]);

  useEffect(() => {
    const form = input.current?.form;
    // The field is empty only after the event.
    const emptied = () => setTimeout(look);
    form?.addEventListener('reset', emptied);
    return () => form?.removeEventListener('reset', emptied);
  }, [look]);

  return (
    <div className="field field-file">
      <label htmlFor={id}>{description.label}</label>
      <div className="file-box">
        <Icon name="document" />
        <p aria-live="polite">
          {chosen ? (
            <>
              <strong>{chosen.name}</strong>
              <span className="file-change">Changer</span>
              <span className="note" id={`${id}hint`}>
                {writtenSize(chosen.size)}
              </span>
            </>
          ) : (
            <>
              <span className="file-invitation">
                Déposez votre fichier ou <u>choisissez-le</u>
              </span>
              <span className="note" id={`${id}hint`}>
                {fileHint(description)}
              </span>
            </>
          )}
        </p>
        <input
          ref={input}
          id={id}
          name={name}
          type="file"
          {...description.attributes}
          // biome-ignore lint/a11y/noAutofocus: a page that was sent opens where it has something to say.
          autoFocus={takesFocus}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}error ${id}hint` : `${id}hint`}
          onChange={look}
        />
      </div>
      <div aria-live="polite">
        {problem && (
          <p className="field-error" id={`${id}error`}>
            {problem}
          </p>
        )}
      </div>
    </div>
  );
}
