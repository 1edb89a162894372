/** The health of the site: one line for each part that can fail, failures first. For administrators. */
import { useState } from 'react';
import {
  HEALTH_WORDS,
  type HealthConfirmation,
  type HealthLine,
  type HealthState,
} from '../../model/contracts/health-contract.ts';
import { Button } from '../ui/button.tsx';
import { useLive } from '../ui/live-answer.ts';
import { Time } from '../ui/marks.tsx';
import { Answered } from '../ui/states.tsx';
import { useDesk } from './desk.tsx';
import { MailTest } from './mail-test.tsx';
import { WideScreen } from './wide-screen.tsx';

/** The order of states: the most urgent first. */
const ORDER: readonly HealthState[] = ['failed', 'watch', 'good'];

export function HealthScreen() {
  const { api, attempt } = useDesk();
  const health = useLive('health', (signal) => api.health(signal));
  const { data } = health;
  const [isLooking, setLooking] = useState(false);

  async function look(confirmation?: HealthConfirmation) {
    setLooking(true);
    await attempt(async () => {
      health.put(await api.lookAtHealth(confirmation));
      return confirmation
        ? 'L’heure est confirmée\u00a0: ce qui attendait reprend.'
        : 'Tout vient d’être vérifié.';
    });
    setLooking(false);
  }

  return (
    <WideScreen
      title="Santé du site"
      beside={
        <Button
          text="Vérifier maintenant"
          busy={isLooking}
          disabled={isLooking}
          onClick={() => look()}
        />
      }
      note={
        <>
          {data && (
            <>
              <strong>{summaryOf(data.lines)}</strong> Dernière vérification{' '}
              <Time at={data.checkedAt} />.{' '}
            </>
          )}
          Le site se vérifie chaque minute et vous écrit quand quelque chose tombe en panne.
          {data && ` Version ${data.version}.`}
        </>
      }
    >
      <Answered answer={health}>
        {({ lines }) => (
          <ul className="kit-rows health">
            {ORDER.flatMap((state) => lines.filter((line) => line.state === state)).map((line) => (
              <Line
                key={line.name}
                line={line}
                onConfirm={isLooking ? undefined : () => look({ confirm: 'clock' })}
              />
            ))}
          </ul>
        )}
      </Answered>
    </WideScreen>
  );
}

type LineProps = {
  line: HealthLine;
  /** Confirms what the line asks for; undefined while the site is looking at itself. */
  onConfirm: (() => void) | undefined;
};

function Line({ line, onConfirm }: LineProps) {
  const { name, title, state, since, says, advice, confirm } = line;
  return (
    <li data-state={state}>
      <p className="state-word">{HEALTH_WORDS[state]}</p>
      <div className="kit-row">
        <h2>{title}</h2>
        <p>{says}</p>
        {advice && <p className="health-advice">{advice}</p>}
        {confirm && <Button text={confirm} disabled={!onConfirm} onClick={onConfirm} />}
        {name === 'mail-mode' && <MailTest />}
      </div>
      {state !== 'good' && (
        <p className="kit-note health-since">
          Depuis <Time at={since} />
        </p>
      )}
    </li>
  );
}

function summaryOf(lines: readonly HealthLine[]): string {
  const count = (state: HealthState) => lines.filter((line) => line.state === state).length;
  const [failed, watched] = [count('failed'), count('watch')];
  const parts = [
    failed > 0 && `${failed}\u00a0${failed === 1 ? 'panne' : 'pannes'}`,
    watched > 0 && `${watched}\u00a0${watched === 1 ? 'point' : 'points'} à surveiller`,
  ].filter(Boolean);
  return parts.length > 0 ? `${parts.join(', ')}.` : 'Tout va bien.';
}
