/** The form of a note; after an `@` the colleagues who may read it can be chosen, who then get a mail. */
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Person } from '../../ui/marks.tsx';
import { useDesk } from '../desk.tsx';
import { useShortcuts } from '../shortcuts.tsx';
import { useDraft } from './draft.ts';
import { type Mentionable, matchingPeople, mentionedIn, typedMention } from './mentions.ts';
import { useOpened } from './treatment.ts';

export function NoteForm() {
  const { api, me } = useDesk();
  const { request, treatment, colleagues } = useOpened();
  // Colleagues can be mentioned, oneself cannot.
  const people = colleagues.filter(({ id }) => id !== me.id);
  const [text, write] = useDraft(`note:${request.id}`);
  const [busy, setBusy] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const picker = useMentionPicker(people, text, write, area);
  useShortcuts([['n', () => area.current?.focus()]]);
  const isBlank = text.trim() === '';

  async function keep() {
    if (isBlank || busy) return;
    setBusy(true);
    const mentions = mentionedIn(text, people);
    const names = people.filter(({ id }) => mentions.includes(id)).map(({ name }) => name);
    const isStored = await treatment.perform({
      send: () => api.addNote(request.id, { text: text.trim(), mentions }),
      done:
        names.length > 0
          ? `Note enregistrée. Un e-mail part pour ${names.join(', ')}.`
          : 'Note enregistrée.',
    });
    setBusy(false);
    // The note stays in the field when it could not be stored.
    if (isStored) write('');
  }

  return (
    <form
      className="kit-stack request-note-form"
      onSubmit={(event) => {
        event.preventDefault();
        keep();
      }}
    >
      <div>
        {picker.list}
        <textarea
          ref={area}
          aria-label="Ajouter une note"
          placeholder="Une note pour l’équipe. L’expéditeur ne la voit pas."
          className="kit-input"
          rows={2}
          maxLength={5000}
          value={text}
          {...picker.attributes}
          onChange={(event) => {
            write(event.currentTarget.value);
            picker.look(event.currentTarget);
          }}
          onSelect={(event) => picker.look(event.currentTarget)}
          onBlur={picker.close}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) keep();
            else if (picker.press(event)) event.preventDefault();
            else if (event.key === 'Escape') event.currentTarget.blur();
          }}
        />
      </div>
      <div className="kit-buttons">
        <Button type="submit" text="Ajouter la note" disabled={isBlank || busy} />
        {people.length > 0 && (
          <Button text="@ Mentionner" aria-label="Mentionner un collègue" onClick={picker.open} />
        )}
      </div>
    </form>
  );
}

/**
 * The list of colleagues while a name is typed. The focus stays in the text: the chosen option is named to screen
 * readers by `aria-activedescendant`, and how many there are by a status.
 */
function useMentionPicker(
  people: readonly Mentionable[],
  text: string,
  write: (text: string) => void,
  area: React.RefObject<HTMLTextAreaElement | null>,
) {
  const listId = useId();
  /** The place of the caret; undefined while the list is closed by hand, or the focus elsewhere. */
  const [caret, setCaret] = useState<number>();
  const [active, setActive] = useState(0);
  const mention = caret === undefined ? undefined : typedMention(text, caret);
  const options = mention ? matchingPeople(people, mention.typed) : [];
  const chosen = options[Math.min(active, options.length - 1)];
  const optionId = ({ id }: Mentionable) => `${listId}-${id}`;

  function put(next: string, at: number) {
    write(next);
    setCaret(at);
    setActive(0);
    // React moves the caret to the end when it writes the text: the caret is set after that.
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(at, at);
    });
  }

  function choose(person: Mentionable) {
    if (!mention || caret === undefined) return;
    const before = `${text.slice(0, mention.from)}@${person.name} `;
    put(before + text.slice(caret).replace(/^ /, ''), before.length);
  }

  function press({ key }: KeyboardEvent): boolean {
    if (!chosen) return false;
    const last = options.length - 1;
    switch (key) {
      case 'ArrowDown':
        setActive(active >= last ? 0 : active + 1);
        return true;
      case 'ArrowUp':
        setActive(active <= 0 ? last : Math.min(active, last) - 1);
        return true;
      case 'Enter':
      case 'Tab':
        choose(chosen);
        return true;
      case 'Escape':
        setCaret(undefined);
        return true;
      default:
        return false;
    }
  }

  return {
    press,
    close: () => setCaret(undefined),
    look(field: HTMLTextAreaElement) {
      if (field.selectionStart === caret) return;
      setCaret(field.selectionEnd === field.selectionStart ? field.selectionStart : undefined);
      setActive(0);
    },
    /** Begins a mention where the caret is. */
    open() {
      const at = area.current?.selectionStart ?? text.length;
      const gap = at > 0 && !/\s$/.test(text.slice(0, at)) ? ' ' : '';
      const before = `${text.slice(0, at)}${gap}@`;
      put(before + text.slice(at), before.length);
    },
    attributes: {
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      ...(chosen && { 'aria-controls': listId, 'aria-activedescendant': optionId(chosen) }),
    } as const,
    list: (
      <>
        {chosen && (
          <div
            id={listId}
            role="listbox"
            aria-label="Collègues"
            className="kit-menu request-mention-list"
          >
            {options.map((person) => (
              <div
                key={person.id}
                id={optionId(person)}
                role="option"
                tabIndex={-1}
                aria-selected={person === chosen}
                onPointerDown={(event) => {
                  // The default is prevented, so that the focus stays in the text.
                  event.preventDefault();
                  choose(person);
                }}
              >
                <Person name={person.name} />
                {person.name}
              </div>
            ))}
          </div>
        )}
        <p role="status" className="kit-unseen">
          {chosen &&
            `${options.length > 1 ? `${options.length} collègues` : 'Un collègue'}. Flèches pour choisir, Entrée pour mentionner, Échap pour fermer.`}
        </p>
      </>
    ),
  };
}
