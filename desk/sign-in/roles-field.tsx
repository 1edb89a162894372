import { useEffect, useId, useRef, useState } from 'react';
import { coveredBy, ROLE_RULES, ROLES, type Role, rolesNamed } from '../../staff/roles.ts';
import { useFault } from '../ui/field.tsx';

const NAME = 'roles';

/** The role of most people in an agency. */
const USUAL: readonly Role[] = ['editor'];

/** The roles that are checked in a form. */
export function rolesOf(values: FormData): Role[] {
  return rolesNamed(values.getAll(NAME));
}

/** Returns a sentence that says what a person or a program with these roles may do; at least one. */
export function whatRolesCover(roles: readonly Role[]): string {
  return `${roles.length > 1 ? 'Ces rôles couvrent' : 'Ce rôle couvre'} ${coveredBy({ roles })}.`;
}

type RolesFieldProps = {
  /** The roles that are checked at first, and after the form is reset. */
  defaultRoles?: readonly Role[];
};

/** A checkbox for each role, and a sentence about what the checked ones may do together. */
export function RolesField({ defaultRoles = USUAL }: RolesFieldProps) {
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const [checked, setChecked] = useState(defaultRoles);
  const fault = useFault(NAME);

  // The boxes are uncontrolled, so that a reset of the form works; the sentence follows the reset by this listener.
  useEffect(() => {
    const form = group.current?.form;
    const readAnew = () => setChecked(defaultRoles);
    form?.addEventListener('reset', readAnew);
    return () => form?.removeEventListener('reset', readAnew);
  }, [defaultRoles]);

  return (
    <fieldset
      ref={group}
      className="kit-field"
      aria-describedby={fault ? `${id}-covered ${id}-fault` : `${id}-covered`}
      onChange={({ currentTarget: { form } }) => form && setChecked(rolesOf(new FormData(form)))}
    >
      <legend>Rôles</legend>
      {ROLES.map((role) => (
        <label key={role} className="role">
          <input
            type="checkbox"
            name={NAME}
            value={role}
            defaultChecked={defaultRoles.includes(role)}
            aria-invalid={fault ? true : undefined}
            aria-describedby={fault ? `${id}-fault` : undefined}
          />
          <span>
            <strong>{ROLE_RULES[role].title}</strong>
            <span className="kit-note">{capitalized(coveredBy({ roles: [role] }))}</span>
          </span>
        </label>
      ))}
      <p id={`${id}-covered`} className="kit-note" aria-live="polite">
        {checked.length > 0 ? whatRolesCover(checked) : !fault && 'Cochez au moins un rôle.'}
      </p>
      {fault && (
        <p id={`${id}-fault`} className="kit-error">
          {fault}
        </p>
      )}
    </fieldset>
  );
}

function capitalized(text: string): string {
  return text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);
}

/** A label for each role, after the name of its person, invitation or token. */
export function RoleTags({ roles }: { roles: readonly Role[] }) {
  return roles.map((role) => (
    <span key={role} className="kit-tag">
      {ROLE_RULES[role].title}
    </span>
  ));
}
