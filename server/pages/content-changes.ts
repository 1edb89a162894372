/**
 * Tells which pages a publication makes out of date: those made of something that changed. A job that is published has
 * the pages of jobs rendered again, and no other. docs/decisions/008-page-cache.md.
 */

/** The tag of a page that shows comments, among the sync tags of its content. */
export const COMMENTS = 'comments';

/** The tag of a page that was made of more than the sync tags of its answers say: any publication makes it out of date. */
export const ANYTHING = 'anything';

const NOTHING: readonly string[] = [];

/** Tags remembered, each with its last change; at the next one every page is taken for out of date once. */
const MOST_TAGS = 20_000;

/** A moment in the history of content and comments, as this process has followed it. */
export type Moment = { readonly changes: number; readonly comments: number };

export type ContentChanges = {
  /** Notes that content with these sync tags was published, changed or withdrawn; without them, that anything may be. */
  note(syncTags?: readonly string[]): void;
  now(): Moment;
  /** Whether something with one of these tags has changed since. */
  outdates(madeOf: readonly string[], since: Moment): boolean;
  /** Returns those of these tags that have changed since; `ANYTHING` for a change without tags. */
  changed(madeOf: readonly string[], since: Moment): readonly string[];
};

type Revisions = {
  /**
   * The revision of published content. The caller notes the tags that changed; a change without a note may concern any
   * page.
   */
  content(): number;
  comments(): number;
};

export function followContentChanges({ content, comments }: Revisions): ContentChanges {
  const lastChange = new Map<string, number>();
  let changes = 0;
  /** The last change that came without sync tags: it may have been of anything. */
  let unknown = 0;
  let followed = content();

  function note(syncTags?: readonly string[]): void {
    followed = content();
    changes += 1;
    for (const tag of syncTags ?? []) lastChange.set(tag, changes);
    if (syncTags && lastChange.size <= MOST_TAGS) return;
    unknown = changes;
    lastChange.clear();
  }

  function follow(): void {
    if (content() !== followed) note();
  }

  function changed(madeOf: readonly string[], since: Moment): readonly string[] {
    follow();
    const hasComments = comments() !== since.comments && madeOf.includes(COMMENTS);
    if (since.changes < unknown) return [ANYTHING];
    if (since.changes === changes) return hasComments ? [COMMENTS] : NOTHING;
    return madeOf.filter((tag) =>
      tag === COMMENTS
        ? hasComments
        : tag === ANYTHING || (lastChange.get(tag) ?? 0) > since.changes,
    );
  }

  return {
    note,
    now() {
      follow();
      return { changes, comments: comments() };
    },
    outdates: (madeOf, since) => changed(madeOf, since).length > 0,
    changed,
  };
}
