import { expect, test } from 'vitest';
import { startTestService } from '../../packages/content-service/testing/start-test-service.ts';
import { withoutFigure } from './measured-projects.ts';

test('case studies without a measured figure are named', async () => {
  const study = (_id: string, metrics: unknown) => ({
    put: { _id, _type: 'portfolio', title: `Étude ${_id}`, metrics },
  });
  const { client } = await startTestService([
    study('measured', [{ _key: 'a', value: '×2' }]),
    study('empty', []),
    study('silent', [{ _key: 'a', label: 'sans valeur' }]),
    study('other', []),
  ]);
  const list = ['measured', 'empty', 'silent'].map((_ref) => ({ _type: 'reference', _ref }));
  const getClient = (options: { apiVersion: string }) => client(options);
  expect((await withoutFigure(list, { getClient })).sort()).toEqual([
    'Étude empty',
    'Étude silent',
  ]);
  expect(await withoutFigure([undefined, 'mot'], { getClient })).toEqual([]);
});
