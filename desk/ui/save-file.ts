/** Hands a file to the browser to keep: never opened in the page, whatever it holds. */
export function saveFile({ name, content }: { name: string; content: Blob }): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken its own hold of it by the next turn.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
