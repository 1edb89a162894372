/**
 * The documents that visitors see, in GROQ on the document itself: queries ask for these, and the embedded content
 * service lets the public read no other (docs/decisions/015-public-view.md). Each is in the row of its type:
 * `document-types.ts`.
 */
export const SHOWN_PROJECT = 'status != "archived"';
export const SHOWN_SERVICE = 'status == "active"';
export const SHOWN_JOB = 'isActive == true';
/** An issue without a date was not sent yet: docs/decisions/041-newsletter-issues.md. */
export const SHOWN_ISSUE = 'defined(publishDate)';

/** A page exists once it is published; an editor may leave it out of lists, for those who have its address. */
export const LISTED_PAGE = 'listed != false';

/** The documents with a title and an address: no others can be shown in a list. */
export const NAMED = '(title > "" && (slug > "" || slug.current > ""))';

/**
 * The visible pages, used as `SHOWN_PAGES` of `document-types.ts`, which checks them against the rows. A literal text,
 * because types are derived from it.
 */
export const PAGES_SHOWN =
  `*[_type in ["portfolio", "service", "blogPost", "jobPosting", "newsletterIssue", "page"] && defined(slug)
    && (_type != "portfolio" || ${SHOWN_PROJECT})
    && (_type != "service" || ${SHOWN_SERVICE})
    && (_type != "jobPosting" || ${SHOWN_JOB})
    && (_type != "newsletterIssue" || ${SHOWN_ISSUE})
    && (_type != "page" || ${LISTED_PAGE})]` as const;

/** Whether visitors may see a document by its day: an editor's preview (`drafts`) does not wait for it, one without a day is out. */
export function isOut({ drafts }: { drafts?: boolean }, published: Date | undefined): boolean {
  return drafts === true || !published || published.getTime() <= Date.now();
}
