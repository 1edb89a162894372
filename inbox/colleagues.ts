/** Finds the agency's people who treat requests of a desk. */
import type { Staff } from '../staff/roles.ts';
import type { Area } from './contract/areas.ts';
import { areasOf } from './contract/words.ts';
import { areaOf } from './kinds/kinds.ts';

/** Lists the agency's accounts; undefined where another service has them. */
export type StaffList = (() => Promise<readonly Staff[]>) | undefined;

export function treats(staff: Pick<Staff, 'roles'>, area: Area): boolean {
  return areasOf(staff).includes(area);
}

/** The person of this id, as long as they treat requests of this kind. */
export async function colleagueFor(
  staff: StaffList,
  kind: string,
  id: string,
): Promise<Staff | undefined> {
  const area = areaOf(kind);
  const all = (await staff?.()) ?? [];
  return area && all.find((person) => person.id === id && treats(person, area));
}
