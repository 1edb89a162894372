/** The sheet of *Équipe* and *Mon compte*: a title, and what a person does there. */

import { Card } from '@sanity/ui';
import type { ReactNode } from 'react';
import { PARTS } from '../../staff/desk-places.ts';
import { HelpBeside } from '../help/help-button.tsx';
import { type Agency, useTitle } from './agency.ts';
import './office.css';

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
    <Card className="sign-in office">
      <div className="office-body">
        <header className="office-head">
          <h1>{title}</h1>
          {beside}
          <HelpBeside />
        </header>
        {agency.hosted ? <Hosted /> : children}
      </div>
    </Card>
  );
}

/** Where the hosted content service keeps people, they have their account there. */
function Hosted() {
  return (
    <p className="notice">
      Les comptes de ce site sont tenus par le service de contenu hébergé.{' '}
      <a className="link" href={PARTS.content.address}>
        Ouvrir les contenus
      </a>
    </p>
  );
}
