import { type FocusEvent, type InputEvent, useRef, useState } from 'react';
import {
  countRefusals,
  readAnswer,
  refusalOfAnswer,
  refusalOfChosenFile,
} from '../../inbox/forms/answer-refusal.ts';
import type { FormDescription, FormField } from '../../inbox/forms/form-description.ts';
import { released } from '../frame/press.ts';
import type { ByField } from './form-outcome.ts';

/**
 * The errors beside the fields of a form, in the server's words: a field that was changed is validated when the visitor
 * leaves it, a file as soon as it is chosen, all of them before the form is sent. An error goes when its answer is mended.
 *
 * @param first the errors the page came with
 */
export function useFieldErrors(fields: FormDescription['fields'], first: ByField) {
  const [errors, setErrors] = useState(first);
  const [announcement, setAnnouncement] = useState('');
  const changed = useRef(new Set<string>());
  /** The number of submissions: a validation begun before one is obsolete after it. */
  const sendings = useRef(0);

  /** Writes, replaces or removes the error of one field. */
  function validate(form: HTMLFormElement, name: string): string | undefined {
    const error = errorOf(form, name, fields[name]);
    setErrors(({ [name]: _, ...others }) => (error ? { ...others, [name]: error } : others));
    return error;
  }

  function show(refused: ByField): void {
    sendings.current += 1;
    setErrors(refused);
    // The first wrong field takes the focus, and screen readers read it with its error.
    setAnnouncement(Object.keys(refused).length > 1 ? countRefusals(refused) : '');
  }

  return {
    errors,
    /** The text for screen readers, because the error is not where the focus is. */
    announcement,
    show,

    /** Forgets changed fields: the form was reset. */
    clear(): void {
      changed.current.clear();
      show({});
    },

    /** The errors of a form that is about to be sent, by field, in the order of the fields. */
    find(form: HTMLFormElement): ByField {
      return Object.fromEntries(
        Object.entries(fields).flatMap(([name, field]) => {
          const error = errorOf(form, name, field);
          return error ? [[name, error]] : [];
        }),
      );
    },

    change({ target, currentTarget }: InputEvent<HTMLFormElement>): void {
      const name = nameOf(target);
      changed.current.add(name);
      if (errors[name] || fields[name]?.element === 'file') validate(currentTarget, name);
    },

    async leave({ target, currentTarget }: FocusEvent<HTMLFormElement>): Promise<void> {
      const name = nameOf(target);
      const before = sendings.current;
      if (!changed.current.has(name)) return;
      // Validation waits until the mouse is released: an error that appears would move the button away from under it.
      await released();
      // Another window has the focus: the visitor has not left the field.
      if (document.activeElement === target || sendings.current !== before) return;
      setAnnouncement(validate(currentTarget, name) ?? '');
    },
  };
}

function nameOf(target: EventTarget): string {
  return isControl(target) ? target.name : '';
}

function errorOf(
  form: HTMLFormElement,
  name: string,
  field: FormField | undefined,
): string | undefined {
  const control = form.elements.namedItem(name);
  if (!field || !isControl(control)) return undefined;
  if (field.element === 'file') {
    const file = control instanceof HTMLInputElement ? control.files?.[0] : undefined;
    return refusalOfChosenFile(field, file);
  }
  return refusalOfAnswer(field, readAnswer(field, control.value));
}

function isControl(
  element: unknown,
): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}
