import { filled, rect } from '../../zellige/markup.ts';
import { INK } from '../../zellige/palettes.ts';
import { randomFrom } from '../../zellige/random.ts';

const BLOCKS = [INK.ciel, INK.nuitClaire, INK.chaux, INK.terre, INK.ciel, INK.nuitSourde] as const;

/** Blocks of a page: terraces of equal modules, each last one with a slow corner. */
export function blocks(
  seed: string,
  [width, height]: readonly [width: number, height: number],
  { module, low, high }: { module: number; low: number; high: number },
): string {
  const random = randomFrom(seed);
  const columns = Math.ceil(width / module);
  let before = 0;
  return Array.from({ length: columns }, (_, column) => {
    let storeys = low + Math.floor(random() * (high - low + 1));
    if (storeys === before) storeys = storeys === high ? low : storeys + 1;
    before = storeys;
    return Array.from({ length: storeys }, (_, storey) => {
      const x = column * module;
      const y = height - (storey + 1) * module;
      const fill = BLOCKS[Math.floor(random() * BLOCKS.length)] ?? INK.ciel;
      if (storey < storeys - 1) return rect(x, y, module, module, fill);
      const isLeft = random() < 0.5;
      return filled(
        isLeft
          ? `M${x + module} ${y}v${module}h${-module}a${module} ${module} 0 0 1 ${module} ${-module}z`
          : `M${x} ${y}v${module}h${module}a${module} ${module} 0 0 0 ${-module} ${-module}z`,
        column % 5 === 2 ? INK.safran : fill,
      );
    }).join('');
  }).join('');
}
