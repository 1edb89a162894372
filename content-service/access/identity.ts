import { editsContent, type Staff } from '../../staff/staff.ts';

/** Who asks, in matters of content. */
export type Identity =
  /** Nobody we know, or somebody whose role covers no content (then `staff` says who): both see what visitors see. */
  | { readonly kind: 'anonymous'; readonly staff?: Staff }
  | {
      readonly kind: 'staff';
      readonly id: string /** May look, and change nothing. */;
      readonly readsOnly?: true;
    };

export const ANONYMOUS: Identity = { kind: 'anonymous' };

export function contentIdentity(staff: Staff | undefined): Identity {
  if (!staff) return ANONYMOUS;
  return editsContent(staff.role) ? { kind: 'staff', id: staff.id } : { kind: 'anonymous', staff };
}

/** What GROQ's `identity()` answers. */
export function groqIdentity(identity: Identity): string {
  return identity.kind === 'staff' ? identity.id : '<anonymous>';
}
