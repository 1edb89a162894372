import { useId, useState } from 'react';
import { CLOSED, type Hours, timesIn } from '../../model/contracts/week.ts';
import {
  byWeekday,
  WEEKDAY_NAMES,
  WEEKDAYS,
  type Weekday,
} from '../../packages/kit/calendar/weekdays.ts';
import { Check, Field, TextArea, TextField, useFault } from '../ui/field.tsx';
import { applySetup } from './setup-api.ts';
import { StepForm, type StepProps, typed } from './step-form.tsx';

export function ContactStep({ state, onSaved }: StepProps) {
  const { address, email, phone, whatsapp, answersWithin, applicationsWithin, hours, networks } =
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
            address: linesIn(values, 'contact.address'),
            email: typed(values, 'contact.email'),
            phone: typed(values, 'contact.phone'),
            ...(whatsappNumber && { whatsapp: whatsappNumber }),
            ...(messages && { answersWithin: messages.time }),
            ...(applications && { applicationsWithin: applications.time }),
            hours: hoursIn(values),
            networks: linesIn(values, 'contact.networks'),
          },
        });
      }}
    >
      <TextArea
        name="contact.address"
        label="Adresse"
        hint={'Comme sur une enveloppe\u00a0: rue, code postal et ville, pays.'}
        defaultValue={address.join('\n')}
        rows={3}
      />
      <TextField
        name="contact.email"
        label="E-mail"
        type="email"
        defaultValue={email}
        autoComplete="email"
      />
      <TextField
        name="contact.phone"
        label="Téléphone"
        hint={
          'Comme on le compose au Maroc, 05\u00a037\u00a000\u00a011\u00a022, ou avec son indicatif.'
        }
        type="tel"
        defaultValue={phone}
      />
      <TextField
        name="contact.whatsapp"
        label="WhatsApp"
        hint="Vide, le site ne propose pas WhatsApp."
        type="tel"
        defaultValue={whatsapp}
      />
      <fieldset className="kit-field">
        <legend>En combien de temps répondez-vous&#8239;?</legend>
        <p className="kit-note">
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
      <WeekFields hours={hours} />
      <TextArea
        name="contact.networks"
        label="Réseaux sociaux (facultatif)"
        hint="L’adresse de chaque profil, une par ligne. Le pied de page les montre dans cet ordre."
        defaultValue={networks?.join('\n')}
        rows={2}
      />
    </StepForm>
  );
}

/** The times most agencies answer within. */
const USUAL_TIMES = ['24h', '48h'];
const OTHER = 'autre';

type TimeFieldProps = { name: string; label: string; start: string | undefined };

/** A time that is promised: a usual one, another that is typed, or none. */
function TimeField({ name, label, start = '' }: TimeFieldProps) {
  const isUsual = start === '' || USUAL_TIMES.includes(start);
  const [chosen, setChosen] = useState(isUsual ? start : OTHER);
  return (
    <Field label={label} name={name}>
      {({ id, className, ...refused }) => (
        <>
          <select
            id={id}
            className={className}
            name={name}
            value={chosen}
            onChange={(event) => setChosen(event.currentTarget.value)}
            {...(chosen !== OTHER && refused)}
          >
            <option value="">Aucun délai promis</option>
            {USUAL_TIMES.map((time) => (
              <option key={time} value={time}>
                {time}
              </option>
            ))}
            <option value={OTHER}>Un autre délai</option>
          </select>
          {chosen === OTHER && (
            <input
              className={className}
              name={`${name}.${OTHER}`}
              aria-label={`${label}\u00a0: en heures ou en jours`}
              placeholder="72h, 3 jours"
              defaultValue={isUsual ? '' : start}
              {...refused}
            />
          )}
        </>
      )}
    </Field>
  );
}

/**
 * Returns the promised time of a field; an empty one where none is promised. The site refuses a chosen but empty time.
 */
function timeIn(values: FormData, name: string): { time: string } | undefined {
  const chosen = typed(values, name);
  if (chosen === '') return undefined;
  return { time: chosen === OTHER ? typed(values, `${name}.${OTHER}`) : chosen };
}

