import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe';
import { UserIcon } from '@sanity/icons/User';
import { Button } from '@sanity/ui';
import type { ComponentType } from 'react';
import type { NavbarProps } from 'sanity';

type Way = { name: string; title: string; href: string; icon: ComponentType };

/** Where people of the agency go from here; none of it is on the maker's site. */
const WAYS: readonly Way[] = [
  { name: 'site', title: 'Voir le site', href: '/', icon: EarthGlobeIcon },
  { name: 'account', title: 'Mon compte', href: '/studio/compte', icon: UserIcon },
];

/** The studio's own bar with our ways out; `content.css` hides the maker's. */
export function StudioNavbar({ renderDefault, ...props }: NavbarProps) {
  return renderDefault({
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
}
