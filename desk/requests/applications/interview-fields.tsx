import { useEffect, useRef } from 'react';
import type { Interview } from '../../../inbox/contract/questions.ts';
import { spokenClock } from '../../../packages/kit/calendar/written-hours.ts';
import { Select, TextField } from '../../ui/field.tsx';

type InterviewFieldsProps = {
  interview: Interview;
  /** As a field for a date and a time holds it. */
  earliest: string;
  onChange(interview: Interview): void;
};

const LENGTHS = new Map([
  [30, '30 minutes'],
  [45, '45 minutes'],
  [60, '1 heure'],
  [90, '1 heure 30'],
  [120, '2 heures'],
]);

/** When and where an interview is. It is also in the invitation that the candidate's calendar reads. */
export function InterviewFields({ interview, earliest, onChange }: InterviewFieldsProps) {
  const hour = useRef<HTMLInputElement>(null);
  // After the dialog has opened, which puts the focus on its cross.
  useEffect(() => hour.current?.focus(), []);
  return (
    <div className="answer-settings interview-fields">
      <TextField
        label="Jour et heure, au Maroc"
        type="datetime-local"
        ref={hour}
        min={earliest}
        value={interview.startsAt}
        // A field that is being typed in is empty in between.
        onChange={(startsAt) => startsAt && onChange({ ...interview, startsAt })}
      />
      <Select
        label="Durée"
        value={interview.minutes}
        onChange={(minutes) => onChange({ ...interview, minutes: Number(minutes) })}
      >
        {[...LENGTHS].map(([minutes, words]) => (
          <option key={minutes} value={minutes}>
            {words}
          </option>
        ))}
      </Select>
      <TextField
        label="Lieu, ou adresse de la visioconférence"
        maxLength={200}
        value={interview.place}
        onChange={(place) => onChange({ ...interview, place })}
      />
    </div>
  );
}

/** `mardi 1er décembre à 10h30 (12, rue des Arts)`: what the mail says of an interview. */
export function rendezVous({ startsAt, place }: Interview): string {
  return `${spokenClock(startsAt)}${place.trim() && ` (${place.trim()})`}`;
}
