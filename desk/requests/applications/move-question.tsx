import { type ReactNode, useState } from 'react';
import type { RequestDetail, RequestItem } from '../../../inbox/contract/requests.ts';
import { STAGE_WORDS, type Stage, statusAtStage } from '../../../inbox/contract/states.ts';
import { useDesk } from '../desk.ts';
import type { Treatment } from '../detail/treatment.ts';
import { MoveDialog, type ToldStage } from './move-dialog.tsx';

export type MoveQuestion = {
  /** Asks what the candidate is to be told. */
  ask(item: RequestItem, stage: ToldStage): void;
  dialog: ReactNode;
};

type MoveQuestionOptions = {
  now: number;
  /** Moves without a word to the candidate. */
  onAlone(item: RequestItem, stage: ToldStage): void;
  onMoved(request: RequestDetail): void;
  /** Whether it was answered or not. */
  onClosed?(item: RequestItem): void;
};

/** The dialog before a refusal or an interview. */
export function useMoveQuestion({
  now,
  onAlone,
  onMoved,
  onClosed,
}: MoveQuestionOptions): MoveQuestion {
  const [asking, setAsking] = useState<{ item: RequestItem; stage: ToldStage }>();
  function close() {
    setAsking(undefined);
    if (asking) onClosed?.(asking.item);
  }
  return {
    ask: (item, stage) => setAsking({ item, stage }),
    dialog: asking && (
      <MoveDialog
        {...asking}
        now={now}
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

export function isTold(stage: Stage): stage is ToldStage {
  return stage === 'rejected' || stage === 'interview';
}

type MoveOptions = {
  request: RequestDetail;
  treatment: Treatment;
  now: number;
  /** Called when a decision has been kept: the request may have left its list. */
  onMoved?(stage: Stage): void;
};

/** Moves the application that is open. */
export function useStageMove({ request, treatment, now, onMoved }: MoveOptions) {
  const { api } = useDesk();

  async function moveAlone(stage: Stage) {
    const done = await treatment.perform({
      guess: { stage, status: statusAtStage(stage, request.status) },
      send: ({ id, version }) => api.change(id, version, { stage }),
      done: `Étape\u00a0: ${STAGE_WORDS[stage].label.toLocaleLowerCase('fr')}.`,
    });
    if (done) onMoved?.(stage);
  }

  const question = useMoveQuestion({
    now,
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
