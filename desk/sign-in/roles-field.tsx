import { type ChangeEvent, use, useEffect, useId, useRef, useState } from 'react';
import { coveredBy, ROLE_RULES, ROLES, type Role, rolesNamed } from '../../staff/roles.ts';
import { FaultsContext } from './form.tsx';
import { whatRolesCover } from './words.ts';

const NAME = 'roles';

/** What most people of an agency are. */
const USUAL: readonly Role[] = ['editor'];

/** The roles that are checked in a form. */
export function rolesOf(values: FormData): Role[] {
  return rolesNamed(values.getAll(NAME));
}

type RolesFieldProps = {
  /** Those that are checked at first, and after the form is reset. */
  defaultRoles?: readonly Role[];
};

/** A checkbox for each role, and the sentence of what those that are checked cover together. */
export function RolesField({ defaultRoles = USUAL }: RolesFieldProps) {
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const [checked, setChecked] = useState(defaultRoles);
  const fault = use(FaultsContext)[NAME];

  // The boxes keep their own state, as those of a form that can be reset do; the sentence follows them.
  useEffect(() => {
    const form = group.current?.form;
    const readAnew = () => setChecked(defaultRoles);
    form?.addEventListener('reset', readAnew);
    return () => form?.removeEventListener('reset', readAnew);
  }, [defaultRoles]);

  function onChange({ currentTarget }: ChangeEvent<HTMLFieldSetElement>) {
    if (currentTarget.form) setChecked(rolesOf(new FormData(currentTarget.form)));
  }

  return (
    <fieldset
      ref={group}
      className="kit-field"
      aria-describedby={fault ? `${id}-covered ${id}-fault` : `${id}-covered`}
      onChange={onChange}
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