function linesIn(values: FormData, name: string): string[] {
  return typed(values, name)
    .split('\n')
    .flatMap((line) => line.trim() || []);
}

/** The times of a day that nothing is known of. */
const USUAL = { opens: '09:00', closes: '18:00', pauseFrom: '12:30', pauseTo: '14:00' };

type Day = { isOpen: boolean } & Record<keyof typeof USUAL, string>;

const TIMES = [
  ['opens', 'ouverture'],
  ['pauseFrom', 'début de la pause'],
  ['pauseTo', 'fin de la pause'],
  ['closes', 'fermeture'],
] as const;

/** The hours of the week, day by day, with a break at noon where the agency makes one. */
function WeekFields({ hours }: { hours: Hours }) {
  const week = byWeekday((day) => startOf(day, hours));
  const [withPause, setPause] = useState(() => WEEKDAYS.some((day) => week[day].pauseFrom));
  const hadPause = WEEKDAYS.some((day) => week[day].pauseFrom);
  return (
    <fieldset className="kit-field setup-week">
      <legend>Horaires, à l’heure du Maroc</legend>
      <Check name="contact.pause" checked={withPause} onChange={setPause}>
        Pause de midi
      </Check>
      {WEEKDAYS.map((day) => {
        const { pauseFrom, pauseTo } = hadPause ? week[day] : USUAL;
        return (
          <DayRow
            key={day}
            day={day}
            start={{ ...week[day], pauseFrom, pauseTo }}
            withPause={withPause}
          />
        );
      })}
      {withPause && (
        <p className="kit-note">Un jour sans pause&nbsp;: laissez ses deux heures vides.</p>
      )}
    </fieldset>
  );
}

/** A week that nothing is known of is an office's. */
function startOf(day: Weekday, hours: Hours): Day {
  const isBlank = WEEKDAYS.every((name) => hours[name] === CLOSED);
  const isWorked = isBlank && day !== 'saturday' && day !== 'sunday';
  const hoursOfDay = hours[day];
  const none = { pauseFrom: '', pauseTo: '' };
  if (hoursOfDay === CLOSED) return { ...USUAL, ...none, isOpen: isWorked };
  const [opens = '', second = '', third, fourth] = timesIn(hoursOfDay);
  return third && fourth
    ? { isOpen: true, opens, pauseFrom: second, pauseTo: third, closes: fourth }
    : { isOpen: true, ...none, opens, closes: second };
}

function DayRow({ day, start, withPause }: { day: Weekday; start: Day; withPause: boolean }) {
  const name = `contact.hours.${day}`;
  const error = useFault(name);
  const id = useId();
  const [isOpen, setOpen] = useState(start.isOpen);
  const times = TIMES.filter(([time]) => withPause || time === 'opens' || time === 'closes');
  return (
    <div className="setup-day" data-pause={withPause || undefined}>
      <Check name={name} checked={isOpen} onChange={setOpen}>
        {WEEKDAY_NAMES[day]}
      </Check>
      {isOpen ? (
        <div className="setup-hours">
          {times.map(([time, what]) => (
            <input
              key={time}
              type="time"
              className="kit-input"
              name={`${name}.${time}`}
              aria-label={`${WEEKDAY_NAMES[day]}, ${what}`}
              defaultValue={start[time] === '24:00' ? '23:59' : start[time]}
              aria-invalid={error ? true : undefined}
              aria-describedby={error && id}
            />
          ))}
        </div>
      ) : (
        <span className="kit-note">Fermé</span>
      )}
      {error && (
        <p id={id} className="kit-error">
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
    const [opens, pauseFrom, pauseTo, closes] = TIMES.map(([time]) =>
      typed(values, `${name}.${time}`),
    );
    return pauseFrom || pauseTo
      ? `${opens}-${pauseFrom}, ${pauseTo}-${closes}`
      : `${opens}-${closes}`;
  });
}
