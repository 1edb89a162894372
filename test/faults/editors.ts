/** Editors who write through the client that studios use, each write repeated under its id until it is known what became of it. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ClientError, type Mutation, type SanityClient } from '@sanity/client';
import sharp from 'sharp';
import { z } from 'zod';
import type { Failure } from './public-visits.ts';

/** The documents they write: drafts of a type that no page shows. */
export const WRITTEN_TYPE = 'faultsNote';

export type Editors = {
  /** What was acknowledged, by transaction: the marks it left, each with its document. */
  readonly written: ReadonlyMap<string, readonly { id: string; mark: string }[]>;
  /** What editors were told had not been written, by transaction. */
  readonly refused: ReadonlySet<string>;
  /** Requests of theirs that were answered, and those that were not answered well. */
  readonly answered: number;
  readonly failures: readonly Failure[];
  end(): Promise<void>;
};

/** The longest a write is repeated: longer than anything that is done to the site. */
const PATIENCE = 90_000; // ms
/** A document has so many marks before the next begins. */
const MARKS = 40;

type Outcome = 'written' | 'conflict';
type Mark = { id: string; mark: string };
/** What one editor writes next: the mutations, and the marks they leave. */
type Write = { mutations: Mutation[]; marks: Mark[] };
type Plan = (turn: number) => Promise<Write>;

export function startEditors(
  client: SanityClient,
  every: number /** Between two writes of one editor, in ms. */,
): Editors {
  const written = new Map<string, Mark[]>();
  const refused = new Set<string>();
  const failures: Failure[] = [];
  let answered = 0;
  let open = true;

  /** Asks until an answer comes that says something. */
  async function ask<Answer>(what: string, once: () => Promise<Answer>): Promise<Answer> {
    const until = performance.now() + PATIENCE;
    for (;;) {
      const from = performance.now();
      try {
        const answer = await once();
        answered += 1;
        return answer;
      } catch (error) {
        const status = statusOf(error);
        answered += 1;
        if (error instanceof ClientError && status !== undefined && status < 500) throw error;
        const answer = status === undefined ? causeOf(error) : String(status);
        failures.push({ what, answer, from, to: performance.now() });
        if (performance.now() > until) throw error;
        await pause(200);
      }
    }
  }

  async function write({ mutations, marks }: Write): Promise<Outcome> {
    const transactionId = randomUUID();
    try {
      await ask('write', () =>
        client.mutate(mutations, { transactionId, visibility: 'sync', returnDocuments: false }),
      );
    } catch (error) {
      if (!(error instanceof ClientError) || statusOf(error) !== 409) throw error;
      if (!error.message.includes(`"${transactionId}" already exists`)) {
        refused.add(transactionId);
        return 'conflict';
      }
    }
    written.set(transactionId, marks);
    return 'written';
  }

  /** Two write the same document, each on the revision it has read: who comes second reads it again. */
  const onRevision: Plan = async (turn) => {
    const id = `drafts.faults-shared-${Math.floor(turn / MARKS)}`;
    await ask('create', () => client.createIfNotExists({ _id: id, _type: WRITTEN_TYPE }));
    const document = await ask('read', () => client.getDocument(id));
    const mark = randomUUID();
    return {
      mutations: [
        {
          patch: {
            id,
            ifRevisionID: document?._rev ?? '',
            setIfMissing: { marks: [] },
            insert: { after: 'marks[-1]', items: [mark] },
          },
        },
      ],
      marks: [{ id, mark }],
    };
  };

  const created: Plan = async () => {
    const [id, mark] = [`drafts.faults-${randomUUID()}`, randomUUID()];
    return {
      mutations: [{ create: { _id: id, _type: WRITTEN_TYPE, marks: [mark] } }],
      marks: [{ id, mark }],
    };
  };

  /** One transaction of three documents, which all have the mark or none. */
  const together: Plan = async (turn) => {
    const mark = randomUUID();
    const ids = ['a', 'b', 'c'].map((name) => `drafts.faults-${name}-${Math.floor(turn / MARKS)}`);
    return {
      mutations: ids.flatMap((id): Mutation[] => [
        { createIfNotExists: { _id: id, _type: WRITTEN_TYPE, marks: [] } },
        { patch: { id, insert: { after: 'marks[-1]', items: [mark] } } },
      ]),
      marks: ids.map((id) => ({ id, mark })),
    };
  };

  async function edit(plan: Plan): Promise<void> {
    for (let turn = 0; open; turn += 1) {
      await write(await plan(turn));
      await pause(every);
    }
  }

  async function upload(): Promise<void> {
    while (open) {
      const bytes = await pictureLikeNoOther();
      await ask('upload', () =>
        client.assets.upload('image', bytes, { filename: 'faults.png', contentType: 'image/png' }),
      );
      await pause(every * 5);
    }
  }

  const editing = [edit(onRevision), edit(onRevision), edit(created), edit(together), upload()].map(
    (working) =>
      working.catch((error: unknown) => {
        const now = performance.now();
        failures.push({ what: 'an editor stopped', answer: String(error), from: now, to: now });
      }),
  );
  return {
    written,
    refused,
    get answered() {
      return answered;
    },
    failures,
    async end() {
      open = false;
      await Promise.all(editing);
    },
  };
}

function pictureLikeNoOther(): Promise<Buffer> {
  const background = `#${randomUUID().slice(0, 6)}`;
  return sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .png()
    .toBuffer();
}

/** Clients say that a request failed; why is in the cause of the cause. */
function causeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause === undefined ? String(error) : `${error}, ${causeOf(cause)}`;
}

const Answered = z.object({ statusCode: z.number() });

function statusOf(error: unknown): number | undefined {
  return Answered.safeParse(error).data?.statusCode;
}
