/** Keeps a form's text, without files, in this tab until the server has it, across reloads and crashes. */

/** Restores a draft into fields that are still empty. */
export function restoreDraft(form: HTMLFormElement, key: string): void {
  for (const [name, text] of read(key)) {
    const field = form.elements.namedItem(name);
    if (isAnswer(field) && field.value === '') field.value = text;
  }
}

/** Never fails: a full or forbidden storage costs the draft and nothing else. */
export function keepDraft(form: HTMLFormElement, key: string): void {
  const texts = [...form.elements]
    .filter(isAnswer)
    .filter(({ value, name }) => value !== '' && name !== '')
    .map(({ name, value }) => [name, value]);
  try {
    sessionStorage.setItem(storageKey(key), JSON.stringify(Object.fromEntries(texts)));
  } catch {}
}

export function removeDraft(key: string): void {
  try {
    sessionStorage.removeItem(storageKey(key));
  } catch {}
}

function storageKey(key: string): string {
  return `brouillon:${key}`;
}

function read(key: string): [name: string, text: string][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey(key)) ?? '{}');
    return Object.entries(stored ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
  } catch {
    return [];
  }
}

/** Whether an element holds an answer of the visitor: no file, nothing hidden, no honeypot. */
function isAnswer(
  field: unknown,
): field is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  if (field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement) return true;
  return (
    field instanceof HTMLInputElement &&
    field.type !== 'file' &&
    field.type !== 'hidden' &&
    field.tabIndex !== -1
  );
}
