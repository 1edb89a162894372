/** Control characters but line feed and tab: no person types them; terminals, mails and CSV files obey them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufeff]/g;

/** Line breaks of every system, and the two that Unicode adds. */
const LINE_BREAKS = /\r\n?|[\u0085\u2028\u2029]/g;

/** Direction overrides: they can make `fdp.exe` read `exe.pdf`, and in a subject nothing isolates them. */
const DIRECTION_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;

/** Cleans lines as a visitor meant them: what they typed, composed (NFC), well-formed, with `\n` line breaks. */
export function cleanText(typed: string): string {
  return typed
    .toWellFormed()
    .normalize('NFC')
    .replace(LINE_BREAKS, '\n')
    .replace(CONTROLS, '')
    .trim();
}

/** Cleans a text and puts it on one line: breaks and tabs become a space. */
export function cleanLine(typed: string): string {
  return cleanText(typed).replace(/[\n\t]+/g, ' ');
}

/** Text that is about to be shown where its direction cannot be isolated: subjects, file names, log lines. */
export function withoutDirectionControls(line: string): string {
  return line.replace(DIRECTION_CONTROLS, '');
}
