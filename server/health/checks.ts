/** What the health page looks at, one check a line: its name, its title in French, and how it is looked at. */
import type { ContentReader } from '../../app/context.ts';
import type { Inbox } from '../../inbox/index.ts';
import type { CertainTime } from '../../packages/kit/process/certain-time.ts';
import type { Integrity } from '../integrity.ts';
import type { KeptPages } from '../pages/kept-pages.ts';
import { backupFinding, drillFinding } from './backup-findings.ts';
import { readBackupRecord, readDrillRecord } from './backup-record.ts';
import type { Check } from './check.ts';
import { clockJumpFinding } from './clock-finding.ts';
import { contentAgeFinding, declarationFinding } from './content-findings.ts';
import { diskFinding } from './disk-finding.ts';
import { integrityFinding } from './integrity-finding.ts';
import {
  dailyCheckFinding,
  failuresFinding,
  lastMailFinding,
  mailModeFinding,
  waitingFinding,
} from './mail-findings.ts';
import { ago } from './written-figures.ts';

type ChecksOptions = {
  directory: string;
  /** Bytes below which uploads are refused. */
  freeSpaceFloor: number;
  reader: ContentReader;
  pages: Pick<KeptPages, 'health'>;
  inbox: Pick<Inbox, 'health'>;
  integrity(): Integrity;
  certainTime: Pick<CertainTime, 'doubt'>;
  clock?: () => Date;
};

export function healthChecks(options: ChecksOptions): Check[] {
  const {
    directory,
    freeSpaceFloor,
    reader,
    pages,
    inbox,
    integrity,
    certainTime,
    clock = () => new Date(),
  } = options;
  const startedAt = clock();
  return [
    { name: 'disk', title: 'Disque', look: () => diskFinding(directory, freeSpaceFloor) },
    { name: 'clock', title: 'Horloge', look: async () => clockJumpFinding(certainTime.doubt()) },
    {
      name: 'content',
      title: 'Contenu',
      async look() {
        try {
          await reader.client.fetch('*[_type == "settings"][0]._id');
          return { state: 'good', says: 'Le contenu se lit normalement.' };
        } catch {
          const at = pages.health().lastRead;
          const last = at === undefined ? '' : ` (dernière lecture ${ago(new Date(at), clock())})`;
          return {
            state: 'failed',
            says: `Le service de contenu ne répond plus${last}\u00a0: les visiteurs voient les dernières copies des pages.`,
            advice: 'Vérifiez le service de contenu\u00a0; s’il est hébergé, sa page d’état.',
          };
        }
      },
    },
    {
      name: 'content-age',
      title: 'Âge du contenu affiché',
      toldElsewhere: true,
      look: async () => contentAgeFinding({ ...pages.health(), startedAt }, clock()),
    },
    {
      name: 'declaration',
      title: 'Déclaration à la CNDP',
      toldElsewhere: true,
      look: async () =>
        declarationFinding(
          await reader.client.fetch<string | null>('*[_id == "legal"][0].cndpNumber'),
        ),
    },
    {
      name: 'mail-mode',
      title: 'Envoi des e-mails',
      look: async () => mailModeFinding(await inbox.health()),
    },
    {
      name: 'last-mail',
      title: 'Dernier e-mail parti',
      look: async () => lastMailFinding(await inbox.health(), clock()),
    },
    {
      name: 'waiting',
      title: 'Envois en attente',
      look: async () => waitingFinding(await inbox.health(), clock()),
    },
    {
      name: 'failures',
      title: 'Envois en échec',
      look: async () => failuresFinding(await inbox.health()),
    },
    {
      name: 'daily-check',
      title: 'Essai quotidien du formulaire',
      toldElsewhere: true,
      look: async () => dailyCheckFinding(await inbox.health(), clock()),
    },
    {
      name: 'integrity',
      title: 'Intégrité des données',
      look: async () => integrityFinding({ ...integrity(), startedAt }, clock()),
    },
    {
      name: 'backup',
      title: 'Dernière sauvegarde',
      look: async () => backupFinding(await readBackupRecord(directory), clock()),
    },
    {
      name: 'restore-drill',
      title: 'Dernier essai de restauration',
      look: async () =>
        drillFinding(await readDrillRecord(directory), await readBackupRecord(directory), clock()),
    },
  ];
}
