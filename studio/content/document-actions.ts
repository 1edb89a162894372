import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe';
import type { DocumentActionComponent, DocumentActionsResolver } from 'sanity';
import { SINGLETONS } from '../schema/index.ts';
import { pageOf } from '../schema/page-address.ts';

/** What would leave the site without a document it cannot do without. */
const KEEPS_ONE: readonly (string | undefined)[] = ['delete', 'duplicate', 'unpublish'];

/** The studio's own actions, fewer for documents of which there is one, and the way to the published page. */
export const actionsFor: DocumentActionsResolver = (actions, { schemaType }) => {
  const one = SINGLETONS.some((type) => type === schemaType);
  const kept = one ? actions.filter(({ action }) => !KEEPS_ONE.includes(action)) : actions;
  return [...kept, seeOnSite];
};

const seeOnSite: DocumentActionComponent = ({ published }) => {
  const page = published ? pageOf(published) : undefined;
  return {
    label: 'Voir sur le site',
    icon: EarthGlobeIcon,
    disabled: !page,
    title: page ? undefined : 'Publiez d’abord : la page existera ensuite.',
    onHandle: () => {
      window.open(page, '_blank', 'noopener');
    },
  };
};
seeOnSite.displayName = 'SeeOnSite';
