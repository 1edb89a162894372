/** The health of the site: one line for each part that can fail, failures first. For administrators. */

import { useState } from 'react';
import {
  HEALTH_WORDS,
  type HealthConfirmation,
  type HealthLine,
  type HealthState,
} from '../../model/contracts/health-contract.ts';
import { Button } from '../ui/button.tsx';
import { useLive, useNow } from '../ui/live-answer.ts';
import { Answered, failureSentence } from '../ui/states.tsx';
import { atLength, moment } from '../ui/written-time.ts';
import { useDesk } from './desk.ts';
import { MailTest } from './mail-test.tsx';

/** What a person has to see first. */
const ORDER: readonly HealthState[] = ['failed', 'watch', 'good'];

export function HealthScreen() {
  const { api, say } = useDesk();
  const health = useLive('health', (signal) => api.health(signal));
  const { data } = health;
  const now = useNow();
  const [looking, setLooking] = useState(false);

  async function look(confirmation?: HealthConfirmation) {
    setLooking(true);
    try {
      health.put(await api.lookAtHealth(confirmation));
      say(
        confirmation
          ? 'L’heure est confirmée\u00a0: ce qui attendait reprend.'
          : 'Tout vient d’être vérifié.',
      );
    } catch (failure) {
      say(failureSentence(failure));
    }
    setLooking(false);
  }

  return (
    <section className="requests-list requests-wide" aria-labelledby="requests-box">
      {/* The head scrolls along: a region that scrolls needs something in it that takes the focus. */}
      <div className="requests-scroll">
        <header className="screen-head">
          <div className="screen-title">
            <h1 id="requests-box">Santé du site</h1>
            <Button
              text="Vérifier maintenant"
              busy={looking}
              disabled={looking}
              onClick={() => look()}
            />
          </div>
          <p className="kit-note">
            {data && (
              <>
                <strong>{summaryOf(data.lines)}</strong> Dernière vérification{' '}
                <time dateTime={data.checkedAt}>{moment(data.checkedAt, now)}</time>.{' '}
              </>
            )}
            Le site se vérifie chaque minute et vous écrit quand quelque chose tombe en panne.
            {data && ` Version ${data.version}.`}
          </p>
        </header>
        <Answered answer={health}>
          {({ lines }) => (
            <ul className="kit-rows health">
              {ORDER.flatMap((state) => lines.filter((line) => line.state === state)).map(
                (line) => (
                  <Line
                    key={line.name}
                    line={line}
                    now={now}
                    onConfirm={looking ? undefined : () => look({ confirm: 'clock' })}
                  />
                ),
              )}
            </ul>
          )}
        </Answered>
      </div>
    </section>
  );
}

type LineProps = {
  line: HealthLine;
  now: number;
  /** Absent while the site is looking at itself. */
  onConfirm: (() => void) | undefined;
};

function Line({ line, now, onConfirm }: LineProps) {
  const { me } = useDesk();
  const { name, title, state, since, says, advice, confirm } = line;
  return (
    <li data-state={state}>
      <p className="state-word">{HEALTH_WORDS[state]}</p>
      <div className="kit-row">
        <h2>{title}</h2>
        <p>{says}</p>
        {advice && <p className="health-advice">{advice}</p>}
        {confirm && <Button text={confirm} disabled={!onConfirm} onClick={onConfirm} />}
        {/* Where no mail leaves the banner above has it. */}
        {name === 'mail-mode' && me.mailMode === 'smtp' && <MailTest />}
      </div>
      {state !== 'good' && (
        <p className="kit-note health-since">
          Depuis{' '}
          <time dateTime={since} title={atLength(since)}>
            {moment(since, now)}
          </time>
        </p>
      )}
    </li>
  );
}

function summaryOf(lines: readonly HealthLine[]): string {
  const count = (state: HealthState) => lines.filter((line) => line.state === state).length;
  const failed = count('failed');
  const watched = count('watch');
  const watching =
    watched === 0
      ? ''
      : watched === 1
        ? '1\u00a0point à surveiller'
        : `${watched}\u00a0points à surveiller`;
  if (failed === 0) return watching ? `${watching}.` : 'Tout va bien.';
  const failing = failed === 1 ? '1\u00a0panne' : `${failed}\u00a0pannes`;
  return `${watching ? `${failing}, ${watching}` : failing}.`;
}
