import type { Hono } from 'hono';
import type { BlankSchema } from 'hono/types';
import type { Staff } from '../../staff/roles.ts';
import type { AnsweringOptions } from '../answers/answer-request.ts';
import type { BeginningOptions } from '../answers/answering.ts';
import type { Me } from '../contract/api.ts';
import type { MailTrial } from '../contract/mail-trial.ts';
import type { NewEntry } from '../contract/questions.ts';
import type { InboxDatabase } from '../database.ts';
import type { DispatchOptions } from '../dispatch.ts';
import type { FollowUps } from '../follow-ups/follow-ups.ts';
import type { FruitlessSearches } from '../fruitless-searches/fruitless-searches.ts';
import type { InboxLog } from '../log.ts';
import type { Issues } from '../mailings/issues.ts';
import type { Mailings } from '../mailings/mailings.ts';
import type { NewsletterLinks } from '../newsletter/links.ts';
import type { EraseOptions } from '../requests/erase.ts';
import type { Engine } from '../requests/search-texts.ts';
import type { CarryingOptions } from '../webhooks/signed-webhook-transport.ts';

export type ApiOptions = {
  db: InboxDatabase;
  engine: Engine;
  clock(): Date;
  log: InboxLog;
  identify: ((request: Request) => Promise<Staff | undefined>) | undefined;
  staff: (() => Promise<readonly Staff[]>) | undefined;
  siteOrigin: string;
  dispatch: DispatchOptions;
  answering: AnsweringOptions & BeginningOptions;
  erasing: EraseOptions;
  followUps: Pick<FollowUps, 'set' | 'remove'>;
  /** Keeps a request that came by telephone; see `enter-by-hand.ts`. */
  enterByHand(entry: NewEntry, staff: Staff): Promise<string>;
  fruitlessSearches: Pick<FruitlessSearches, 'list' | 'remove'>;
  /** Adds to the database what this process counted of visits. */
  writeFigures(): Promise<void>;
  mailMode: Me['mailMode'];
  /** Sends a mail to a person of the agency and returns its outcome. */
  tryMail(to: string): Promise<MailTrial>;
  onCommentsChanged(): Promise<void>;
  webhooks: CarryingOptions;
  /** Wakes the outbox: a delivery is due. */
  wake(): void;
  links: Pick<NewsletterLinks, 'unsubscription'>;
  issues: Issues;
  mailings: Mailings;
  /** Takes the steps of mailings that are due. Never rejects. */
  advanceMailings(): Promise<void>;
};

export type ApiEnv = { Variables: { staff: Staff } };
export type Api = Hono<ApiEnv, BlankSchema, '/inbox/v1'>;
