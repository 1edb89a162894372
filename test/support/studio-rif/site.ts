import { rm } from 'node:fs/promises';
import { writeContent } from '../own-content.ts';
import { type AtEnd, type Site, startSite, temporaryDirectory } from '../site.ts';
import { RIF_PAGES } from './pages.ts';

/** The site of the second agency: made by one command with its answers, then written by its editors. */
export async function rifSite(atEnd: AtEnd): Promise<Site> {
  const directory = await temporaryDirectory();
  const program = 'test/support/studio-rif/start.ts';
  const first = await startSite({ directory, fresh: true, program });
  await first.stop();
  await writeContent(directory, { documents: RIF_PAGES });
  const site = await startSite({ directory, fresh: true });
  atEnd(async () => {
    await site.stop();
    await rm(directory, { recursive: true, force: true });
  });
  return site;
}
