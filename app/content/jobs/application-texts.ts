/** Reads the texts around both application forms: the promise, and the confirmation. */
import { defineQuery } from 'groq';
import { FIRST_APPLICATIONS } from '../../../model/first-texts.ts';
import type { ContentReader } from '../../context.ts';
import type { APPLICATIONS_QUERY_RESULT } from '../content.generated.ts';
import { readTexts } from '../page-texts.ts';
import { findResponseTimes } from '../settings.ts';
import { sharedRead } from '../shared-read.ts';
import { UNPROMISED_APPLICATIONS } from '../unpromised-texts.ts';

const APPLICATIONS_QUERY = defineQuery(`*[_type == "careers" && _id == "careers"][0]{
  applicationTitle, applicationText, applicationSent, jobSentTitle, jobSentText
}`);

export type ApplicationTexts = ReturnType<typeof readApplications>;

/** @throws what the content client throws when the service does not answer. */
export const findApplications = sharedRead(
  async (content: ContentReader): Promise<ApplicationTexts> => {
    const [document, { applications }] = await Promise.all([
      content.client.fetch(APPLICATIONS_QUERY),
      findResponseTimes(content),
    ]);
    return readApplications(content, document, applications);
  },
);

/** The texts while the content service does not answer. */
export function applicationsWithoutContent(content: ContentReader): ApplicationTexts {
  return readApplications(content, null);
}

function readApplications(
  content: ContentReader,
  document: APPLICATIONS_QUERY_RESULT,
  délai?: string,
) {
  const values = { délai };
  return {
    ...readTexts(content, 'careers', FIRST_APPLICATIONS, document, values, UNPROMISED_APPLICATIONS),
    /** The time within which applications are answered, if one is promised. */
    promised: délai,
  };
}
