import { reliefPortrait } from '../../packages/drawings/relief/portrait.ts';
import { likenessOf } from '../../packages/drawings/zellige/likeness-of.ts';
import { portrait } from '../../packages/drawings/zellige/portrait.ts';
import { brandContext } from '../context.ts';
import type { Route } from './+types/portrait.ts';
import { drawnResponse } from './drawn-response.ts';

/** The longest name, longer than anyone's: the address is anyone's to write. */
const LONGEST_NAME = 120; // characters

/** Serves the portrait of a person without a picture, drawn from the name: `/portraits/{name}.svg`, 400 × 520. */
export function loader({ params, context }: Route.LoaderArgs) {
  const [, name] = /^(.+)\.svg$/s.exec(params.file) ?? [];
  if (!name || name.length > LONGEST_NAME) return new Response('Not found', { status: 404 });
  const brand = context.get(brandContext);
  const isRelief = brand.drawings === 'relief';
  return drawnResponse(isRelief ? reliefPortrait(name) : portrait(name, likenessOf(name)), brand);
}
