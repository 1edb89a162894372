/** The sheet of *Équipe* and *Mon compte*: a title, and what a person does there. */
import type { ReactNode } from 'react';
import { PARTS } from '../../staff/desk-places.ts';
import { HelpBeside } from '../help/help-button.tsx';
import { type Agency, useTitle } from './agency.ts';
import type { Me } from './api.ts';

type OfficeProps = {
  agency: Agency;
  title: string;
  /** Stands beside the title. */
  beside?: ReactNode;
  children: ReactNode;
};

export function Office({ agency, title, beside, children }: OfficeProps) {
  useTitle(title, agency);
  return (
    <div className="kit-sheet screen-sheet office">
      <div className="screen-narrow">
        <header className="screen-title">
          <h1>{title}</h1>
          {beside}
          <HelpBeside />
        </header>
        {agency.hosted ? (
          // Where the hosted content service keeps people, they have their account there.
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

export type PanelProps = { me: Me; say: (sentence: string) => void };
