import { writtenSize } from '../../packages/kit/french/written-size.ts';
import type { Finding } from './check.ts';
import { diskSpace, probeWrite } from './disk.ts';

/** Times the floor, below which an operator should act: room for some weeks, time to find a larger disk. */
const SPACE_TO_WATCH = 4;

/**
 * Writes a block to the data directory, and judges the room that is left there.
 *
 * @param floor bytes below which uploads are refused
 * @throws the system's error where nothing can be written
 */
export async function diskFinding(directory: string, floor: number): Promise<Finding> {
  const { free } = await diskSpace(directory);
  await probeWrite(directory);
  const says = `Le disque s’écrit normalement\u00a0; il reste ${writtenSize(free)}.`;
  if (free < floor) {
    return {
      state: 'failed',
      says: `Il ne reste que ${writtenSize(free)}\u00a0: les candidatures avec CV sont refusées.`,
      advice: 'Libérez de la place ou agrandissez le disque.',
    };
  }
  return free < SPACE_TO_WATCH * floor
    ? { state: 'watch', says, advice: 'Prévoyez plus de place dans les prochaines semaines.' }
    : { state: 'good', says };
}
