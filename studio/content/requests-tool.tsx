import { InboxIcon } from '@sanity/icons/Inbox';
import { lazy } from 'react';
import type { Tool } from 'sanity';

/** The *Demandes* beside the contents. Addresses name it apart from the page of their own (`/studio/demandes`). */
export const requestsTool: Tool = {
  name: 'boite',
  title: 'Demandes',
  icon: InboxIcon,
  component: lazy(async () => {
    const { StudioRequests } = await import('./studio-requests.tsx');
    return { default: StudioRequests };
  }),
};
