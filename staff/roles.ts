/** The roles of the agency's people and programs, and what each may do. Plain data: any module may import it. */

/** The roles in the order lists show them. */
export const ROLES = ['administrator', 'editor', 'sales', 'recruiter'] as const;

export type Role = (typeof ROLES)[number];

type RoleRules = {
  /** The title on screens, in mails and in the Studio. */
  readonly title: string;
  /** The abilities of the role, each in French words that can end a sentence: "Ce rôle couvre…". */
  readonly covers: readonly string[];
  /** Whether it administers people, tokens, erasures, logs and the site's health. */
  readonly administers: boolean;
  /** Whether it reads drafts and changes content; other roles read what visitors read. */
  readonly editsContent: boolean;
  /** Whether it sends newsletter issues, to all subscribers at once: a sent mail cannot be called back. */
  readonly sendsNewsletter: boolean;
  /** Whether it reads what visits bring: the page of figures. */
  readonly readsFigures: boolean;
  /** Roles of a project in the hosted content service that equal this one. Custom roles have French names too. */
  readonly hostedNames: readonly string[];
};

/** One row for each role; the requests that it handles are in `inbox/contract/words.ts`. */
export const ROLE_RULES: Readonly<Record<Role, RoleRules>> = {
  administrator: {
    title: 'Administrateur',
    covers: ['tout, y compris l’équipe et les accès'],
    administers: true,
    editsContent: true,
    sendsNewsletter: true,
    readsFigures: true,
    hostedNames: ['administrator'],
  },
  editor: {
    title: 'Éditeur',
    covers: ['le contenu du site', 'les commentaires', 'la newsletter'],
    administers: false,
    editsContent: true,
    sendsNewsletter: true,
    readsFigures: true,
    // In the hosted service, a developer is an editor who also sees the settings.
    hostedNames: ['developer', 'editor'],
  },
  sales: {
    title: 'Commercial',
    covers: ['les demandes de contact'],
    administers: false,
    editsContent: false,
    sendsNewsletter: false,
    readsFigures: true,
    hostedNames: ['sales', 'commercial'],
  },
  recruiter: {
    title: 'Recruteur',
    covers: ['les candidatures'],
    administers: false,
    editsContent: false,
    sendsNewsletter: false,
    readsFigures: false,
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
  /** The roles in the order of `ROLES`. Each permission of any of them counts. */
  readonly roles: readonly Role[];
}

type Holder = Pick<Staff, 'roles'>;

export function administers({ roles }: Holder): boolean {
  return roles.some((role) => ROLE_RULES[role].administers);
}

export function readsFigures({ roles }: Holder): boolean {
  return roles.some((role) => ROLE_RULES[role].readsFigures);
}

export function editsContent({ roles }: Holder): boolean {
  return roles.some((role) => ROLE_RULES[role].editsContent);
}

/** Whether they may send newsletter issues. A program may not: a token that leaks must not write to every subscriber. */
export function sendsNewsletter({ roles, email }: Pick<Staff, 'roles' | 'email'>): boolean {
  return email !== '' && roles.some((role) => ROLE_RULES[role].sendsNewsletter);
}

const AND = new Intl.ListFormat('fr');

/** « Éditeur et Recruteur ». */
export function titlesOf({ roles }: Holder): string {
  return AND.format(roles.map((role) => ROLE_RULES[role].title));
}

/** Returns the abilities of several roles, as the end of a French sentence: an administrator's include all others. */
export function coveredBy({ roles }: Holder): string {
  const all = roles.find((role) => ROLE_RULES[role].administers);
  return AND.format((all ? [all] : roles).flatMap((role) => ROLE_RULES[role].covers));
}

/** The roles of these names, each once, in the order of `ROLES`; a name that is no role, or no more, is left out. */
export function rolesNamed(names: readonly unknown[]): Role[] {
  return ROLES.filter((role) => names.includes(role));
}

/** Reads roles as tables keep them: their names, with a space between. */
export function readRoles(stored: string): Role[] {
  return rolesNamed(stored.split(' '));
}

export function writeRoles(roles: readonly Role[]): string {
  return roles.join(' ');
}

/** The roles of a program whose token a person made, no more than that person's; empty when none is left. */
export function rolesWithin(roles: readonly Role[], maker: Holder): Role[] {
  if (administers(maker)) return [...roles];
  if (administers({ roles })) return [...maker.roles];
  return roles.filter((role) => maker.roles.includes(role));
}
