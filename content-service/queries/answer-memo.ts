/** Memory for remembered answers, in UTF-16 units of JSON (twice as many bytes at worst). */
const MAX_LENGTH = 32 * 1024 * 1024;
/** One answer may not push out most of the others. */
const MAX_LENGTH_OF_ONE = MAX_LENGTH / 8;

interface Weighed {
  /** What it takes, in the unit of `MAX_LENGTH`. */
  readonly length: number;
  /** False for an answer that must not be given twice. */
  readonly repeatable: boolean;
}

/**
 * Remembers answers, least recently asked forgotten first, and lets callers who ask the same thing
 * at the same time share one evaluation.
 *
 * A generation says which content answers belong to: those of an earlier one are never given.
 */
export class AnswerMemo<Answer extends Weighed> {
  #generation = -1;
  #length = 0;
  readonly #answers = new Map<string, Answer>();
  readonly #underWay = new Map<string, Promise<Answer>>();

  async ask(generation: number, key: string, evaluate: () => Promise<Answer>): Promise<Answer> {
    this.#enter(generation);
    const known = this.#answers.get(key);
    if (known) {
      this.#answers.delete(key);
      this.#answers.set(key, known);
      return known;
    }
    const underWay = this.#underWay.get(key);
    if (underWay) return underWay;
    const evaluation = evaluate();
    this.#underWay.set(key, evaluation);
    try {
      const answer = await evaluation;
      if (generation === this.#generation) this.#remember(key, answer);
      return answer;
    } finally {
      // After a change of generation the key may already stand for a newer evaluation.
      if (this.#underWay.get(key) === evaluation) this.#underWay.delete(key);
    }
  }

  #enter(generation: number): void {
    if (generation === this.#generation) return;
    this.#generation = generation;
    this.#length = 0;
    this.#answers.clear();
    this.#underWay.clear();
  }

  #remember(key: string, answer: Answer): void {
    const length = answer.length + key.length;
    if (!answer.repeatable || length > MAX_LENGTH_OF_ONE) return;
    this.#answers.set(key, answer);
    this.#length += length;
    for (const [oldest, { length: freed }] of this.#answers) {
      if (this.#length <= MAX_LENGTH) break;
      this.#answers.delete(oldest);
      this.#length -= freed + oldest.length;
    }
  }
}
