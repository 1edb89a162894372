/** The parts of screens that have nothing beside them. */
import { DownloadIcon } from '@sanity/icons/Download';
import type { ReactNode } from 'react';
import { Button, saveFile } from '../ui/button.tsx';
import { Answered } from '../ui/states.tsx';
import type { DownloadedFile } from './api.ts';
import { DeskLink, useDesk } from './desk.tsx';
import type { DeskLocation } from './location.ts';
import type { Listing } from './request-pages.ts';

type WideScreenProps = {
  title: string;
  /** The part beside the title. */
  beside?: ReactNode;
  /** The purpose of the screen. */
  note?: ReactNode;
  /** The filters, below the note. */
  filters?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A screen with one list. Its head scrolls along: a scrolling region needs an element that takes the focus. */
export function WideScreen(props: WideScreenProps) {
  const { title, beside, note, filters, className = '', children } = props;
  return (
    <section className={`requests-list requests-wide ${className}`} aria-labelledby="requests-box">
      <div className="requests-scroll">
        <header className="kit-stack screen-head">
          <div className="screen-title">
            <h1 id="requests-box" tabIndex={-1}>
              {title}
            </h1>
            {beside}
          </div>
          {note && <p className="kit-note">{note}</p>}
          {filters}
        </header>
        {children}
      </div>
    </section>
  );
}

type ListedProps<Item> = {
  list: Listing<Item>;
  /** The part shown instead of an empty list. */
  empty: ReactNode;
  children(items: Item[]): ReactNode;
};

/** The loaded rows of a list, and a button for more. */
export function Listed<Item>({ list, empty, children }: ListedProps<Item>) {
  return (
    <Answered answer={list.pages}>
      {({ items, more }) => (
        <>
          {items.length === 0 ? empty : children(items)}
          {more && (
            <div className="kit-more">
              <Button text="Afficher la suite" onClick={list.showMore} />
            </div>
          )}
        </>
      )}
    </Answered>
  );
}

/** Moves the focus to the screen's name when the element that had it has disappeared. */
export function focusTitle(): void {
  document.getElementById('requests-box')?.focus();
}

type ChipProps = { to: DeskLocation; isChosen: boolean; count?: number; children: ReactNode };

/** A link to the list under one of the conditions it is narrowed by. */
export function Chip({ to, isChosen, count = 0, children }: ChipProps) {
  return (
    <DeskLink to={to} current={isChosen ? 'true' : undefined}>
      {children}
      {count > 0 && <b>{count}</b>}
    </DeskLink>
  );
}

type CsvButtonProps = {
  label?: string;
  read(): Promise<DownloadedFile>;
  /** The sentence shown after the download. */
  done?: string;
};

/** Saves a list as a file. */
export function CsvButton({ label, read, done }: CsvButtonProps) {
  const { attempt } = useDesk();
  return (
    <Button
      look="bare"
      icon={DownloadIcon}
      text="CSV"
      aria-label={label ?? 'Exporter cette liste au format CSV'}
      act={() =>
        attempt(async () => {
          saveFile(await read());
          return done;
        })
      }
    />
  );
}
