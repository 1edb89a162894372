/** Who asks. People and programs who log in arrive with the write side of this service. */
export type Identity =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'staff'; readonly id: string };

export const ANONYMOUS: Identity = { kind: 'anonymous' };

/** Tells who sent a request; throws `ApiError` 401 for credentials that are no longer good. */
export type Identify = (request: Request) => Promise<Identity>;

/** What GROQ's `identity()` answers. */
export function groqIdentity(identity: Identity): string {
  return identity.kind === 'staff' ? identity.id : '<anonymous>';
}
