/**
 * Writes the TypeScript type of every query result, from the studio's schema and the queries of `app/`.
 *
 *   node tools/typegen.ts           writes app/content/content.generated.ts
 *   node tools/typegen.ts --check   changes nothing, fails when that file is stale
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { argv, cwd, stderr, stdout } from 'node:process';
import { fileURLToPath } from 'node:url';
import { runTypegenGenerate } from '@sanity/codegen';
import { extractSchema } from '@sanity/schema/_internal';
import { compileSchema } from '../model/schema/compile-schema.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const GENERATED = join(ROOT, 'app/content/content.generated.ts');

const HEADER = `// Generated from model/schema/ and the queries of app/ by \`npm run typegen\`. Do not edit.\n\n`;

const code = await generateResultTypes();

if (!argv.includes('--check')) {
  await writeFile(GENERATED, code);
} else if (code !== (await readFile(GENERATED, 'utf8').catch(() => ''))) {
  stderr.write(`${relative(cwd(), GENERATED)} is stale: run npm run typegen and commit it.\n`);
  process.exitCode = 1;
}

/** The whole generated file. Throws with one line per query that could not be read or evaluated. */
async function generateResultTypes(): Promise<string> {
  const scratch = await mkdtemp(join(tmpdir(), 'typegen-'));
  const generates = join(scratch, 'content.generated.ts');
  const failures: string[] = [];
  try {
    const result = await runTypegenGenerate({
      workDir: ROOT,
      // Fields stay optional even when the studio requires them: an import or an older document may lack them, and
      // the queries must say what happens then.
      extractedSchema: extractSchema(compileSchema(), { enforceRequiredFields: false }),
      config: {
        generates,
        overloadClientMethods: true,
        formatGeneratedCode: 'prettier',
        path: [
          // A relative pattern, so that no character of the checkout's own path is read as a wildcard.
          join(
            relative(cwd(), ROOT),
            'app/{blocks,content,crawlers,feeds,frame,pages,search}/**/*.ts',
          ),
          '!**/*.generated.ts',
          '!**/*.test.ts',
        ],
      },
      onProgress(event) {
        if (event.type === 'moduleEvaluated') failures.push(...event.errors);
        if (event.type === 'formatFailed') failures.push(event.message);
      },
    });
    if (failures.length > 0) throw new Error(failures.join('\n'));
    stdout.write(`${result.queriesCount} queries, ${result.schemaTypesCount} schema types\n`);
    const generated = await readFile(generates, 'utf8');
    return HEADER + generated.replace(/^\/\*\*[\s\S]*?\*\/\s*/, '');
  } finally {
    await rm(scratch, { recursive: true });
  }
}
