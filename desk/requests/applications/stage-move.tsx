/** Moves an application to another stage: at once, or with a mail to the candidate. */
import { useState } from 'react';
import type { RequestDetail, RequestItem } from '../../../inbox/contract/requests.ts';
import { STAGE_WORDS, STAGES, type Stage, statusAtStage } from '../../../inbox/contract/states.ts';
import { ofName } from '../../../inbox/forms/elision.ts';
import { Menu } from '../../ui/menu.tsx';
import { useDesk } from '../desk.tsx';
import { useOpened } from '../detail/treatment.ts';
import { MoveDialog, type ToldStage } from './move-dialog.tsx';

type MoveQuestionOptions = {
  /** Moves without a word to the candidate. */
  onAlone(item: RequestItem, stage: ToldStage): void;
  onMoved(request: RequestDetail): void;
  /** Called when the question is closed, whether it was answered or not. */
  onClosed?(item: RequestItem): void;
};

/** The dialog before a refusal or an interview. */
export function useMoveQuestion(options: MoveQuestionOptions) {
  const { onAlone, onMoved, onClosed } = options;
  const [asking, setAsking] = useState<{ item: RequestItem; stage: ToldStage }>();
  function close() {
    setAsking(undefined);
    if (asking) onClosed?.(asking.item);
  }
  return {
    /** Opens the dialog of the mail to the candidate. */
    ask: (item: RequestItem, stage: ToldStage) => setAsking({ item, stage }),
    dialog: asking && (
      <MoveDialog
        {...asking}
        onClose={close}
        onAlone={() => {
          close();
          onAlone(asking.item, asking.stage);
        }}
        onMoved={(request) => {
          close();
          onMoved(request);
        }}
      />
    ),
  };
}

/** Whether the candidate gets a mail for a stage. */
export function isTold(stage: Stage): stage is ToldStage {
  return stage === 'rejected' || stage === 'interview';
}

/**
 * Moves the application that is open.
 *
 * @param onMoved called when a decision has been kept: the request may have left its list
 */
export function useStageMove(onMoved?: (stage: Stage) => void) {
  const { api } = useDesk();
  const { request, treatment } = useOpened();

  async function moveAlone(stage: Stage) {
    const done = await treatment.perform({
      guess: { stage, status: statusAtStage(stage, request.status) },
      send: (current) => api.change(current, { stage }),
      done: `Étape\u00a0: ${STAGE_WORDS[stage].label.toLocaleLowerCase('fr')}.`,
    });
    if (done) onMoved?.(stage);
  }

  const question = useMoveQuestion({
    onAlone: (_, stage) => moveAlone(stage),
    async onMoved(moved) {
      await treatment.perform({ send: async () => moved });
      if (moved.stage) onMoved?.(moved.stage);
    },
  });
  return {
    dialog: question.dialog,
    move(stage: Stage) {
      if (isTold(stage)) question.ask(request, stage);
      else moveAlone(stage);
    },
  };
}

type StageMenuProps = {
  /** The candidate, as the button is announced. */
  name: string;
  stage: Stage;
  disabled?: boolean;
  onChoose(stage: Stage): void;
};

/**
 * A button with the stage of an application, which opens the others. It is no `<select>`, through which the keyboard
 * passes option by option: two of the stages open a dialog.
 */
export function StageMenu({ name, stage, disabled = false, onChoose }: StageMenuProps) {
  return (
    <Menu
      text={STAGE_WORDS[stage].label}
      aria-label={`Étape ${ofName(name)}\u00a0: ${STAGE_WORDS[stage].label}`}
      disabled={disabled}
      items={STAGES.map((choice) => ({
        key: choice,
        text: STAGE_WORDS[choice].label,
        isChosen: choice === stage,
        onChoose: () => choice !== stage && onChoose(choice),
      }))}
    />
  );
}
