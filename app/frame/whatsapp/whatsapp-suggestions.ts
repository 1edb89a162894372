import type { WhatsappMessage, WhatsappSuggestions } from './whatsapp-query.ts';

/** Suggestions shown on a page (shell-9.07 in test/specification.md). */
const SUGGESTIONS_SHOWN = 3;

/**
 * The messages a page offers: its own set, else that of its folder, else the default one. What asks for today is not
 * offered while the agency is closed.
 *
 * @param path the page's address, `/work/mobile-app`
 */
export function suggestionsOn(
  path: string,
  sets: readonly WhatsappSuggestions[],
  isClosed: boolean,
): WhatsappMessage[] {
  const page = path.replace(/(?<=.)\/$/, '');
  const set =
    sets.find((candidate) => candidate.page === page) ??
    sets.find((candidate) => isFolder(candidate.page) && page.startsWith(candidate.page)) ??
    sets.find((candidate) => candidate.page === 'default');
  const offered = set?.messages.filter(({ text }) => !isClosed || !TODAY.test(text));
  return offered?.slice(0, SUGGESTIONS_SHOWN) ?? [];
}

/** Words by which a message asks for an answer at once. */
const TODAY =
  /aujourd\s*['’]\s*hui|maintenant|tout de suite|ce (?:matin|midi|soir)|cet après-midi|dans la journée|dans l['’]heure|immédiatement|urgent|urgence/i;

/** The home page's `/` ends with a slash too, and holds only itself. */
function isFolder(page: string): boolean {
  return page.length > 1 && page.endsWith('/');
}
