import { CheckmarkIcon } from '@sanity/icons/Checkmark';
import { ChevronDownIcon } from '@sanity/icons/ChevronDown';
import { Button } from '@sanity/ui';
import { Menu, MenuButton, MenuItem } from '@sanity/ui/menu';
import { useId } from 'react';
import { STAGE_WORDS, STAGES, type Stage } from '../../../inbox/contract/states.ts';
import { ofName } from '../../../inbox/forms/elision.ts';

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
  const id = useId();
  return (
    <MenuButton
      id={id}
      button={
        <Button
          className="requests-stage"
          mode="ghost"
          fontSize={1}
          padding={2}
          width="fill"
          justify="space-between"
          iconRight={ChevronDownIcon}
          text={STAGE_WORDS[stage].label}
          aria-label={`Étape ${ofName(name)}\u00a0: ${STAGE_WORDS[stage].label}`}
          disabled={disabled}
        />
      }
      menu={
        <Menu>
          {STAGES.map((choice) => (
            <MenuItem
              key={choice}
              fontSize={1}
              text={STAGE_WORDS[choice].label}
              iconRight={choice === stage ? CheckmarkIcon : undefined}
              aria-current={choice === stage ? 'true' : undefined}
              onClick={() => choice !== stage && onChoose(choice)}
            />
          ))}
        </Menu>
      }
      popover={{ portal: true, placement: 'bottom-start', constrainSize: true }}
    />
  );
}
