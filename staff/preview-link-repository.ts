import { deviceName } from './device-name.ts';
import type { NewPreviewLink } from './preview-links.ts';
import type { Registry } from './registry.ts';
import { editsContent, type Staff } from './roles.ts';

export interface PreviewLinkRepository {
  /**
   * Keeps a link to drafts that is about to be handed out, and audits it; returns its id.
   *
   * @throws {ApiError} 409 when too many are in force, 403 for a person who edits no more
   */
  keep(link: NewPreviewLink, by: Staff, from: Request, address: string): Promise<string>;
  /** Whether a link is valid: neither expired nor revoked. Never rejects. */
  has(id: string): Promise<boolean>;
}

/** Creates the repository of links to drafts, for the module that signs them and serves the previews. */
export function createPreviewLinkRepository(
  registry: Registry,
  warn: (message: string, details: Record<string, unknown>) => void,
): PreviewLinkRepository {
  return {
    keep: (link, by, { headers }, address) =>
      registry.atomically(async ({ accounts, previewLinks, audit }) => {
        await accounts.stillMay(by, editsContent);
        const id = await previewLinks.add(link, by);
        const client = { address, device: deviceName(headers.get('user-agent')) };
        await audit.record('preview_shared', client, { actor: by, subject: link.path });
        return id;
      }),
    async has(id) {
      try {
        return await registry.previewLinks.has(id);
      } catch (error) {
        warn('the links to previews could not be read', { error: String(error) });
        return false;
      }
    },
  };
}
