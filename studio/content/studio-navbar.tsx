import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe';
import { UserIcon } from '@sanity/icons/User';
import { Button, Card, Text } from '@sanity/ui';
import { type ComponentType, useSyncExternalStore } from 'react';
import type { NavbarProps } from 'sanity';
import { waitingWrites } from './waiting-writes.ts';

type Way = { name: string; title: string; href: string; icon: ComponentType };

/** The links of the agency's people from here; none leads to the maker's site. */
const WAYS: readonly Way[] = [
  { name: 'site', title: 'Voir le site', href: '/', icon: EarthGlobeIcon },
  { name: 'account', title: 'Mon compte', href: '/studio/compte', icon: UserIcon },
];

/** The studio's own bar with our ways out; `content.css` hides the maker's. */
export function StudioNavbar({ renderDefault, ...props }: NavbarProps) {
  const unsaved = useSyncExternalStore(waitingWrites.subscribe, waitingWrites.any);
  const bar = renderDefault({
    ...props,
    renderDefault,
    __internal_actions: (['topbar', 'sidebar'] as const).flatMap((location) =>
      WAYS.map(({ name, title, href, icon }) => ({
        name: `${name}-${location}`,
        location,
        icon,
        render: () => (
          <Button
            as="a"
            href={href}
            icon={icon}
            fontSize={1}
            justify="flex-start"
            mode="bleed"
            padding={location === 'topbar' ? 2 : 4}
            text={title}
          />
        ),
      })),
    ),
  });
  return (
    <>
      <div role="status">{unsaved && <Unsaved />}</div>
      {bar}
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
