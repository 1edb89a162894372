import { Card, Text } from '@sanity/ui';
import { useSyncExternalStore } from 'react';
import type { NavbarProps } from 'sanity';
import { HelpBeside } from '../../desk/help/help-button.tsx';
import { waitingWrites } from './waiting-writes.ts';

type StudioNavbarProps = NavbarProps & {
  /** The hosted service keeps the accounts: its own menu of the person is the way out. */
  hosted: boolean;
};

/** The studio's own bar, under the desk's; `content.css` hides what that has, and the maker's ways out. */
export function StudioNavbar({ renderDefault, hosted, ...props }: StudioNavbarProps) {
  const unsaved = useSyncExternalStore(waitingWrites.subscribe, waitingWrites.any);
  return (
    <>
      <div role="status">{unsaved && <Unsaved />}</div>
      <div className="content-bar" data-hosted={hosted ? '' : undefined}>
        {renderDefault({ ...props, renderDefault })}
        <HelpBeside />
      </div>
    </>
  );
}

function Unsaved() {
  return (
    <Card borderBottom padding={3} tone="caution">
      <Text align="center" size={1}>
        Le serveur ne répond pas. Ce que vous écrivez sera enregistré dès son retour : laissez cet
        onglet ouvert.
      </Text>
    </Card>
  );
}
