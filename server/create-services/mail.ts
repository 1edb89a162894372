/** Says how mails leave, from which address, and in whose name. */
import { join } from 'node:path';
import type { ContentReader } from '../../app/context.ts';
import type { InboxOptions } from '../../inbox/index.ts';
import type { Brand } from '../../packages/drawings/brand/brand.ts';
import { agencyFacts } from '../agency.ts';
import type { Opening } from './opening.ts';

export type Outgoing = Pick<InboxOptions, 'mail' | 'siteOrigin' | 'agency'>;

/** @param reader of published content, which is opened after what sends mails: asked for at each mail */
export function outgoingMail(
  { config, origin }: Opening,
  reader: () => ContentReader,
  brand: () => Brand,
): Outgoing {
  return {
    mail: config.smtpUrl
      ? { via: 'smtp', url: config.smtpUrl }
      : { via: 'files', folder: join(config.directory, 'mail') },
    siteOrigin: origin,
    agency: agencyFacts(reader, brand, config),
  };
}
