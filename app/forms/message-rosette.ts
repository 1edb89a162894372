/** The folder of rosettes of messages: the server draws each from its reference alone (`server/cards/rosette-route.ts`). */
export const ROSETTES = '/rosaces';

export function rosetteAddress(reference: string): string {
  return `${ROSETTES}/${reference}.svg`;
}
