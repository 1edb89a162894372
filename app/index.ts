/** The names of the pages, for the process around them and for tools; `context.ts` holds what pages are given. */

export { PUBLIC_DOCUMENTS } from '../model/document-types.ts';
export { createRedirectTable } from '../model/redirects/redirect-table.ts';
export { findBrand } from './content/brand.ts';
export { findContactChoices } from './content/contact-choices.ts';
export { CONTENT_UNAVAILABLE, ContentUnavailableError } from './content/content-unavailable.ts';
export { findIssueById, type MailedIssue } from './content/issues/issue.ts';
export { CHOSEN_PARAMETER } from './content/jobs/job-address.ts';
export { SEARCH_PARAMETER } from './content/main-navigation.ts';
export { listMissing, MISSING } from './content/missing-documents.ts';
export { leadsToOffPart } from './content/off-parts.ts';
export { BLOG_SEARCH_PARAMETER, CATEGORY_PARAMETER } from './content/posts/blog-address.ts';
export { listRedirects } from './content/redirects/list-redirects.ts';
export { PACKAGE_PARAMETER, SERVICE_PARAMETER } from './content/services/service-request.ts';
export { findOffParts, findSettings } from './content/settings.ts';
export { SOCIAL_IMAGE } from './content/social-image.ts';
export { listSitemap, SITEMAP_PART_PARAMETER } from './crawlers/sitemap-query.ts';
export { FEED_FORMATS, FEEDS } from './feeds/addresses.ts';
export { findPostMarkdown } from './feeds/post-markdown.ts';
export { isReference, REFERENCE_PARAMETER, SENT_PARAMETER } from './forms/form-outcome.ts';
export { ROSETTES } from './forms/message-rosette.ts';
export { PERSONAL_PAGES, TOKEN_PARAMETER } from './frame/personal-pages.ts';
export { TINT_KEY } from './last-piece/tint-memory.ts';
export { ANALYTICS_ADDRESS, type Measuring } from './measure/measuring.ts';
export { listSearchDocuments, type ReadBefore } from './search/search-documents.ts';
