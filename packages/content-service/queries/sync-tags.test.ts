import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns } from '../../kit/testing/property-runs.ts';
import { publishedIdOf } from '../document.ts';
import { DocumentSet } from '../documents/document-set.ts';
import { documents, manyDocuments, params, query } from '../testing/arbitrary-queries.ts';
import { subquery } from '../testing/arbitrary-subqueries.ts';
import { evaluateQuery } from './evaluate-query.ts';
import { PerspectiveView } from './perspective.ts';
import { syncTagsOf } from './sync-tags.ts';

it('a change that alters an answer shares a tag with it, from every perspective', {
  tags: ['property'],
}, async () => {
  const ids = fc.constantFrom('d0', 'd3', 'd7', 'drafts.d0', 'drafts.d3');
  const layers = fc.constantFrom([], ['drafts']);
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(documents, manyDocuments),
      documents,
      ids,
      fc.oneof({ weight: 2, arbitrary: query }, { weight: 1, arbitrary: subquery }),
      layers,
      async (list, others, id, text, stack) => {
        const stored = new DocumentSet();
        for (const document of list) stored.put(document);
        const view = new PerspectiveView(stored, { kind: 'stack', layers: stack }, () => true);
        const context = {
          params,
          identity: 'x',
          projectId: 'p',
          dataset: 'd',
          maxResultLength: 1_000_000,
        };
        const ask = () => evaluateQuery(text, { ...context, documents: view.documents });

        const answer = await ask();
        const versions = [publishedIdOf(id), `drafts.${publishedIdOf(id)}`];
        const before = versions.map((version) => stored.get(version));
        const [other] = others;
        const after = other && { ...other, _id: id };
        if (after) stored.put(after);
        else stored.remove(id);
        view.refresh(id);
        if ((await ask()).result === answer.result) return;

        const touched = new Set(
          [...before, after].flatMap((one) => (one ? [...syncTagsOf(one)] : [])),
        );
        expect(
          answer.syncTags.some((tag) => touched.has(tag)),
          text,
        ).toBe(true);
      },
    ),
    { numRuns: propertyRuns(2_500) },
  );
});
