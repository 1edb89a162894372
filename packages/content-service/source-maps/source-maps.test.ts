import type { ContentSourceMap } from '@sanity/client';
import {
  jsonPathToStudioPath,
  parseJsonPath,
  resolveMapping,
  studioPath,
  walkMap,
} from '@sanity/client/csm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns } from '../../kit/testing/property-runs.ts';
import type { Document } from '../document.ts';
import { DocumentSet } from '../documents/document-set.ts';
import { evaluateQuery } from '../queries/evaluate-query.ts';
import { type Perspective, PerspectiveView } from '../queries/perspective.ts';
import { pages, projection } from '../testing/arbitrary-projections.ts';
import { documents, params, query } from '../testing/arbitrary-queries.ts';
import { subquery } from '../testing/arbitrary-subqueries.ts';
import type { ItemNames } from './json-path.ts';

const PERSPECTIVES: readonly Perspective[] = [
  { kind: 'raw', versions: true },
  { kind: 'stack', layers: [] },
  { kind: 'stack', layers: ['drafts'] },
  { kind: 'stack', layers: ['r', 'drafts'] },
];

type Source = 'documentValue' | 'literal' | 'unknown' | 'none';

/** Asks with and without a source map, and resolves every mapping as the client library does. */
async function traceBoth(
  list: readonly Document[],
  text: string,
  perspective: Perspective,
  itemNames: ItemNames,
) {
  const stored = new Map(list.map((document) => [document._id, document]));
  const source = new DocumentSet();
  for (const document of list) source.put(document);
  const view = new PerspectiveView(source, perspective, () => true);
  const context = {
    documents: view.documents,
    params,
    identity: 'me',
    projectId: 'p',
    dataset: 'd',
    maxResultLength: 1_000_000,
  };
  const plain = await evaluateQuery(text, context);
  const { result, resultSourceMap } = await evaluateQuery(text, {
    ...context,
    sourceMap: { itemNames, maxLength: 1_000_000, perspective },
  });
  expect(result, text).toBe(plain.result);
  const map: ContentSourceMap = JSON.parse(resultSourceMap ?? 'null');
  const sources: Source[] = [];
  walkMap(JSON.parse(result), (value, path) => {
    const resolved = resolveMapping(path, map);
    const source = resolved?.mapping.source;
    sources.push(source?.type ?? 'none');
    if (resolved && source?.type === 'documentValue') {
      const named = map.documents[source.document];
      const document = stored.get(named?._id ?? '');
      const at = parseJsonPath(`${map.paths[source.path]}${resolved.pathSuffix}`);
      expect(studioPath.get(document, jsonPathToStudioPath(at)), text).toEqual(value);
      expect(named?._type).toBe(document?._type);
    }
    return value;
  });
  return { map, sources };
}

it('a map changes no result and names the very value of each field, whatever is asked', {
  tags: ['property'],
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      documents,
      fc.oneof(query, subquery),
      fc.constantFrom(...PERSPECTIVES),
      fc.constantFrom<ItemNames>('by place', 'by key'),
      async (list, text, perspective, itemNames) => {
        await traceBoth(list, text, perspective, itemNames);
      },
    ),
    { numRuns: propertyRuns(1_500) },
  );
});

it('does so for nested content, keyed arrays, references, spreads and choices, and traces most of it', {
  tags: ['property'],
}, async () => {
  const counts = { documentValue: 0, literal: 0, unknown: 0, none: 0 };
  await fc.assert(
    fc.asyncProperty(
      pages,
      projection,
      fc.constantFrom(...PERSPECTIVES),
      fc.constantFrom<ItemNames>('by place', 'by key'),
      async (list, text, perspective, itemNames) => {
        const { sources, map } = await traceBoth(list, text, perspective, itemNames);
        for (const type of sources) counts[type] += 1;
        // The evaluation could be followed: no map is dropped whole.
        if (sources.length > 1) expect(map.mappings.$?.source.type, text).not.toBe('unknown');
      },
    ),
    { numRuns: propertyRuns(1_500) },
  );
  expect(counts.documentValue).toBeGreaterThan(counts.unknown);
  expect(counts.none).toBe(0);
});
