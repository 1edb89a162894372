/**
 * Which documents visitors see: the queries of this folder ask for these, and the embedded content service lets
 * the public read no other (docs/decisions/015-public-view.md). Conditions are GROQ on the document itself.
 */
export const SHOWN_PROJECT = 'status != "archived"';
export const SHOWN_SERVICE = 'status == "active"';
export const SHOWN_JOB = 'isActive == true';
/** An issue without a date was not sent yet: docs/decisions/041-newsletter-issues.md. */
export const SHOWN_ISSUE = 'defined(publishDate)';

/** Those with a title and an address: no others can be shown in a list. */
export const NAMED = '(title > "" && (slug > "" || slug.current > ""))';

/** Every document that has a page of its own. */
export const SHOWN_PAGES = `*[_type in ["portfolio", "service", "blogPost", "jobPosting", "newsletterIssue"] && defined(slug)
    && (_type != "portfolio" || ${SHOWN_PROJECT})
    && (_type != "service" || ${SHOWN_SERVICE})
    && (_type != "jobPosting" || ${SHOWN_JOB})
    && (_type != "newsletterIssue" || ${SHOWN_ISSUE})]`;

/** The rules of what is public; a publishDate in the future is not shown (pages-7.07 in test/specification.md). */
export const PUBLIC_DOCUMENTS = [
  { type: 'portfolio', condition: SHOWN_PROJECT, from: 'publishDate' },
  { type: 'blogPost', from: 'publishDate' },
  { type: 'service', condition: SHOWN_SERVICE },
  { type: 'jobPosting', condition: SHOWN_JOB },
  { type: 'newsletterIssue', condition: SHOWN_ISSUE, from: 'publishDate' },
] as const;

/** Whether visitors may see a document by its day: an editor's preview (`drafts`) does not wait for it, one without a day is out. */
export function isOut({ drafts }: { drafts?: boolean }, published: Date | undefined): boolean {
  return drafts === true || !published || published.getTime() <= Date.now();
}
