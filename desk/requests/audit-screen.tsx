import type { AuditPage } from '../../inbox/contract/access.ts';
import { titlesOf } from '../../staff/roles.ts';
import { Time } from '../ui/marks.tsx';
import { NothingHere } from '../ui/states.tsx';
import { changeSentence } from './change-sentence.ts';
import { DeskLink, useDesk } from './desk.tsx';
import { EraseButton } from './erase-dialog.tsx';
import { tabLocation } from './location.ts';
import { useListing } from './request-pages.ts';
import { Listed, WideScreen } from './wide-screen.tsx';

type Entry = AuditPage['items'][number];

export function AuditScreen() {
  const { api } = useDesk();
  const list = useListing('audit', api.audit);
  return (
    <WideScreen
      title="Journal"
      beside={<EraseButton />}
      note="Qui a lu, modifié, exporté ou effacé des données de visiteurs. Le journal lui-même n’en contient aucune."
    >
      <Listed list={list} empty={<NothingHere title="Rien à signaler" />}>
        {(items) => (
          <ol className="kit-rows requests-audit">
            {items.map((entry) => (
              <Line key={entry.id} entry={entry} />
            ))}
          </ol>
        )}
      </Listed>
    </WideScreen>
  );
}

function Line({ entry }: { entry: Entry }) {
  const { at, actor, requestId, area } = entry;
  return (
    <li>
      <Time at={at} />
      <p className="kit-row">
        <strong>{actor?.name ?? 'Le site'}</strong>
        {actor && <span className="kit-note"> {titlesOf(actor)}</span>} {changeSentence(entry)}.
        {requestId && area && (
          <>
            {' '}
            <DeskLink to={{ ...tabLocation(area), id: requestId }} className="kit-link">
              Voir la demande
            </DeskLink>
          </>
        )}
      </p>
    </li>
  );
}
