import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { DESK_FILES } from '../../staff/desk-addresses.ts';

/** Vite's manifest: the built files, by the modules they are made of. */
const manifest = z.record(
  z.string(),
  z.object({ file: z.string(), isEntry: z.boolean().default(false) }),
);

/** The tag of the script that acts in the Studio's preview frame; undefined where the desk was not built. */
export function previewScript(project: URL, development: boolean): string | undefined {
  if (development) return tag('/studio/preview/main.ts');
  const list = new URL('build/studio/preview-files.json', project);
  if (!existsSync(list)) return undefined;
  const files = Object.values(manifest.parse(JSON.parse(readFileSync(list, 'utf8'))));
  const entry = files.find(({ isEntry }) => isEntry);
  return entry && tag(`${DESK_FILES}/${entry.file.replace(/^assets\//, '')}`);
}

function tag(address: string): string {
  return `<script type="module" src="${address}"></script>`;
}
