import { z } from 'zod';
import { type ClockOffsets, listOffsets } from '../packages/kit/calendar/casablanca-time.ts';
import type { Config } from './config.ts';
import type { Services } from './services.ts';

/** The server tells the built desk this when it starts: `desk/shell/installation.ts` reads it. */
export type Installation = {
  agencyName: string;
  projectId: string;
  dataset: string;
  /** Whether the content service is the hosted one, with its own login; false for our embedded one. */
  hosted: boolean;
  clock: ClockOffsets;
};

const agencyName = z.string().min(1).catch('Studio');

/** Reads the name from the settings; the studio is served without it when they cannot be read. */
export async function readInstallation(
  { hostedContent }: Config,
  { reader: { client, warn } }: Services,
): Promise<Installation> {
  const name = await client
    .fetch<unknown>('*[_type == "settings"][0].agencyName')
    .catch((error: unknown) => {
      warn('the agency’s name could not be read for the studio', { error: String(error) });
    });
  const { projectId = '', dataset = '' } = client.config();
  return {
    agencyName: agencyName.parse(name),
    projectId,
    dataset,
    hosted: Boolean(hostedContent),
    clock: listOffsets(new Date()),
  };
}
