import { defineQuery } from 'groq';
import type { ContentReader } from '../context.ts';
import { readParts, text } from './document-parts.ts';
import { image, type Picture } from './image.ts';
import { personPortrait } from './person-portrait.ts';

/** Lists come as they are: a projection would turn one that is broken into one that is absent. */
const TEAM_QUERY = defineQuery(`*[_type == "team" && _id == "team"][0]{
  title,
  text,
  members,
  values
}`);

export type TeamMember = { name: string; role?: string; portrait: Picture; bio?: string };

/** At least one member or one value. */
export type Team = {
  title: string;
  text?: string;
  members: TeamMember[];
  values: { title: string; text?: string }[];
};

/**
 * Reads the team; undefined when there is no member and nothing to show.
 *
 * @throws what the content client throws when the service does not answer.
 */
export async function findTeam(content: ContentReader): Promise<Team | undefined> {
  const document = await content.client.fetch(TEAM_QUERY);
  if (!document) content.warn('the team document is missing', { id: 'team' });
  const parts = readParts(content, document, { type: 'team', id: 'team' });
  const members = parts.insideEach('members').flatMap((member): TeamMember[] => {
    const name = member.one('name', text);
    if (!name) return [];
    const portrait = personPortrait(content, name, member.one('portrait', image));
    return [{ name, role: member.one('role', text), portrait, bio: member.one('bio', text) }];
  });
  const values = parts.insideEach('values').flatMap((value) => {
    const title = value.one('title', text);
    return title ? [{ title, text: value.one('text', text) }] : [];
  });
  if (members.length === 0 && values.length === 0) return undefined;
  return {
    title: parts.one('title', text) ?? 'L’équipe',
    text: parts.one('text', text),
    members,
    values,
  };
}
