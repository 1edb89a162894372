import { administers } from '../../../staff/roles.ts';
import { useLive } from '../../ui/live-answer.ts';
import { useDesk } from '../desk.ts';
import { DeskLink } from '../desk-link.tsx';
import { tabPlace } from '../place.ts';

/** Tells administrators, on every screen, that the site has turned a webhook off. */
export function WebhookBanner() {
  const { api, me, place } = useDesk();
  const webhooks = useLive(administers(me) ? 'webhooks off' : undefined, (signal) =>
    api.webhooks(signal),
  );
  const stopped = webhooks.data?.items.filter(({ off }) => off && off.reason !== 'by_hand') ?? [];
  // There each says so itself.
  if (stopped.length === 0 || place.tab === 'webhooks') return null;
  const names = stopped.map(({ description }) => `«\u00a0${description}\u00a0»`).join(', ');
  return (
    <aside className="kit-banner" aria-label="Webhooks arrêtés">
      <p>
        <strong>
          {stopped.length > 1 ? 'Des webhooks sont arrêtés' : 'Un webhook est arrêté'}
        </strong>
        &nbsp;: {names}. Vos demandes n’y partent plus.{' '}
        <DeskLink to={tabPlace('webhooks')} className="kit-link">
          Voir pourquoi
        </DeskLink>
      </p>
    </aside>
  );
}
