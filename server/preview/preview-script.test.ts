import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { previewScript } from './preview-script.ts';

test('the script of previews is the entry of its bundle, and none where the desk was not built', () => {
  const folder = mkdtempSync(join(tmpdir(), 'preview-'));
  const project = pathToFileURL(`${folder}/`);
  expect(previewScript(project, false)).toBeUndefined();
  mkdirSync(join(folder, 'build/studio'), { recursive: true });
  writeFileSync(
    join(folder, 'build/studio/preview-files.json'),
    JSON.stringify({
      '_shared.js': { file: 'assets/preview-A.js' },
      'main.ts': { file: 'assets/preview-B.js', isEntry: true, dynamicImports: ['overlays.ts'] },
    }),
  );
  expect(previewScript(project, false)).toBe(
    '<script type="module" src="/studio/assets/preview-B.js"></script>',
  );
  rmSync(folder, { recursive: true });
});
