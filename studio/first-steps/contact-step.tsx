import { useId, useState } from 'react';
import { byWeekday, WEEKDAY_NAMES, WEEKDAYS, type Weekday } from '../../calendar/weekdays.ts';
import { CLOSED, type Hours } from '../../setup/week.ts';
import { applySetup } from './setup-api.ts';
import { StepForm, type StepProps, TextField, typed, useWrong } from './step-form.tsx';

export function ContactStep({ state, onSaved }: StepProps) {
  const { address, email, phone, whatsapp, hours } = state.answers.contact;
  return (
    <StepForm
      onSaved={onSaved}
      send={(values) =>
        applySetup({
          contact: {
            address: typed(values, 'contact.address')
              .split('\n')
              .flatMap((line) => line.trim() || []),
            email: typed(values, 'contact.email'),
            phone: typed(values, 'contact.phone'),
            whatsapp: typed(values, 'contact.whatsapp'),
            hours: hoursIn(values),
          },
        })
      }
    >
      <TextField
        name="contact.address"
        label="Adresse"
        hint={'Comme sur une enveloppe\u00a0: rue, code postal et ville, pays.'}
        start={address.join('\n')}
        rows={3}
      />
      <TextField
        name="contact.email"
        label="E-mail"
        type="email"
        start={email}
        autoComplete="email"
      />
      <TextField
        name="contact.phone"
        label="Téléphone"
        hint="Au format international, par exemple +212 5 39 00 00 00."
        type="tel"
        start={phone}
      />
      <TextField name="contact.whatsapp" label="WhatsApp" type="tel" start={whatsapp} />
      <fieldset className="setup-week">
        <legend>Horaires, à l’heure du Maroc</legend>
        {WEEKDAYS.map((day) => (
          <DayRow key={day} day={day} start={startOf(day, hours)} />
        ))}
      </fieldset>
    </StepForm>
  );
}

/** A week that nothing is known of is an office's. */
function startOf(day: Weekday, hours: Hours): string {
  const isBlank = WEEKDAYS.every((name) => hours[name] === CLOSED);
  if (!isBlank) return hours[day];
  return day === 'saturday' || day === 'sunday' ? CLOSED : '09:00-18:00';
}

function DayRow({ day, start }: { day: Weekday; start: string }) {
  const name = `contact.hours.${day}`;
  const error = useWrong(name);
  const id = useId();
  const [isOpen, setOpen] = useState(start !== CLOSED);
  const [opens = '09:00', closes = '18:00'] = start === CLOSED ? [] : start.split('-');
  const refused = { 'aria-invalid': error ? true : undefined, 'aria-describedby': error && id };
  return (
    <div className="setup-day">
      <label className="requests-check">
        <input
          type="checkbox"
          name={name}
          checked={isOpen}
          onChange={(event) => setOpen(event.currentTarget.checked)}
        />
        {WEEKDAY_NAMES[day]}
      </label>
      {isOpen ? (
        <>
          <input
            type="time"
            className="setup-input"
            name={`${name}.opens`}
            aria-label={`${WEEKDAY_NAMES[day]}, ouverture`}
            defaultValue={opens}
            {...refused}
          />
          <input
            type="time"
            className="setup-input"
            name={`${name}.closes`}
            aria-label={`${WEEKDAY_NAMES[day]}, fermeture`}
            defaultValue={closes === '24:00' ? '23:59' : closes}
            {...refused}
          />
        </>
      ) : (
        <span className="requests-note">Fermé</span>
      )}
      {error && (
        <p id={id} className="requests-field-error">
          {error}
        </p>
      )}
    </div>
  );
}

function hoursIn(values: FormData): Hours {
  return byWeekday((day) => {
    const name = `contact.hours.${day}`;
    if (!values.has(name)) return CLOSED;
    return `${typed(values, `${name}.opens`)}-${typed(values, `${name}.closes`)}`;
  });
}
