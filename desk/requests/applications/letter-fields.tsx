import { ANSWER_LENGTHS } from '../../../inbox/contract/answer-words.ts';
import type { Answering, AnswerTemplate } from '../../../inbox/contract/answers.ts';
import type { NewAnswer } from '../../../inbox/contract/questions.ts';
import type { RequestItem } from '../../../inbox/contract/requests.ts';
import type { Stage } from '../../../inbox/contract/states.ts';
import { TextArea, TextField } from '../../ui/field.tsx';
import { AnswerSettings, type Departure } from '../answers/answer-settings.tsx';

/** A mail that goes with a move, while it is written. */
export type Letter = Departure & { subject: string; body: string };

/** The template of a stage; undefined when the agency has removed it. */
export function templateOf(answering: Answering, stage: Stage): AnswerTemplate | undefined {
  return answering.templates.find((template) => template.stage === stage);
}

/** What the API takes of a letter. */
export function mailOf(
  { subject, body, replyTo, sendAt }: Letter,
  answering: Answering,
): Pick<NewAnswer, 'subject' | 'body' | 'replyTo' | 'sendAt'> {
  return { subject, body, replyTo: replyTo ?? answering.chosen, sendAt: sendAt || null };
}

type LetterFieldsProps = {
  letter: Letter;
  write(changes: Partial<Letter>): void;
  answering: Answering;
  sender: RequestItem['sender'];
  now: number;
};

export function LetterFields({ letter, write, answering, sender, now }: LetterFieldsProps) {
  return (
    <>
      <TextField
        label="Objet"
        maxLength={ANSWER_LENGTHS.subject}
        value={letter.subject}
        onChange={(subject) => write({ subject })}
      />
      <TextArea
        label="Votre e-mail"
        rows={7}
        maxLength={ANSWER_LENGTHS.body}
        value={letter.body}
        onChange={(body) => write({ body })}
      />
      <AnswerSettings
        draft={{ ...letter, write }}
        answering={{ ...answering, original: null }}
        sender={sender}
        now={now}
      />
    </>
  );
}
