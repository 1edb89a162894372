import { HONEYPOT_FIELD } from '../../inbox/forms/form-description.ts';

/** A field people never see; what fills it is a program. */
export function FormTrap() {
  return (
    <div className="form-trap" aria-hidden="true">
      <label>
        Ne remplissez pas ce champ
        <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
