import { CheckmarkIcon } from '@sanity/icons/Checkmark';
import { ChevronDownIcon } from '@sanity/icons/ChevronDown';
import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from 'react';
import { Button } from './button.tsx';

type MenuProps = Pick<ComponentProps<typeof Button>, 'text' | 'icon' | 'look' | 'disabled'> & {
  'aria-label'?: string;
  items: readonly {
    key: string;
    text: string;
    tone?: 'late' | undefined;
    /** Of one choice among several: whether it is this. */
    isChosen?: boolean;
    'aria-label'?: string;
    onChoose(): void;
  }[];
};

/** A button and, behind it, what else there is to do: the platform's popover, moved through with arrows. */
export function Menu({ items, ...button }: MenuProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);

  function place() {
    const popover = list.current;
    const at = opener.current?.getBoundingClientRect();
    if (!popover || !at) return;
    popover.style.minWidth = `${at.width}px`;
    const { offsetWidth: width, offsetHeight: height } = popover;
    const isAbove = at.bottom + height + 8 > innerHeight && at.top > height;
    popover.style.top = `${isAbove ? at.top - height - 4 : at.bottom + 4}px`;
    popover.style.left = `${Math.max(8, Math.min(at.left, innerWidth - width - 8))}px`;
  }

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
        ref={opener}
        {...button}
        icon={button.icon ?? ChevronDownIcon}
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
          place();
          const chosen = list.current?.querySelector<HTMLElement>('[aria-current]');
          (chosen ?? list.current?.querySelector('button'))?.focus();
        }}
      >
        {items.map(({ key, text, tone, isChosen, onChoose, ...item }) => (
          <button
            key={key}
            type="button"
            role="menuitem"
            tabIndex={-1}
            data-tone={tone}
            aria-current={isChosen ? 'true' : undefined}
            {...item}
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
