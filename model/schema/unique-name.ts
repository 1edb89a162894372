import type { StringRule, ValidationContext } from '@sanity/types';
import { fold } from '../../packages/search/french-folding.ts';

/** The API version the rule asks in; any that knows `coalesce` would do. */
const API_VERSION = '2025-02-19';

/**
 * A rule: no other document of the type has this name, in any case and accents. Two would be one thing to
 * visitors, and renaming one would change half of it.
 */
export function uniqueName(rule: StringRule, error: string): StringRule {
  return rule.custom(async (name, context) => {
    if (!name || !context.document) return true;
    const taken = await namesTaken(context, context.document);
    return taken.some((other) => typeof other === 'string' && fold(other) === fold(name))
      ? error
      : true;
  });
}

async function namesTaken(
  { getClient }: Pick<ValidationContext, 'getClient'>,
  { _id, _type }: { _id: string; _type: string },
): Promise<unknown[]> {
  const id = _id.replace(/^(?:drafts|versions\.[^.]+)\./, '');
  return getClient({ apiVersion: API_VERSION }).fetch(
    '*[_type == $type && !(_id in [$id, "drafts." + $id]) && !(_id in path("versions.**"))].name',
    { type: _type, id },
  );
}
