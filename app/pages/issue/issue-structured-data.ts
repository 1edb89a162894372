import type { Article } from 'schema-dts';
import { TYPES } from '../../../model/document-types.ts';
import type { Issue } from '../../content/issues/issue.ts';
import type { Described } from '../../structured-data/page-data.ts';

/** The issue of the newsletter as search engines are told of it: an article that the agency signs. */
export function issueNode({ subject, preheader, published }: Issue, described: Described) {
  const { url, page, agency } = described;
  return {
    '@type': TYPES.newsletterIssue.thing,
    '@id': `${url}#article`,
    url,
    headline: subject,
    description: preheader,
    datePublished: published?.iso,
    author: agency,
    publisher: agency,
    inLanguage: 'fr',
    mainEntityOfPage: page,
  } as const satisfies Article;
}
