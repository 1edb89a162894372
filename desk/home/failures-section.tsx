import type { Me } from '../../inbox/contract/api.ts';
import type { Overview } from '../../inbox/contract/overview.ts';
import {
  HEALTH_WORDS,
  type HealthReport,
  type HealthState,
} from '../../model/contracts/health-contract.ts';
import { PARTS } from '../../staff/desk-places.ts';
import { administers } from '../../staff/roles.ts';
import { addressOf, tabPlace } from '../requests/place.ts';
import { listsOf, RequestRow } from './request-section.tsx';
import { Row, Section } from './section.tsx';

type FailuresSectionProps = {
  me: Me;
  undelivered: Overview['undelivered'];
  /** For administrators. */
  health: HealthReport | undefined;
  now: number;
};

/** What failed for good: deliveries, and what the site finds wrong with itself. */
export function FailuresSection({ me, undelivered, health, now }: FailuresSectionProps) {
  const isFolder = me.mailMode === 'folder' && administers(me);
  const inState = (state: HealthState) =>
    health?.lines.filter((line) => line.state === state && line.name !== 'mail-mode') ?? [];
  const [failed, watched] = [inState('failed'), inState('watch')];
  const healthPage = PARTS.home.address + addressOf(tabPlace('health'));
  const more = undelivered.count > undelivered.items.length;
  return (
    <Section
      title="En échec"
      count={undelivered.count + failed.length + (isFolder ? 1 : 0)}
      urgent
      calm="Rien n’a échoué."
      note={
        watched.length > 0 && (
          <>
            <a href={healthPage}>{HEALTH_WORDS.watch}</a>&nbsp;:{' '}
            {watched.map(({ title }) => title).join(', ')}.
          </>
        )
      }
      all={more ? listsOf(undelivered.items, { undelivered: 'true' }) : []}
    >
      {isFolder && (
        <Row
          href={PARTS.home.address + addressOf(tabPlace('health'))}
          title="Les e-mails ne partent pas"
          about="Sans serveur d’envoi, ils sont écrits dans un dossier du site."
        />
      )}
      {failed.map((line) => (
        <Row
          key={line.name}
          href={healthPage}
          title={line.title}
          about={line.says}
          marks={
            <span className="kit-mark" data-tone="late">
              {HEALTH_WORDS.failed}
            </span>
          }
        />
      ))}
      {undelivered.items.map((item) => (
        <RequestRow key={item.id} item={item} now={now} />
      ))}
    </Section>
  );
}
