/** Applications side by side, by how far they got; a stage is changed where the card stands. */
import { useState } from 'react';
import type { RequestItem } from '../../inbox/contract/requests.ts';
import type { Stage } from '../../inbox/contract/states.ts';
import { codesOf, STAGE_WORDS } from '../../inbox/contract/states.ts';
import { kindName } from '../../inbox/kinds/kinds.ts';
import { Conflict } from './api.ts';
import { useDesk } from './desk.ts';
import { DeskLink } from './desk-link.tsx';
import { DueMark, PersonMark } from './marks.tsx';
import type { RequestListing } from './request-pages.ts';
import { Answered, failureSentence } from './states.tsx';
import { briefly } from './written-time.ts';

export function ApplicationBoard({ list, now }: { list: RequestListing; now: number }) {
  return (
    <Answered answer={list.pages}>
      {({ items, more }) => (
        <>
          <div className="requests-board">
            {codesOf(STAGE_WORDS).map((stage) => (
              <Column
                key={stage}
                stage={stage}
                items={items.filter((item) => (item.stage ?? 'received') === stage)}
                now={now}
              />
            ))}
          </div>
          {more && (
            <p className="requests-note">
              Le tableau montre les cent candidatures les plus récentes. Les autres sont dans la
              liste.
            </p>
          )}
        </>
      )}
    </Answered>
  );
}

type ColumnProps = { stage: Stage; items: readonly RequestItem[]; now: number };

function Column({ stage, items, now }: ColumnProps) {
  const { label, slug } = STAGE_WORDS[stage];
  return (
    <section aria-labelledby={`stage-${slug}`} className="requests-column">
      <h2 id={`stage-${slug}`}>
        {label} <span>{items.length}</span>
      </h2>
      <ul>
        {items.map((item) => (
          <li key={item.id} className="requests-card">
            <ApplicationCard item={item} now={now} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ApplicationCard({ item, now }: { item: RequestItem; now: number }) {
  const { place } = useDesk();
  return (
    <>
      <DeskLink to={{ ...place, id: item.id }} className="requests-card-link" row={item.id}>
        <span className="requests-row-head">
          <span className="requests-row-name">{item.sender.name || item.sender.email}</span>
          <time dateTime={item.receivedAt}>{briefly(item.receivedAt, now)}</time>
        </span>
        <span className="requests-row-subject">{item.about?.title ?? kindName(item.kind)}</span>
        <span className="requests-row-marks">
          <DueMark item={item} now={now} />
          <PersonMark person={item.assignee} />
        </span>
      </DeskLink>
      <StageSelect item={item} />
    </>
  );
}

function StageSelect({ item }: { item: RequestItem }) {
  const { api, changes, say } = useDesk();
  const [busy, setBusy] = useState(false);
  const name = item.sender.name || item.sender.email;
  async function move(stage: Stage) {
    setBusy(true);
    try {
      changes.announce(await api.change(item.id, item.version, { stage }));
      say(`${name}\u00a0: ${STAGE_WORDS[stage].label.toLocaleLowerCase('fr')}.`);
    } catch (error) {
      if (error instanceof Conflict) changes.announce(error.current);
      say(failureSentence(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <select
      aria-label={`Étape de ${name}`}
      value={item.stage ?? 'received'}
      disabled={busy}
      onChange={({ target }) => {
        const chosen = codesOf(STAGE_WORDS).find((stage) => stage === target.value);
        if (chosen) move(chosen);
      }}
    >
      {codesOf(STAGE_WORDS).map((stage) => (
        <option key={stage} value={stage}>
          {STAGE_WORDS[stage].label}
        </option>
      ))}
    </select>
  );
}
