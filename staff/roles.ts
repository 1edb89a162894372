/** The roles of the agency's people and programs, and what each may do. Plain data: any room may import it. */

/** In the order lists show them. */
export const ROLES = ['administrator', 'editor', 'sales', 'recruiter'] as const;

export type Role = (typeof ROLES)[number];

type RoleRules = {
  /** The title on screens, in mails and in the Studio. */
  readonly title: string;
  readonly summary: string;
  /** Whether it administers people, tokens, erasures, logs and the site's health. */
  readonly administers: boolean;
  /** Whether it reads drafts and changes content; other roles read what visitors read. */
  readonly editsContent: boolean;
  /** Whether it sends newsletter issues, to all subscribers at once: a mail that left is not taken back. */
  readonly sendsNewsletter: boolean;
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
    sendsNewsletter: true,
    hostedNames: ['administrator'],
  },
  editor: {
    title: 'Éditeur',
    summary: 'Le contenu du site, les commentaires, la newsletter',
    administers: false,
    editsContent: true,
    sendsNewsletter: true,
    // The hosted service's editor who also sees settings.
    hostedNames: ['developer', 'editor'],
  },
  sales: {
    title: 'Commercial',
    summary: 'Les demandes de contact',
    administers: false,
    editsContent: false,
    sendsNewsletter: false,
    hostedNames: ['sales', 'commercial'],
  },
  recruiter: {
    title: 'Recruteur',
    summary: 'Les candidatures',
    administers: false,
    editsContent: false,
    sendsNewsletter: false,
    hostedNames: ['recruiter', 'recruteur'],
  },
};

/** A person of the agency, or a program with a token one of them made. */
export interface Staff {
  /** The id under which they write: the author of transactions. Never used again for another. */
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

/** Whether they may send newsletter issues. A program may not: a token that leaks must not write to every subscriber. */
export function sendsNewsletter({ role, email }: Pick<Staff, 'role' | 'email'>): boolean {
  return email !== '' && ROLE_RULES[role].sendsNewsletter;
}

/** The role of a program whose token a person made: no more than that person's; undefined for none. */
export function roleWithin(role: Role, maker: Role): Role | undefined {
  if (role === maker || ROLE_RULES[maker].administers) return role;
  return ROLE_RULES[role].administers ? maker : undefined;
}
