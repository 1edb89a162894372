/**
 * Sends one message a day through the site's own form, as a visitor would, and checks that its mail is sent. It proves
 * form, database, outbox and the mail server's acceptance; only a person can see whether the mail reaches a mailbox.
 */
import type { Alarm } from '../alarms/alarm-words.ts';
import type { InboxDatabase } from '../database.ts';
import type { DeliveryState } from '../deliveries/delivery.ts';
import type { CheckOutcome } from './check-outcome.ts';
import { CHECK_FIELD, type CheckTokens } from './check-token.ts';

export type LastCheck = {
  beganAt: Date;
  /** Undefined while the check is under way. */
  outcome: CheckOutcome | undefined;
  /** The failure that stopped it; undefined when none did. */
  detail: string | undefined;
};

export type DailyCheck = {
  /** Begins today's check, once in all processes, and settles those under way. */
  tick(): Promise<void>;
};

type CheckOptions = {
  db: InboxDatabase;
  tokens: CheckTokens;
  clock(): Date;
  /** The address the check is written in the name of: the agency's own. */
  from(): Promise<string>;
  /** Posts the form of /contact to the site. Rejects when the answer is not a success. */
  post(form: URLSearchParams): Promise<void>;
  alarm(alarm: Alarm): Promise<void>;
  /** Wakes the outbox: a delivery is due. */
  wake(): void;
  /** Erases requests, and the mails that were written about them. */
  erase(ids: readonly string[]): Promise<void>;
};

/** Time for the mail to leave: a greylisting server that asks to come back accepts within it. */
const PATIENCE = 15 * 60_000; // ms
const LONGEST_DETAIL = 200; // UTF-16 units

export function createDailyCheck(options: CheckOptions): DailyCheck {
  const { db, clock, alarm } = options;

  async function end(day: string, outcome: CheckOutcome, detail: string | null) {
    const ended = await db
      .updateTable('daily_checks')
      .set({
        outcome,
        detail: detail?.slice(0, LONGEST_DETAIL) ?? null,
        ended_at: clock().getTime(),
      })
      .where('day', '=', day)
      .where('ended_at', 'is', null)
      .returning('day')
      .executeTakeFirst();
    if (ended && outcome === 'failed') await alarm(brokenPath(detail ?? ''));
  }

  async function begin(now: Date) {
    const day = now.toISOString().slice(0, 10);
    const begun = await db
      .insertInto('daily_checks')
      .values({ day, began_at: now.getTime(), ended_at: null, outcome: null, detail: null })
      .onConflict((conflict) => conflict.column('day').doNothing())
      .returning('day')
      .executeTakeFirst();
    if (!begun) return;
    try {
      await options.post(formOf(day, await options.from(), options));
      options.wake();
    } catch (error) {
      await end(day, 'failed', error instanceof Error ? error.message : String(error));
    }
  }

  async function finish(now: Date) {
    const open = await db
      .selectFrom('daily_checks')
      .select(['day', 'began_at'])
      .where('ended_at', 'is', null)
      .execute();
    for (const { day, began_at } of open) {
      const request = await db
        .selectFrom('requests')
        .leftJoin('deliveries', 'deliveries.request_id', 'requests.id')
        .select(['requests.id', 'state', 'failure'])
        .where('kind', '=', 'daily-check')
        .where('fields', '=', checkFields(day))
        .executeTakeFirst();
      const outcome = outcomeOf(request?.state ?? undefined, now.getTime() - began_at);
      if (!outcome) continue;
      const detail = request
        ? (request.failure ?? request.state ?? 'mis de côté')
        : 'rien n’a été gardé';
      await end(day, outcome, outcome === 'failed' ? detail : null);
      if (request) await options.erase([request.id]);
    }
  }

  return {
    async tick() {
      const now = clock();
      await finish(now);
      await begin(now);
    },
  };
}

/** The outcome of a delivery; undefined while it is not over. */
function outcomeOf(state: DeliveryState | undefined, age: number): CheckOutcome | undefined {
  if (state === 'sent') return 'accepted';
  if (state === 'written' || state === 'failed') return state;
  return age >= PATIENCE ? 'failed' : undefined;
}

/** Returns the stored fields of a check, as JSON, like those of requests. */
export function checkFields(day: string): string {
  return JSON.stringify({ day });
}

/** The form as a browser without script posts it. */
function formOf(
  day: string,
  from: string,
  { tokens }: Pick<CheckOptions, 'tokens'>,
): URLSearchParams {
  return new URLSearchParams({
    name: 'Essai quotidien',
    email: from,
    company: '',
    phone: '',
    service: 'Autre',
    budget: '',
    message: `Essai quotidien du formulaire, le ${day}.`,
    [CHECK_FIELD]: tokens.write(day),
  });
}

function brokenPath(detail: string): Alarm {
  return {
    reason: 'daily_check',
    title: 'L’essai quotidien du formulaire a échoué',
    text: `Le site s’envoie chaque jour un message par son propre formulaire. Celui d’aujourd’hui n’est pas arrivé jusqu’à votre serveur d’e-mail (${detail}). Les demandes des visiteurs suivent le même chemin\u00a0: regardez dans Demandes si elles arrivent, et prévenez la personne qui s’occupe du site.`,
  };
}

export async function readLastCheck(db: InboxDatabase): Promise<LastCheck | undefined> {
  const row = await db
    .selectFrom('daily_checks')
    .selectAll()
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (
    row && {
      beganAt: new Date(row.began_at),
      outcome: row.outcome ?? undefined,
      detail: row.detail ?? undefined,
    }
  );
}
