import { ofName } from '../../inbox/forms/elision.ts';
import type { Role } from '../../staff/roles.ts';
import { changeRoles, type Person } from './api.ts';
import { Form } from './form.tsx';
import { RolesField, rolesOf } from './roles-field.tsx';
import { useSubmission } from './submission.ts';

type PersonRolesProps = { person: Person; onChanged: (roles: readonly Role[]) => void };

export function PersonRoles({ person, onChanged }: PersonRolesProps) {
  const submission = useSubmission(async (values) => {
    const roles = rolesOf(values);
    await changeRoles(person.id, roles);
    onChanged(roles);
  });
  return (
    <div className="kit-row-more">
      <Form
        submission={submission}
        action="Enregistrer les rôles"
        doing="Enregistrement…"
        aria-label={`Rôles ${ofName(person.name)}`}
      >
        <RolesField defaultRoles={person.roles} />
      </Form>
    </div>
  );
}
