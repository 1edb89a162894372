import { kindName } from '../../../inbox/kinds/kinds.ts';
import { useLive } from '../../ui/live-answer.ts';
import { atLength, briefly } from '../../ui/written-time.ts';
import { useDesk } from '../desk.ts';
import { DeskLink } from '../desk-link.tsx';
import { StateMark } from '../marks.tsx';
import { tabPlace } from '../place.ts';

type RelatedProps = { requestId: string; now: number };

/** The other requests of the same person: the same address, or the same number. Nothing where there are none. */
export function Related({ requestId, now }: RelatedProps) {
  const { api } = useDesk();
  const { data } = useLive(`related ${requestId}`, (signal) => api.related(requestId, signal), {
    once: true,
  });
  if (!data || data.items.length === 0) return null;
  return (
    <section className="request-related" aria-labelledby={`related-${requestId}`}>
      <h3 id={`related-${requestId}`}>Autres demandes de cette personne</h3>
      <ul>
        {data.items.map((item) => (
          <li key={item.id}>
            <DeskLink
              to={{ ...tabPlace(item.quarantine ? 'quarantine' : item.area), id: item.id }}
              className="request-related-one"
            >
              <span>{item.about?.title ?? item.service ?? kindName(item.kind)}</span>
              <span className="requests-row-marks">
                <StateMark item={item} />
                <time dateTime={item.receivedAt} title={atLength(item.receivedAt)}>
                  {briefly(item.receivedAt, now)}
                </time>
              </span>
            </DeskLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
