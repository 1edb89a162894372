/** The hours of the week, day by day, with a break at noon where the agency makes one. */
import { useId, useState } from 'react';
import { CLOSED, type Hours, timesIn } from '../../model/contracts/week.ts';
import {
  byWeekday,
  WEEKDAY_NAMES,
  WEEKDAYS,
  type Weekday,
} from '../../packages/kit/calendar/weekdays.ts';
import { typed, useWrong } from './step-form.tsx';

/** The times of a day that nothing is known of. */
const USUAL = { opens: '09:00', closes: '18:00', pauseFrom: '12:30', pauseTo: '14:00' };

type Day = { isOpen: boolean } & Record<keyof typeof USUAL, string>;

const TIMES = [
  ['opens', 'ouverture'],
  ['pauseFrom', 'début de la pause'],
  ['pauseTo', 'fin de la pause'],
  ['closes', 'fermeture'],
] as const;

export function WeekFields({ hours }: { hours: Hours }) {
  const week = byWeekday((day) => startOf(day, hours));
  const [withPause, setPause] = useState(() => WEEKDAYS.some((day) => week[day].pauseFrom));
  const hadPause = WEEKDAYS.some((day) => week[day].pauseFrom);
  return (
    <fieldset className="setup-week">
      <legend>Horaires, à l’heure du Maroc</legend>
      <label className="kit-check">
        <input
          type="checkbox"
          name="contact.pause"
          checked={withPause}
          onChange={(event) => setPause(event.currentTarget.checked)}
        />
        Pause de midi
      </label>
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
        <p className="kit-note">Un jour sans pause\u00a0: laissez ses deux heures vides.</p>
      )}
    </fieldset>
  );
}

/** A week that nothing is known of is an office's. */
function startOf(day: Weekday, hours: Hours): Day {
  const isBlank = WEEKDAYS.every((name) => hours[name] === CLOSED);
  const isWorked = isBlank && day !== 'saturday' && day !== 'sunday';
  const said = hours[day];
  const none = { pauseFrom: '', pauseTo: '' };
  if (said === CLOSED) return { ...USUAL, ...none, isOpen: isWorked };
  const [opens = '', second = '', third, fourth] = timesIn(said);
  return third && fourth
    ? { isOpen: true, opens, pauseFrom: second, pauseTo: third, closes: fourth }
    : { isOpen: true, ...none, opens, closes: second };
}

function DayRow({ day, start, withPause }: { day: Weekday; start: Day; withPause: boolean }) {
  const name = `contact.hours.${day}`;
  const error = useWrong(name);
  const id = useId();
  const [isOpen, setOpen] = useState(start.isOpen);
  const times = TIMES.filter(([time]) => withPause || time === 'opens' || time === 'closes');
  return (
    <div className="setup-day" data-pause={withPause || undefined}>
      <label className="kit-check">
        <input
          type="checkbox"
          name={name}
          checked={isOpen}
          onChange={(event) => setOpen(event.currentTarget.checked)}
        />
        {WEEKDAY_NAMES[day]}
      </label>
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

export function hoursIn(values: FormData): Hours {
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
