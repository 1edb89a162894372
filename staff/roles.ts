import type { Role } from './staff.ts';

/** As the studio shows them; `administrator` and `editor` are also the hosted service's names. */
export const ROLE_TITLES: Readonly<Record<Role, string>> = {
  administrator: 'Administrateur',
  editor: 'Éditeur',
  sales: 'Commercial',
  recruiter: 'Recruteur',
};
