type Keys = Pick<MouseEvent, 'altKey' | 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether a click asks the browser for a new tab, a window or a download: it then means the link, and no script of ours. */
export function isModifiedClick({ altKey, button, ctrlKey, metaKey, shiftKey }: Keys): boolean {
  return button !== 0 || altKey || ctrlKey || metaKey || shiftKey;
}
