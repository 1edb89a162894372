/** The roles of the agency's people and programs, and what each may do. Plain data: any room may import it. */

/** In the order lists show them. */
export const ROLES = ['administrator', 'editor', 'sales', 'recruiter'] as const;

export type Role = (typeof ROLES)[number];

type RoleRules = {
  /** As screens, mails and the Studio show it. */
  readonly title: string;
  /** What it may do, for the administrator who chooses. */
  readonly summary: string;
  /** People, tokens, erasures, logs, the site's health: everything, over everyone. */
  readonly administers: boolean;
  /** Reads drafts and changes content; a role that does not sees of content what visitors see. */
  readonly editsContent: boolean;
  /** Roles of a project at the hosted content service that mean this one. Custom roles bear French names too. */
  readonly hostedNames: readonly string[];
};

/** One row for each role; the requests it treats are in `inbox/contract/words.ts`. */
export const ROLE_RULES: Readonly<Record<Role, RoleRules>> = {
  administrator: {
    title: 'Administrateur',
    summary: 'Tout, y compris l’équipe et les accès',
    administers: true,
    editsContent: true,
    hostedNames: ['administrator'],
  },
  editor: {
    title: 'Éditeur',
    summary: 'Le contenu du site, les commentaires, la newsletter',
    administers: false,
    editsContent: true,
    // The hosted service's editor who also sees settings.
    hostedNames: ['developer', 'editor'],
  },
  sales: {
    title: 'Commercial',
    summary: 'Les demandes de contact',
    administers: false,
    editsContent: false,
    hostedNames: ['sales', 'commercial'],
  },
  recruiter: {
    title: 'Recruteur',
    summary: 'Les candidatures',
    administers: false,
    editsContent: false,
    hostedNames: ['recruiter', 'recruteur'],
  },
};

/** A person of the agency, or a program one of them gave a token to. */
export interface Staff {
  /** Signs what they write: the author of transactions. Never used again for another. */
  readonly id: string;
  readonly name: string;
  /** Empty for a program. */
  readonly email: string;
  readonly role: Role;
}

export function administers({ role }: Pick<Staff, 'role'>): boolean {
  return ROLE_RULES[role].administers;
}

export function editsContent({ role }: Pick<Staff, 'role'>): boolean {
  return ROLE_RULES[role].editsContent;
}

/** What a program may do whose token was made by a person: no more than that person; undefined for nothing. */
export function roleWithin(role: Role, maker: Role): Role | undefined {
  if (role === maker || ROLE_RULES[maker].administers) return role;
  return ROLE_RULES[role].administers ? maker : undefined;
}
