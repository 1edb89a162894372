import { useId, useState } from 'react';
import { byWeekday, WEEKDAY_NAMES, WEEKDAYS, type Weekday } from '../../calendar/weekdays.ts';
import { CLOSED, type Hours } from '../../setup/week.ts';
import { LabelledField } from '../requests/labelled-field.tsx';
import { applySetup } from './setup-api.ts';
import { StepForm, type StepProps, TextField, typed, useWrong } from './step-form.tsx';

export function ContactStep({ state, onSaved }: StepProps) {
  const { address, email, phone, whatsapp, answersWithin, applicationsWithin, hours } =
    state.answers.contact;
  return (
    <StepForm
      onSaved={onSaved}
      send={(values) => {
        const whatsappNumber = typed(values, 'contact.whatsapp');
        const messages = timeIn(values, 'contact.answersWithin');
        const applications = timeIn(values, 'contact.applicationsWithin');
        return applySetup({
          contact: {
            address: typed(values, 'contact.address')
              .split('\n')
              .flatMap((line) => line.trim() || []),
            email: typed(values, 'contact.email'),
            phone: typed(values, 'contact.phone'),
            ...(whatsappNumber && { whatsapp: whatsappNumber }),
            ...(messages && { answersWithin: messages.time }),
            ...(applications && { applicationsWithin: applications.time }),
            hours: hoursIn(values),
          },
        });
      }}
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
      <TextField
        name="contact.whatsapp"
        label="WhatsApp"
        hint="Vide, le site ne propose pas WhatsApp."
        type="tel"
        start={whatsapp}
      />
      <fieldset className="setup-times">
        <legend>En combien de temps répondez-vous&#8239;?</legend>
        <p className="requests-note">
          Le site le dit à qui vous écrit, et vous rappelle ce que vous devez. Le délai part de
          votre prochaine ouverture. Sans réponse ici, rien n’est promis.
        </p>
        <TimeField name="contact.answersWithin" label="Aux messages" start={answersWithin} />
        <TimeField
          name="contact.applicationsWithin"
          label="Aux candidatures"
          start={applicationsWithin}
        />
      </fieldset>
      <fieldset className="setup-week">
        <legend>Horaires, à l’heure du Maroc</legend>
        {WEEKDAYS.map((day) => (
          <DayRow key={day} day={day} start={startOf(day, hours)} />
        ))}
      </fieldset>
    </StepForm>
  );
}

/** The times most agencies answer within. */
const USUAL_TIMES = ['24h', '48h'];
const OTHER = 'autre';

type TimeFieldProps = { name: string; label: string; start: string | undefined };

/** A time that is promised: a usual one, another that is typed, or none. */
function TimeField({ name, label, start = '' }: TimeFieldProps) {
  const error = useWrong(name);
  const isUsual = start === '' || USUAL_TIMES.includes(start);
  const [chosen, setChosen] = useState(isUsual ? start : OTHER);
  return (
    <LabelledField label={label} error={error}>
      {(id, refused) => (
        <>
          <select
            id={id}
            className="setup-input"
            name={name}
            value={chosen}
            onChange={(event) => setChosen(event.currentTarget.value)}
            {...(chosen !== OTHER && refused)}
          >
            <option value="">Aucun délai promis</option>
            {USUAL_TIMES.map((time) => (
              <option key={time} value={time}>
                {time.replace('h', '\u00a0h')}
              </option>
            ))}
            <option value={OTHER}>Un autre délai</option>
          </select>
          {chosen === OTHER && (
            <input
              className="setup-input"
              name={`${name}.${OTHER}`}
              aria-label={`${label}\u00a0: en heures ou en jours`}
              placeholder="72h, 3 jours"
              defaultValue={isUsual ? '' : start}
              {...refused}
            />
          )}
        </>
      )}
    </LabelledField>
  );
}

/** The time of a field; empty where none is promised. What was to be typed and was not is refused by the site. */
function timeIn(values: FormData, name: string): { time: string } | undefined {
  const chosen = typed(values, name);
  if (chosen === '') return undefined;
  return { time: chosen === OTHER ? typed(values, `${name}.${OTHER}`) : chosen };
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
