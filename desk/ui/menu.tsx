import { CheckmarkIcon } from '@sanity/icons/Checkmark';
import { ChevronDownIcon } from '@sanity/icons/ChevronDown';
import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from 'react';
import { Button } from './button.tsx';

type MenuProps = Pick<ComponentProps<typeof Button>, 'text' | 'disabled' | 'aria-label'> & {
  items: readonly {
    key: string;
    text: string;
    /** Whether the item is the one of several that is chosen. */
    isChosen?: boolean;
    onChoose(): void;
  }[];
};

/** A button and, behind it, what else there is to do: the platform's popover, moved through with arrows. */
export function Menu({ items, ...button }: MenuProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);

  function press(event: KeyboardEvent) {
    const choices = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = choices.findIndex((choice) => choice.matches(':focus'));
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (event.key === 'Tab') list.current?.hidePopover();
    if (to === undefined) return;
    event.preventDefault();
    choices.at(to % choices.length)?.focus();
  }

  return (
    <>
      <Button
        {...button}
        icon={ChevronDownIcon}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        popoverTarget={id}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          list.current?.showPopover();
        }}
      />
      <div
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        aria-label={button['aria-label'] ?? button.text}
        tabIndex={-1}
        className="kit-menu"
        onKeyDown={press}
        onToggle={({ newState }) => {
          setOpen(newState === 'open');
          if (newState !== 'open') return;
          const chosen = list.current?.querySelector<HTMLElement>('[aria-current]');
          (chosen ?? list.current?.querySelector('button'))?.focus();
        }}
      >
        {items.map(({ key, text, isChosen, onChoose }) => (
          <button
            key={key}
            type="button"
            role="menuitem"
            tabIndex={-1}
            aria-current={isChosen ? 'true' : undefined}
            onClick={() => {
              list.current?.hidePopover();
              onChoose();
            }}
          >
            {text}
            {isChosen && <CheckmarkIcon />}
          </button>
        ))}
      </div>
    </>
  );
}
