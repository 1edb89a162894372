/** Where the server draws the rosette of a message, which follows from its reference alone (`server/cards/rosette-route.ts`). */
export const ROSETTES = '/rosaces';

export function rosetteAddress(reference: string): string {
  return `${ROSETTES}/${reference}.svg`;
}
