import { Schema } from '@sanity/schema';
import { builtinTypes, groupProblems, validateSchema } from '@sanity/schema/_internal';
import { schemaTypes } from './index.ts';

/** The schema as the studio compiles it, for tools that run without the studio: type generation, archive checks, tests. */
export function compileSchema() {
  const builtin = Schema.compile({ name: 'builtin', types: builtinTypes });
  return Schema.compile({ name: 'default', types: schemaTypes, parent: builtin });
}

/** The faults the schema's own validator finds, one line each; the studio shows the same list instead of the desk. */
export function schemaProblems(): string[] {
  const validated = validateSchema(schemaTypes).getTypes();
  return groupProblems(validated).flatMap(({ path, problems }) =>
    problems.map(
      ({ severity, message }) =>
        `${severity}: ${path.map((segment) => segment.name ?? '?').join(' › ')}: ${message}`,
    ),
  );
}
