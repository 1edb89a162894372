import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arrange } from './arrangement.ts';
import { edgesOf, ORIGIN, polar, type Segment } from './geometry.ts';

const areas = (segments: Segment[]) => arrange(segments).map(({ area }) => area);
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

test('two squares laid over each other make an octagon and eight points', () => {
  const square = (turn: number) =>
    edgesOf([0, 1, 2, 3].map((i) => polar(1, turn + (i * Math.PI) / 2)));
  const faces = arrange([...square(0), ...square(Math.PI / 4)]);
  expect(faces.map(({ outline }) => outline.length).sort()).toEqual([3, 3, 3, 3, 3, 3, 3, 3, 8]);
});

test('lines that bound nothing leave no trace', () => {
  const triangle = edgesOf([ORIGIN, { x: 1, y: 0 }, { x: 0, y: 1 }]);
  const loose = { from: { x: 0.25, y: 0.25 }, to: { x: 2, y: 2 } };
  const [face, ...others] = arrange([...triangle, loose]);
  expect(others).toEqual([]);
  expect(face?.outline).toHaveLength(3);
  expect(face?.area).toBeCloseTo(1 / 2);
});

test('lines drawn twice, or there and back, count once', () => {
  const square = edgesOf([ORIGIN, { x: 1, y: 0 }, { x: 1, y: 1 }, { x: 0, y: 1 }]);
  const backwards = square.map(({ from, to }) => ({ from: to, to: from }));
  expect(areas([...square, ...square, ...backwards])).toEqual([1]);
});

test('however a square is cut by straight lines, its pieces add up to it', () => {
  const height = fc.integer({ min: 1, max: 99 }).map((percent) => percent / 100);
  fc.assert(
    fc.property(fc.array(fc.tuple(height, height), { maxLength: 6 }), (lines) => {
      const square = edgesOf([ORIGIN, { x: 1, y: 0 }, { x: 1, y: 1 }, { x: 0, y: 1 }]);
      const cuts = lines.map(([left, right]) => ({
        from: { x: 0, y: left },
        to: { x: 1, y: right },
      }));
      expect(sum(areas([...square, ...cuts]))).toBeCloseTo(1, 3);
    }),
  );
});
