/** The first text of the contact form when a visitor comes from a service. */
import { defineQuery } from 'groq';
import { OTHER_SUBJECT } from '../../../inbox/forms/choices.ts';
import { SHOWN_SERVICE } from '../../../model/public-documents.ts';
import { findContactChoices } from '../../content/contact-choices.ts';
import { readParts, text } from '../../content/document-parts.ts';
import { packageKey } from '../../content/services/service-request.ts';
import type { ContentReader } from '../../context.ts';

const SERVICE_REQUEST_QUERY = defineQuery(
  `*[_type == "service" && ${SHOWN_SERVICE} && (slug.current == $slug || slug == $slug)]
    | order(_id asc)[0]{ _id, title, category, packages[]{name} }`,
);

/** The form's choice of service, and the first line of its message. */
export type ServiceRequest = { service: string; message: string };

/** The service and package in an address; null where it names none. */
type RequestParameters = { slug: string | null; packageKey: string | null };

type FoundRequest = {
  /** Absent when there is no such service; a package it does not have is not named. */
  serviceRequest?: ServiceRequest;
  /** Whether all that the address names is published. */
  isPublished: boolean;
};

/** @throws what the content client throws when the service does not answer. */
export async function findServiceRequest(
  content: ContentReader,
  { slug, packageKey: key }: RequestParameters,
): Promise<FoundRequest> {
  if (!slug) return { isPublished: key === null };
  const [document, { service: subjects }] = await Promise.all([
    content.client.fetch(SERVICE_REQUEST_QUERY, { slug }),
    findContactChoices(content),
  ]);
  if (!document) return { isPublished: false };
  const parts = readParts(content, document, { type: 'service', id: document._id });
  const title = parts.one('title', text);
  if (!title) return { isPublished: false };
  const category = parts.one('category', text);
  const name = parts
    .insideEach('packages')
    .map((offered) => offered.one('name', text))
    .find((packageName) => packageName !== undefined && packageKey(packageName) === key);
  return {
    serviceRequest: {
      // The subject is that of the service's category, or else its own (pages-2.64 in test/specification.md).
      service: [category, title].find((name) => name && subjects.includes(name)) ?? OTHER_SUBJECT,
      message: `${title}${name ? `, formule ${name}` : ''}\n\n`,
    },
    isPublished: key === null || name !== undefined,
  };
}
