/** The page of every form before one is in: the studio's door on one side, the form on the other. */
import { type ReactNode, useEffect, useRef } from 'react';
import { Khatam } from '../ui/marks.tsx';
import { Loading } from '../ui/states.tsx';
import { type Agency, useTitle } from './agency.ts';

type ThresholdProps = {
  agency: Agency;
  title: string;
  lead?: ReactNode;
  /** It follows another screen without a page being loaded: the title takes the focus that screen had. */
  takesFocus?: boolean;
  children?: ReactNode;
};

export function Threshold({ agency, title, lead, takesFocus, children }: ThresholdProps) {
  useTitle(title, agency);
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another title is another screen
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [title, takesFocus]);
  return (
    <Sheet>
      <p className="threshold-agency">
        <Khatam />
        <a href="/">{agency.name || '\u00a0'}</a>
      </p>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {lead && <p className="lead">{lead}</p>}
      {children}
    </Sheet>
  );
}

/** Before it is known what a link opens. */
export function Waiting({ agency, what }: { agency: Agency; what: string }) {
  useTitle('Studio', agency);
  return (
    <Sheet>
      <h1 className="kit-unseen">Studio</h1>
      <Loading what={what} />
    </Sheet>
  );
}

function Sheet({ children }: { children: ReactNode }) {
  return (
    <div className="kit kit-sheet threshold">
      <div className="threshold-door" />
      <main className="threshold-sheet">{children}</main>
    </div>
  );
}
