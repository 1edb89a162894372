/** The agency's people, and what each role may do. */

/** On screen: administrateur, éditeur, commercial, recruteur. */
export const ROLES = ['administrator', 'editor', 'sales', 'recruiter'] as const;

export type Role = (typeof ROLES)[number];

/** A person of the agency, or a program one of them gave a token to. */
export interface Staff {
  /** Signs what they write: the author of transactions. Never used again for somebody else. */
  readonly id: string;
  readonly name: string;
  /** Empty for a program. */
  readonly email: string;
  readonly role: Role;
}

/** Whether a role reads drafts and changes content; the others see of it what visitors see. */
export function editsContent(role: Role): boolean {
  return role === 'administrator' || role === 'editor';
}
