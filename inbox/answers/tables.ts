/** The tables of answers and of their templates. */
import type { AnsweredArea, ReplyChoice } from '../contract/answer-words.ts';
import type { Stage } from '../contract/states.ts';

type AnswersTable = {
  /** Made by the screen that sent it: the same id again is the same answer. */
  id: string;
  request_id: string;
  author_id: string;
  author_name: string;
  subject: string;
  body: string;
  reply_to: ReplyChoice;
  reply_to_address: string;
  /** 1 when the visitor's message is quoted below. */
  quotes_original: number;
  /** 1 when the request counts as answered once it has left. */
  marks_answered: number;
  /** JSON of a `CalendarPart`. */
  calendar: string | null;
  written_at: number;
  /** The planned time; the time of writing for an answer sent at once. */
  send_at: number;
  cancelled_at: number | null;
  /** The delivery that carries it; null while it is planned. */
  delivery_id: string | null;
};

type TemplatesTable = {
  id: string;
  version: number;
  /** The order on screen. */
  position: number;
  area: AnsweredArea;
  /** The stage of an application at which it is offered; null for all. */
  stage: Stage | null;
  name: string;
  subject: string;
  body: string;
};

export type AnswerTables = { answers: AnswersTable; answer_templates: TemplatesTable };
