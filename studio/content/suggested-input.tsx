import { useEffect, useId, useState } from 'react';
import { type StringInputProps, useClient, useFormValue } from 'sanity';
import { API_VERSION } from './api-version.ts';
import '../../model/schema/suggestions.ts';

/**
 * A text that may be anything. The browser offers words for it: those that published documents of the type have in the field,
 * then those of the schema.
 */
export function SuggestedInput(props: StringInputProps) {
  const { path, schemaType, elementProps } = props;
  const used = useUsedWords(useFormValue(['_type']), path.at(-1));
  const list = useId();
  const words = new Set([...used, ...(schemaType.options?.suggestions ?? [])]);
  return (
    <>
      {props.renderDefault({ ...props, elementProps: { ...elementProps, ...{ list } } })}
      <datalist id={list}>
        {[...words].map((word) => (
          <option key={word} value={word} />
        ))}
      </datalist>
    </>
  );
}

function useUsedWords(type: unknown, field: unknown): string[] {
  const client = useClient({ apiVersion: API_VERSION });
  const [used, setUsed] = useState<string[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    client
      .fetch<unknown[]>(
        `array::unique(*[_type == $type && defined(${field})].${field})`,
        { type },
        { perspective: 'published', signal: leaving.signal },
      )
      .then(
        (words) => setUsed(words.filter((word) => typeof word === 'string').toSorted()),
        // The words of the schema are offered all the same.
        () => undefined,
      );
    return () => leaving.abort();
  }, [client, type, field]);
  return used;
}
