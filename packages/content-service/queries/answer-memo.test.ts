import { expect, it } from 'vitest';
import { AnswerMemo } from './answer-memo.ts';

interface Answer {
  text: string;
  length: number;
  repeatable: boolean;
}

const MEBI = 1024 * 1024;

const caller = { company: 'visitor', signal: new AbortController().signal };

/** Asks, counting how often it had to be evaluated. */
function startMemo() {
  const memo = new AnswerMemo<Answer>();
  const evaluated: string[] = [];
  const ask = (generation: number, key: string, answer: Partial<Answer> = {}) =>
    memo.ask({ ...caller, generation, key }, async () => {
      evaluated.push(key);
      await new Promise(setImmediate);
      return { text: `${key} at ${generation}`, length: 10, repeatable: true, ...answer };
    });
  return { ask, evaluated };
}

it('an answer is evaluated once, also for callers who ask while it is', async () => {
  const { ask, evaluated } = startMemo();
  const together = await Promise.all([ask(1, 'a'), ask(1, 'a'), ask(1, 'a')]);
  await ask(1, 'a');
  expect(evaluated).toEqual(['a']);
  expect(new Set(together).size).toBe(1);
});

it('an evaluation is abandoned when the last who waits for it is gone, and begun anew then', async () => {
  const memo = new AnswerMemo<Answer>();
  const abandoned: number[] = [];
  const evaluated: string[] = [];
  const ask = (company = 'visitor') => {
    const leaving = new AbortController();
    const answer = memo.ask(
      { generation: 1, key: 'a', company, signal: leaving.signal },
      async (gone) => {
        const number = evaluated.push(company);
        gone.addEventListener('abort', () => abandoned.push(number));
        await new Promise(setImmediate);
        return { text: company, length: 1, repeatable: true };
      },
    );
    return { answer, leave: () => leaving.abort() };
  };
  const [first, second] = [ask(), ask()];
  first.leave();
  expect(abandoned).toEqual([]);
  second.leave();
  expect(abandoned).toEqual([1]);
  const third = ask();
  const page = ask('site');
  third.leave();
  expect(abandoned).toEqual([1, 2]);
  expect((await page.answer).text).toBe('site');
  expect(evaluated).toEqual(['visitor', 'visitor', 'site']);
  await Promise.all([first.answer, second.answer, third.answer]);
});

it('an answer of earlier content is never given, even when it comes late', async () => {
  const { ask } = startMemo();
  const late = ask(1, 'a');
  expect((await ask(2, 'a')).text).toBe('a at 2');
  expect((await late).text).toBe('a at 1');
  expect((await ask(2, 'a')).text).toBe('a at 2');
});

it('an answer that must not be given twice is not kept, nor is a failure', async () => {
  const { ask, evaluated } = startMemo();
  await ask(1, 'time', { repeatable: false });
  await ask(1, 'time', { repeatable: false });
  expect(evaluated).toEqual(['time', 'time']);
  const memo = new AnswerMemo<Answer>();
  await expect(
    memo.ask({ ...caller, generation: 1, key: 'b' }, () => Promise.reject(new Error('no'))),
  ).rejects.toThrow('no');
  const answer = { text: 'b', length: 1, repeatable: true };
  expect(await memo.ask({ ...caller, generation: 1, key: 'b' }, async () => answer)).toBe(answer);
});

it('the answer asked for longest ago is forgotten first, and a huge one is not kept', async () => {
  const { ask, evaluated } = startMemo();
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])
    await ask(1, key, { length: 4 * MEBI });
  await ask(1, 'a');
  await ask(1, 'i', { length: 4 * MEBI });
  await ask(1, 'huge', { length: 5 * MEBI });
  evaluated.length = 0;
  await ask(1, 'a');
  await ask(1, 'h');
  await ask(1, 'huge', { length: 5 * MEBI });
  await ask(1, 'b');
  expect(evaluated).toEqual(['huge', 'b']);
});
