/** The shapes that several answers of the API share. */
import { z } from 'zod';
import { ROLES } from '../../staff/roles.ts';
import { AREAS } from './areas.ts';

export const id = z.string().min(1).max(64);
export const time = z.iso.datetime();
export const area = z.enum(AREAS);

export const person = z.object({ id, name: z.string() });
export const staff = person.extend({ roles: z.array(z.enum(ROLES)).readonly() });

/** The details of an event: `{ from, to }` of a change, as names of states and figures. */
export const details = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    items: z.array(item),
    /** Null on the last page. */
    next: z.string().nullable(),
  });
