/** The worker that reads Word files: one that takes its time does not hold up the page. */
import { readDocx } from './read-docx.ts';

addEventListener('message', async ({ data }: MessageEvent<ArrayBuffer>) => {
  postMessage(await readDocx(new Uint8Array(data)));
});
