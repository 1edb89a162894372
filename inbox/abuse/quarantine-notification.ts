/** Notifies the agency, once a day if there are any, of requests in quarantine that nobody has opened. */
import { spokenDuration } from '../../packages/kit/calendar/spoken-duration.ts';
import { PARTS } from '../../staff/desk-addresses.ts';
import type { Alarm } from '../alarms/alarm-words.ts';
import type { Area } from '../contract/areas.ts';
import type { InboxDatabase } from '../database.ts';
import { writtenDate } from '../emails/written-date.ts';
import { areaOf } from '../kinds/kinds.ts';
import { PERIODS } from '../retention/periods.ts';

/** The time before the mail: a person at the desk sees the requests first, and a flood makes one mail. */
const WAIT = 60 * 60_000; // ms

/** The address is that of `desk/requests/location.ts`. */
const LIST = `${PARTS.requests.address}/indesirables`;

type Options = {
  db: InboxDatabase;
  clock(): Date;
  /** Sends the same reason once a day. */
  alarm(alarm: Alarm): Promise<void>;
};

/**
 * Writes the mail of the day. It holds counts and dates, and nothing that a stranger wrote: neither a name nor an
 * address to click.
 */
export async function notifySetApart({ db, clock, alarm }: Options): Promise<void> {
  const now = clock();
  const rows = await db
    .selectFrom('requests')
    .select(['kind', ({ fn }) => fn.countAll<number>().as('count')])
    .select(({ fn }) => fn.min('quarantined_at').as('oldest'))
    .where('quarantined_at', '<=', now.getTime() - WAIT)
    // The agency already knows requests that it put into quarantine itself, or has opened there.
    .where('quarantine_reason', 'in', ['honeypot', 'content'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('request_reads')
            .select('staff_id')
            .whereRef('request_reads.request_id', '=', 'requests.id'),
        ),
      ),
    )
    .groupBy('kind')
    .execute();
  if (rows.length === 0) return;
  const counts = new Map<Area, number>();
  for (const { kind, count } of rows) {
    const area = areaOf(kind) ?? 'contact';
    counts.set(area, (counts.get(area) ?? 0) + Number(count));
  }
  const oldest = new Date(Math.min(...rows.map((row) => Number(row.oldest))));
  await alarm(letterOf(counts, oldest, now));
}

const NOUNS: Readonly<Record<Area, readonly [one: string, several: string]>> = {
  contact: ['message', 'messages'],
  applications: ['candidature', 'candidatures'],
  comments: ['commentaire', 'commentaires'],
  newsletter: ['inscription à la newsletter', 'inscriptions à la newsletter'],
};

function letterOf(counts: ReadonlyMap<Area, number>, oldest: Date, now: Date): Alarm {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const single = total === 1;
  const list = new Intl.ListFormat('fr').format(
    [...counts].map(([area, count]) => `${count}\u00a0${NOUNS[area][count === 1 ? 0 : 1]}`),
  );
  const retention = spokenDuration(now.getTime() - PERIODS.quarantine(now));
  return {
    reason: 'set_apart',
    title: single
      ? 'un envoi mis de côté attend votre regard'
      : `${total} envois mis de côté attendent votre regard`,
    text: [
      `Le site a mis de côté ce qui ressemblait à de la publicité, et personne ne l’a encore ouvert\u00a0: ${list}. ${single ? 'Il est là' : 'Le plus ancien est là'} depuis le ${writtenDate(oldest)}.`,
      `Une vraie personne s’y trouve peut-être, et elle croit son message arrivé. Ouvrez la liste\u00a0: «\u00a0Ce n’est pas un indésirable\u00a0» remet un envoi dans sa boîte, fait partir ses e-mails, et le site s’en souvient. Le reste s’efface de lui-même après ${retention}.`,
    ].join('\n\n'),
    link: { path: LIST, label: 'Voir les indésirables' },
  };
}
