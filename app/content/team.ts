import { defineQuery } from 'groq';
import { FIRST_TEAM } from '../../model/first-texts.ts';
import type { ContentReader } from '../context.ts';
import { readParts, text } from './document-parts.ts';
import { reportMissing } from './missing-documents.ts';
import { PERSON, type Person, readPerson } from './person.ts';

/** Lists come as they are: a projection would turn one that is broken into one that is absent. */
const TEAM_QUERY = defineQuery(`*[_type == "team" && _id == "team"][0]{
  title,
  text,
  members,
  "people": members[]->${PERSON},
  values
}`);

/** A team, of at least one member or one value. */
export type Team = {
  title: string;
  text?: string;
  members: Person[];
  values: { title: string; text?: string }[];
};

/**
 * Reads the team; undefined when there is no member and nothing to show.
 *
 * @throws what the content client throws when the service does not answer.
 */
export async function findTeam(content: ContentReader): Promise<Team | undefined> {
  const document = await content.client.fetch(TEAM_QUERY);
  if (!document) reportMissing(content, 'team');
  const parts = readParts(content, document, { type: 'team', id: 'team' });
  const people = new Map(
    parts.insideEach('people').map((person) => [person.one('_id', text), person]),
  );
  const members = parts.insideEach('members').flatMap((member): Person[] => {
    const linked = member.one('_ref', text);
    const person = readPerson(content, linked ? (people.get(linked) ?? member) : member);
    if (!person && linked) member.report(`${linked} has no name, or is not there`);
    return person ? [person] : [];
  });
  const values = parts.insideEach('values').flatMap((value) => {
    const title = value.one('title', text);
    return title ? [{ title, text: value.one('text', text) }] : [];
  });
  if (members.length === 0 && values.length === 0) return undefined;
  return {
    title: parts.one('title', text) ?? FIRST_TEAM.title,
    text: parts.one('text', text),
    members,
    values,
  };
}
