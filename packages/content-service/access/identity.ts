/** A caller that is no visitor, as `identify` of the options says: the store itself knows no accounts. */
export interface Caller {
  /** The author id of its transactions. It is never reused for another account. */
  readonly id: string;
  readonly name: string;
  /** Empty for a program. */
  readonly email: string;
  /** The roles, with the titles that the Studio shows. */
  readonly roles: readonly { readonly name: string; readonly title: string }[];
  /** Whether it reads drafts and changes content; a caller that does not sees of content what visitors see. */
  readonly editsContent: boolean;
  /** A program that holds a token, not a person in a browser. */
  readonly isProgram: boolean;
}

/** The caller, in matters of content. */
export type Identity =
  /** A visitor, or a caller whose roles cover no content (then `caller` says who): both see what visitors see. */
  | { readonly kind: 'anonymous'; readonly caller?: Caller }
  | {
      readonly kind: 'staff';
      readonly id: string;
      /** May look, and change nothing. */
      readonly readsOnly?: true;
    };

export const ANONYMOUS: Identity = { kind: 'anonymous' };

export function contentIdentity(caller: Caller | undefined): Identity {
  if (!caller) return ANONYMOUS;
  return caller.editsContent ? { kind: 'staff', id: caller.id } : { kind: 'anonymous', caller };
}

/** The answer of GROQ's `identity()`. */
export function groqIdentity(identity: Identity): string {
  return identity.kind === 'staff' ? identity.id : '<anonymous>';
}
