import { STAGE_WORDS, STAGES, type Stage } from '../../../inbox/contract/states.ts';
import { ofName } from '../../../inbox/forms/elision.ts';
import { Menu } from '../../ui/menu.tsx';

type StageMenuProps = {
  /** The candidate, as the button is announced. */
  name: string;
  stage: Stage;
  disabled?: boolean;
  onChoose(stage: Stage): void;
};

/**
 * A button with the stage of an application, and the others behind it. Not a `<select>`: with the keyboard that
 * one passes through every option in between, and two of the stages ask a question.
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
