import { ROLE_RULES, type Role } from '../../staff/roles.ts';

/** A label for each role, after the name of its person, invitation or token. */
export function RoleTags({ roles }: { roles: readonly Role[] }) {
  return roles.map((role) => (
    <span key={role} className="kit-tag">
      {ROLE_RULES[role].title}
    </span>
  ));
}
