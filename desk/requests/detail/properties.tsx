/** The properties of a request: a choice is saved at once. */
import type { ReactNode } from 'react';
import { campaignWords, OTHERS, subjectWord } from '../../../inbox/contract/figure-words.ts';
import type { RequestDetail } from '../../../inbox/contract/requests.ts';
import { codesOf, STATUS_WORDS, type Stage } from '../../../inbox/contract/states.ts';
import { kindName } from '../../../inbox/kinds/kinds.ts';
import { administers } from '../../../staff/roles.ts';
import { Select } from '../../ui/field.tsx';
import { useLive } from '../../ui/live-answer.ts';
import { Time } from '../../ui/marks.tsx';
import { atLength } from '../../ui/written-time.ts';
import { StageMenu, useStageMove } from '../applications/stage-move.tsx';
import { DeskLink, useDesk } from '../desk.tsx';
import { EraseButton } from '../erase-dialog.tsx';
import { tabLocation } from '../location.ts';
import { StateMark, senderName } from '../marks.tsx';
import { FollowUp } from './follow-up.tsx';
import { useOpened } from './treatment.ts';

export function Properties() {
  const { me } = useDesk();
  const { request } = useOpened();
  const { about, comment, dueAt, sender, source, stage } = request;
  const person = sender.email || sender.phone;
  return (
    <aside className="kit-stack request-properties" aria-label="Suivi">
      {stage && <StageProperty stage={stage} />}
      {!comment && !stage && <StatusProperty />}
      {!comment && <AssigneeProperty />}
      {about && (
        <Property name={comment ? 'Article' : 'Poste'}>
          <a href={about.path} target="_blank" rel="noopener">
            {about.title}
          </a>
        </Property>
      )}
      {source && <SourceProperty source={source} />}
      {dueAt && (
        <Property name="Réponse promise">
          <time dateTime={dueAt}>{atLength(dueAt)}</time>
        </Property>
      )}
      <FollowUp />
      <Related />
      {administers(me) && person && <EraseButton person={person} />}
    </aside>
  );
}

function Property({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="kit-stack request-property">
      <span>{name}</span>
      {children}
    </div>
  );
}

/** The one state of an application. */
function StageProperty({ stage }: { stage: Stage }) {
  const { request } = useOpened();
  const { move, dialog } = useStageMove();
  return (
    <Property name="Étape">
      <StageMenu name={senderName(request)} stage={stage} onChoose={move} />
      {dialog}
    </Property>
  );
}

function StatusProperty() {
  const { api } = useDesk();
  const { request, treatment } = useOpened();
  return (
    <Select
      label="Statut"
      value={request.status}
      options={codesOf(STATUS_WORDS).map((code) => [code, STATUS_WORDS[code].label])}
      onChange={(value) => {
        const status = codesOf(STATUS_WORDS).find((code) => code === value);
        if (!status) return;
        treatment.perform({
          guess: { status },
          send: (current) => api.change(current, { status }),
        });
      }}
    />
  );
}

function AssigneeProperty() {
  const { api, me } = useDesk();
  const { request, treatment, colleagues } = useOpened();
  const { assignee } = request;
  // A person who has left the agency stays the assignee of what they answered.
  const isLeft = assignee && !colleagues.some(({ id }) => id === assignee.id);
  const people = [...colleagues, ...(isLeft ? [assignee] : [])];
  return (
    <Select
      label="Responsable"
      value={assignee?.id ?? ''}
      options={[
        ['', 'Personne'],
        ...people.map(({ id, name }) => [id, id === me.id ? `${name} (moi)` : name] as const),
      ]}
      onChange={(value) => {
        const person = people.find(({ id }) => id === value);
        treatment.perform({
          guess: { assignee: person ? { id: person.id, name: person.name } : null },
          send: (current) => api.change(current, { assignee: person?.id ?? null }),
          ...(person && person.id !== me.id && { done: `Un e-mail part pour ${person.name}.` }),
        });
      }}
    />
  );
}

/** The campaign, site or page that the sender's visit began with. */
function SourceProperty({ source }: { source: NonNullable<RequestDetail['source']> }) {
  const { campaign, page, referrer } = source;
  return (
    <Property name="Provenance">
      {campaign && <strong>{campaignWords(campaign)}</strong>}
      <p>
        {referrer ? `Depuis ${subjectWord(referrer)}` : 'En direct'}, par{' '}
        {page === OTHERS ? 'une page du site' : <a href={page}>{page}</a>}
      </p>
    </Property>
  );
}

/** The other requests with the same e-mail address or phone number. Shows nothing where there are none. */
function Related() {
  const { api } = useDesk();
  const { id } = useOpened().request;
  const { data } = useLive(`related ${id}`, (signal) => api.related(id, signal), { once: true });
  if (!data || data.items.length === 0) return null;
  return (
    <section className="request-related" aria-labelledby={`related-${id}`}>
      <h3 id={`related-${id}`}>Autres demandes de cette personne</h3>
      <ul>
        {data.items.map((item) => (
          <li key={item.id}>
            <DeskLink
              to={{ ...tabLocation(item.quarantine ? 'quarantine' : item.area), id: item.id }}
              className="request-related-one"
            >
              <span>{item.about?.title ?? item.service ?? kindName(item.kind)}</span>
              <span className="kit-line requests-row-marks">
                <StateMark item={item} />
                <Time at={item.receivedAt} brief />
              </span>
            </DeskLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
