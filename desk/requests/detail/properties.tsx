/** Where a request stands: what is chosen here is kept at once. */

import type { Colleagues } from '../../../inbox/contract/api.ts';
import { campaignWords, OTHERS, subjectWord } from '../../../inbox/contract/figure-words.ts';
import type { RequestDetail } from '../../../inbox/contract/requests.ts';
import { codesOf, STATUS_WORDS, type Stage, type Word } from '../../../inbox/contract/states.ts';
import { administers } from '../../../staff/roles.ts';
import { atLength } from '../../ui/written-time.ts';
import { useStageMove } from '../applications/move-question.tsx';
import { StageMenu } from '../applications/stage-menu.tsx';
import { useDesk } from '../desk.ts';
import { EraseButton } from '../erase-button.tsx';
import { FollowUp } from './follow-up.tsx';
import { Related } from './related.tsx';
import type { Treatment } from './treatment.ts';

type PropertiesProps = {
  request: RequestDetail;
  treatment: Treatment;
  colleagues: Colleagues['items'] | undefined;
  now: number;
};

export function Properties({ request, treatment, colleagues, now }: PropertiesProps) {
  const { api, me } = useDesk();
  const { assignee, about, sender } = request;
  const person = sender.email || sender.phone;
  // A person who has left the agency is still the assignee of what they answered.
  const people = [...(colleagues ?? []), ...(assignee ? [assignee] : [])].filter(
    ({ id }, index, all) => all.findIndex((person) => person.id === id) === index,
  );
  return (
    <aside className="request-properties" aria-label="Suivi">
      {request.stage && (
        <StageProperty request={request} treatment={treatment} now={now} stage={request.stage} />
      )}
      {!request.comment && !request.stage && (
        <Choice
          label="Statut"
          words={STATUS_WORDS}
          value={request.status}
          onChoose={(status) =>
            treatment.perform({
              guess: { status },
              send: ({ id, version }) => api.change(id, version, { status }),
            })
          }
        />
      )}
      {!request.comment && (
        <label className="request-property">
          <span>Responsable</span>
          <select
            className="kit-input"
            value={assignee?.id ?? ''}
            onChange={({ target }) => {
              const person = people.find(({ id }) => id === target.value);
              treatment.perform({
                guess: { assignee: person ? { id: person.id, name: person.name } : null },
                send: ({ id, version }) =>
                  api.change(id, version, { assignee: person ? person.id : null }),
                ...(person &&
                  person.id !== me.id && { done: `Un e-mail part pour ${person.name}.` }),
              });
            }}
          >
            <option value="">Personne</option>
            {people.map(({ id, name }) => (
              <option key={id} value={id}>
                {id === me.id ? `${name} (moi)` : name}
              </option>
            ))}
          </select>
        </label>
      )}
      {about && (
        <p className="request-property">
          <span>{request.comment ? 'Article' : 'Poste'}</span>
          <a href={about.path} target="_blank" rel="noopener">
            {about.title}
          </a>
        </p>
      )}
      {request.source && <SourceProperty source={request.source} />}
      {request.dueAt && (
        <p className="request-property">
          <span>Réponse promise</span>
          <time dateTime={request.dueAt}>{atLength(request.dueAt)}</time>
        </p>
      )}
      <FollowUp request={request} treatment={treatment} now={now} />
      <Related requestId={request.id} now={now} />
      {administers(me) && person && <EraseButton person={person} />}
    </aside>
  );
}

/** How the visit began in which it was sent: which campaign, site or page brings requests. */
function SourceProperty({ source }: { source: NonNullable<RequestDetail['source']> }) {
  const { campaign, page, referrer } = source;
  return (
    <p className="request-property">
      <span>Provenance</span>
      {campaign && <strong>{campaignWords(campaign)}</strong>}
      <span className="request-source">
        {referrer ? `Depuis ${subjectWord(referrer)}` : 'En direct'}, par{' '}
        {page === OTHERS ? 'une page du site' : <a href={page}>{page}</a>}
      </span>
    </p>
  );
}

type StagePropertyProps = Pick<PropertiesProps, 'request' | 'treatment' | 'now'> & {
  stage: Stage;
};

/** The one state of an application. */
function StageProperty({ request, treatment, now, stage }: StagePropertyProps) {
  const { move, dialog } = useStageMove({ request, treatment, now });
  return (
    <div className="request-property">
      <span>Étape</span>
      <StageMenu name={request.sender.name || request.sender.email} stage={stage} onChoose={move} />
      {dialog}
    </div>
  );
}

type ChoiceProps<Code extends string> = {
  label: string;
  words: Readonly<Record<Code, Word>>;
  value: Code;
  onChoose(code: Code): void;
};

function Choice<Code extends string>({ label, words, value, onChoose }: ChoiceProps<Code>) {
  return (
    <label className="request-property">
      <span>{label}</span>
      <select
        className="kit-input"
        value={value}
        onChange={({ target }) => {
          const code = codesOf(words).find((candidate) => candidate === target.value);
          if (code) onChoose(code);
        }}
      >
        {codesOf(words).map((code) => (
          <option key={code} value={code}>
            {words[code].label}
          </option>
        ))}
      </select>
    </label>
  );
}
