import { InboxIcon } from '@sanity/icons/Inbox';
import { lazy } from 'react';
import type { Tool } from 'sanity';

/**
 * The *Demandes* beside the contents, for people who do both. Its name is in addresses, and not the one of the
 * page of their own (`/studio/demandes`), which opens without the rest of the studio.
 */
export const requestsTool: Tool = {
  name: 'boite',
  title: 'Demandes',
  icon: InboxIcon,
  component: lazy(async () => {
    const { StudioRequests } = await import('./studio-requests.tsx');
    return { default: StudioRequests };
  }),
};
