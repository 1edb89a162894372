/** The layout of *Équipe* and *Mon compte*: a title and sections. */
import { type ReactNode, use, useId } from 'react';
import { PARTS } from '../../staff/desk-addresses.ts';
import { HelpBeside } from '../help/help-button.tsx';
import { AgencyContext, useAgencyTitle } from '../shell/installation.ts';

type SignInScreenProps = {
  title: string;
  /** The part beside the title. */
  beside?: ReactNode;
  children: ReactNode;
};

export function SignInScreen({ title, beside, children }: SignInScreenProps) {
  useAgencyTitle(title);
  const { hosted } = use(AgencyContext);
  return (
    <div className="kit-sheet screen-sheet office">
      <div className="screen-narrow">
        <header className="screen-title">
          <h1>{title}</h1>
          {beside}
          <HelpBeside />
        </header>
        {hosted ? (
          // With a hosted content service, people have their accounts there.
          <p className="kit-notice">
            Les comptes de ce site sont tenus par le service de contenu hébergé.{' '}
            <a href={PARTS.content.address}>Ouvrir les contenus</a>
          </p>
        ) : (
          children
        )}
      </div>
    </div>
  );
}

type SectionProps = { title: string; note?: ReactNode; children: ReactNode };

export function Section({ title, note, children }: SectionProps) {
  const heading = useId();
  return (
    <section className="kit-stack" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {note && <p className="kit-note">{note}</p>}
      {children}
    </section>
  );
}

/** The props of each panel of *Équipe*. */
export type PanelProps = { say(sentence: string): void };
