import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Memory for remembered answers, in bytes; their compressed forms come on top. */
const MAX_LENGTH = 32 * 1024 * 1024;
/** The longest cached answer: one may not push out most of the others. */
const MAX_LENGTH_OF_ONE = MAX_LENGTH / 8;

interface Weighed {
  /** The answer's size, in the unit of `MAX_LENGTH`. */
  readonly length: number;
  /** False for an answer that must not be given twice. */
  readonly repeatable: boolean;
}

interface Evaluation<Answer> {
  readonly answer: Promise<Answer>;
  callers: number;
  /** Aborted when the last of them is gone. */
  readonly gone: AbortController;
}

interface Question {
  /** The generation of the content the answer belongs to: an answer of an earlier one is never given. */
  generation: number;
  key: string;
  /** The callers that may share an evaluation: a page of the site does not wait in the visitors' queue. */
  company: string;
  /** Aborted when this caller is gone. */
  signal: AbortSignal;
  /** Called when the answer was remembered. */
  hit?: () => void;
}

/** Remembers recent answers, and lets equal questions share one evaluation, abandoned when all callers are gone. */
export class AnswerMemo<Answer extends Weighed> {
  #generation = -1;
  readonly #answers = new LRUCache<string, Answer>({
    maxSize: MAX_LENGTH,
    maxEntrySize: MAX_LENGTH_OF_ONE,
    sizeCalculation: ({ length }) => length,
  });
  readonly #underWay = new Map<string, Evaluation<Answer>>();

  async ask(
    { generation, key: written, company, signal, hit }: Question,
    evaluate: (gone: AbortSignal) => Promise<Answer>,
  ): Promise<Answer> {
    this.#enter(generation);
    // The cache stores the hash of a query, which may have 512 kB.
    const key = createHash('sha256').update(written).digest('base64');
    const cached = this.#answers.get(key);
    if (cached) {
      hit?.();
      return cached;
    }
    const shared = `${company} ${key}`;
    const evaluation = this.#underWay.get(shared) ?? this.#begin(shared, evaluate);
    const leave = () => this.#leave(shared, evaluation);
    evaluation.callers += 1;
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, { once: true });
    try {
      const answer = await evaluation.answer;
      if (generation === this.#generation && answer.repeatable) this.#answers.set(key, answer);
      return answer;
    } finally {
      signal.removeEventListener('abort', leave);
      // After a change of generation, the key may already belong to a newer evaluation.
      if (this.#underWay.get(shared) === evaluation) this.#underWay.delete(shared);
    }
  }

  #enter(generation: number): void {
    if (generation === this.#generation) return;
    this.#generation = generation;
    this.#answers.clear();
    this.#underWay.clear();
  }

  #begin(key: string, evaluate: (gone: AbortSignal) => Promise<Answer>): Evaluation<Answer> {
    const gone = new AbortController();
    const evaluation = { answer: evaluate(gone.signal), callers: 0, gone };
    this.#underWay.set(key, evaluation);
    return evaluation;
  }

  #leave(key: string, evaluation: Evaluation<Answer>): void {
    evaluation.callers -= 1;
    if (evaluation.callers > 0) return;
    // From now on the same query begins a new evaluation.
    if (this.#underWay.get(key) === evaluation) this.#underWay.delete(key);
    evaluation.gone.abort();
  }
}
