import { expect, test } from 'vitest';
import { startTestService } from '../../../packages/content-service/testing/start-test-service.ts';
import { archiveDocuments } from '../../../tools/demo/archive.ts';
import { withoutLastPiece } from './last-piece-row.ts';
import { findLegal } from './query.ts';

test('of the texts any agency starts with, pages without a wall lose the row of its last piece and nothing else', async () => {
  const document = archiveDocuments().find(({ _id }) => _id === 'legal');
  if (!document) throw new Error('no legal document');
  const service = await startTestService([{ put: { ...document, _id: 'legal', _type: 'legal' } }]);
  const legal = await findLegal({ client: service.client(), assetOrigin: '', warn: () => {} });
  const rows = ({ texts }: typeof legal) =>
    texts.flatMap(({ body }) => body.flatMap((it) => (it._type === 'table' ? it.rows : [])));
  const without = withoutLastPiece(legal);
  const lost = rows(legal).filter((row) => !rows(without).includes(row));
  expect(lost.map(([what]) => what)).toEqual(['La couleur de la pièce que vous posez sur le mur']);
  expect({ ...without, texts: without.texts.length }).toEqual({
    ...legal,
    texts: legal.texts.length,
  });
});
