/**
 * Writes which folder may import what of which other one, from `tools/boundaries.json`: the rules of lint in `biome.json`, and
 * `docs/boundaries.md`. `--check` only fails when one of them is stale.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';

const DATA = 'tools/boundaries.json';
const LINT = 'biome.json';
const PAGE = 'docs/boundaries.md';

/** The folders that build, measure and test the others, and import anything. */
export const UNBOUND = ['tools', 'test'];

const Boundaries = z.record(
  z.string(),
  z.strictObject({
    /** One sentence. */
    holds: z.string(),
    /** Files of other folders that this one may import, as globs below each. A `*` stands for no slash. */
    uses: z.record(z.string(), z.array(z.string())),
    /** Packages that it may not import. */
    refuses: z.array(z.string()).optional(),
    /** The one file that may import what its folder may not, by the same globs. */
    entry: z
      .strictObject({ file: z.string(), uses: z.record(z.string(), z.array(z.string())) })
      .optional(),
  }),
);
type Boundaries = z.infer<typeof Boundaries>;
type Uses = Boundaries[string]['uses'];

export function readBoundaries(): Boundaries {
  return Boundaries.parse(JSON.parse(readFileSync(DATA, 'utf8')));
}

/** The overrides of lint, one for each folder: an import of another folder is refused unless it is listed. */
function lintRules(boundaries: Boundaries): unknown[] {
  const names = [...Object.keys(boundaries), ...UNBOUND];
  return Object.entries(boundaries).flatMap(([name, { uses, refuses = [], entry }]) => {
    const rule = (includes: string[], allowed: Uses) => ({
      includes,
      linter: {
        rules: {
          style: {
            noRestrictedImports: {
              level: 'error',
              options: {
                patterns: [
                  {
                    group: [
                      ...names
                        .filter((other) => other !== name)
                        .map((other) => `${seenFrom(name, other)}/**`),
                      ...Object.entries(allowed).flatMap(([other, globs]) =>
                        globs.map((glob) => `!${seenFrom(name, other)}/${glob}`),
                      ),
                      ...refuses,
                    ],
                    message: `Not for ${name}/: ${PAGE} lists what it may import.`,
                  },
                ],
              },
            },
          },
        },
      },
    });
    const files = [`${name}/**`, '!**/*.test.{ts,tsx}', '!**/testing/**'];
    return [
      rule([...files, ...(entry ? [`!${name}/${entry.file}`] : [])], uses),
      ...(entry ? [rule([`${name}/${entry.file}`], { ...uses, ...entry.uses })] : []),
    ];
  });
}

/** Writes how an import from one folder to another begins: between packages it does not name `packages/`. */
function seenFrom(name: string, other: string): string {
  const isBeside = name.startsWith('packages/') && other.startsWith('packages/');
  return `**/${isBeside ? other.replace('packages/', '') : other}`;
}

function page(boundaries: Boundaries): string {
  const files = (uses: Uses) =>
    Object.entries(uses)
      .flatMap(([other, globs]) => globs.map((glob) => `\`${other}/${glob}\``))
      .join(', ');
  const rows = Object.entries(boundaries).map(
    ([name, { holds, uses, entry }]) =>
      `| \`${name}/\` | ${holds} | ${files(uses)}${entry ? `; \`${name}/${entry.file}\` alone: ${files(entry.uses)}` : ''} |`,
  );
  return `# Boundaries

Written by \`npm run boundaries\` from \`${DATA}\`, from the ground up: a folder imports nothing of those below its row. Lint refuses every other import, of types too ([why](decisions/025-boundaries.md)). A \`*\` stands for no slash. ${UNBOUND.map((name) => `\`${name}/\``).join(' and ')} import anything.

| Folder | Holds | Imports of others |
| --- | --- | --- |
${rows.join('\n')}
`;
}

if (import.meta.main) {
  const boundaries = readBoundaries();
  const lint = z
    .looseObject({ overrides: z.array(z.looseObject({ linter: z.unknown() })) })
    .parse(JSON.parse(readFileSync(LINT, 'utf8')));
  const byHand = lint.overrides.filter((it) => !JSON.stringify(it).includes('noRestrictedImports'));
  const rules = { ...lint, overrides: [...byHand, ...lintRules(boundaries)] };
  const text = page(boundaries);
  if (!process.argv.includes('--check')) {
    writeFileSync(LINT, `${JSON.stringify(rules, undefined, 2)}\n`);
    writeFileSync(PAGE, text);
  } else if (!isDeepStrictEqual(rules, lint) || readFileSync(PAGE, 'utf8') !== text) {
    console.error(`${LINT} or ${PAGE} is stale: run npm run boundaries`);
    process.exit(1);
  }
}
