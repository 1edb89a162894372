import { CheckmarkIcon } from '@sanity/icons/Checkmark';
import { ChevronDownIcon } from '@sanity/icons/ChevronDown';
import { EllipsisHorizontalIcon } from '@sanity/icons/EllipsisHorizontal';
import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from 'react';
import { Button } from './button.tsx';

type MenuItem = Pick<ComponentProps<typeof Button>, 'tone' | 'shortcut'> & {
  key: string;
  text: string;
  /** The item's name where that is not its text. */
  label?: string;
  /** Whether the item is the one of several that is chosen. */
  isChosen?: boolean | undefined;
  /** The address that the item leads to: of a mail, of a call. */
  href?: string;
  onChoose(): unknown;
};

type MenuProps = Pick<
  ComponentProps<typeof Button>,
  'text' | 'look' | 'disabled' | 'aria-label'
> & { items: readonly MenuItem[] };

/** A button, three dots where it has no text, that opens a list of actions: the platform's popover, walked with arrows. */
export function Menu({ items, ...button }: MenuProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);

  function press(event: KeyboardEvent) {
    // A key is the menu's alone while it is open, and not a shortcut of the screen too.
    event.stopPropagation();
    const choices = [...(list.current?.querySelectorAll<HTMLElement>(ITEMS) ?? [])];
    const at = choices.findIndex((choice) => choice.matches(':focus'));
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (event.key === 'Tab') list.current?.hidePopover();
    if (to !== undefined) {
      event.preventDefault();
      choices.at(to % choices.length)?.focus();
    } else if (event.key.length === 1) {
      // A letter goes to the next item that begins with it.
      const following = [...choices.slice(at + 1), ...choices.slice(0, at + 1)];
      following.find(({ textContent }) => beginsWith(textContent, event.key))?.focus();
    }
  }

  return (
    <>
      <Button
        {...button}
        icon={button.text ? ChevronDownIcon : EllipsisHorizontalIcon}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        popoverTarget={id}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          // The source places the list beside its button.
          list.current?.showPopover({ source: event.currentTarget });
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
          (chosen ?? list.current?.querySelector<HTMLElement>(ITEMS))?.focus();
        }}
      >
        {items.map(({ key, text, label, isChosen, tone, shortcut, href, onChoose }) => {
          const Item = href ? 'a' : 'button';
          return (
            <Item
              key={key}
              {...(href ? { href } : { type: 'button' as const })}
              role="menuitem"
              tabIndex={-1}
              aria-label={label}
              aria-keyshortcuts={shortcut}
              aria-current={isChosen ? 'true' : undefined}
              data-tone={tone}
              onClick={() => {
                list.current?.hidePopover();
                onChoose();
              }}
            >
              {text}
              {isChosen && <CheckmarkIcon />}
              {shortcut && <kbd className="kit-key">{shortcut}</kbd>}
            </Item>
          );
        })}
      </div>
    </>
  );
}

function beginsWith(text: string, letter: string): boolean {
  const first = text.slice(0, 1);
  return first.localeCompare(letter, 'fr', { sensitivity: 'base' }) === 0;
}

const ITEMS = '[role="menuitem"]';
