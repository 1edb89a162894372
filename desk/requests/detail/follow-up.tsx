/** The day on which one wants a request back: one's own, seen by no colleague. */
import { BellIcon } from '@sanity/icons/Bell';
import { useRef, useState } from 'react';
import type { FollowUpDay } from '../../../inbox/contract/questions.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { useNow } from '../../ui/live-answer.ts';
import { Time } from '../../ui/marks.tsx';
import { dayAfter, moment } from '../../ui/written-time.ts';
import { useDesk } from '../desk.tsx';
import { useOpened } from './treatment.ts';

const DAYS = [
  ['tomorrow', 'Demain'],
  ['in_three_days', 'Dans trois jours'],
  ['next_week', 'La semaine prochaine'],
] as const;

export function FollowUp() {
  const acts = useFollowUpActs();
  const now = useNow();
  const disclosure = useRef<HTMLDetailsElement>(null);
  const [day, setDay] = useState('');
  const [isRefused, setRefused] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { followUp } = useOpened().request;

  async function choose(on: FollowUpDay) {
    if (!(await acts.set(on))) return;
    setDay('');
    if (disclosure.current) disclosure.current.open = false;
    disclosure.current?.querySelector('summary')?.focus();
  }

  return (
    <details ref={disclosure} className="request-follow-up">
      <summary>
        <BellIcon />
        {followUp ? (
          <span>
            <Time after="Rappel" at={followUp.at} />
          </span>
        ) : (
          'Me le rappeler…'
        )}
      </summary>
      <div className="kit-stack">
        {DAYS.map(([on, label]) => (
          <Button key={on} text={label} onClick={() => choose(on)} />
        ))}
        <form
          className="kit-stack"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            const isToCome = day >= dayAfter(now);
            setRefused(!isToCome);
            if (isToCome) choose(day);
            else input.current?.focus();
          }}
        >
          <TextField
            label={
              <>
                Le<span className="kit-unseen"> jour du rappel</span>
              </>
            }
            error={isRefused ? 'Choisissez un jour à venir, à partir de demain.' : undefined}
            ref={input}
            type="date"
            min={dayAfter(now)}
            value={day}
            onChange={(chosen) => {
              setDay(chosen);
              setRefused(false);
            }}
          />
          <Button type="submit" text="Fixer" aria-label="Fixer le jour du rappel" />
        </form>
        {followUp && <Button text="Retirer le rappel" onClick={acts.remove} />}
        <p className="kit-note">
          À l’ouverture de l’agence ce jour-là. Personne d’autre ne le voit.
        </p>
      </div>
    </details>
  );
}

/** Says that the day has come, until the request is taken up or put off again. */
export function FollowUpNotice() {
  const acts = useFollowUpActs();
  const { request } = useOpened();
  if (!request.followUp?.due) return null;
  return (
    <div className="kit-notice" data-tone="soon">
      <p>
        <strong>À reprendre.</strong> Vous vouliez revoir cette demande{' '}
        <Time at={request.followUp.at} />.
      </p>
      <Button look="primary" text="C’est repris" onClick={acts.remove} />
      <Button text="Demain" onClick={() => acts.set('tomorrow')} />
      <Button text="La semaine prochaine" onClick={() => acts.set('next_week')} />
    </div>
  );
}

function useFollowUpActs() {
  const { api, notify } = useDesk();
  const { treatment } = useOpened();
  return {
    async set(on: FollowUpDay): Promise<boolean> {
      let at: string | undefined;
      const done = await treatment.perform({
        async send({ id }) {
          const request = await api.setFollowUp(id, on);
          at = request.followUp?.at;
          return request;
        },
      });
      if (at) notify(`Cette demande vous sera rappelée ${moment(at, Date.now())}.`);
      return done;
    },
    remove: () =>
      treatment.perform({
        guess: { followUp: null },
        send: ({ id }) => api.removeFollowUp(id),
        done: 'Rappel retiré.',
      }),
  };
}
