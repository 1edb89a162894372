/** Posts the contact form to the running site over HTTP, as a visitor's browser without script does. */
import { href } from 'react-router';

const PAGE = href('/contact');

/** The page is rendered while this waits, on a machine that may be busy. */
const TIMEOUT = 30_000; // ms

/**
 * @param site where this process reaches itself: `http://127.0.0.1:3000`
 * @returns rejects when the answer is not the redirect that says a message is kept
 */
export function contactForm(site: string): (form: URLSearchParams) => Promise<void> {
  return async (form) => {
    const answer = await fetch(site + PAGE, {
      method: 'POST',
      body: form,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    await answer.body?.cancel();
    if (answer.status !== 303) throw new Error(`${PAGE} a répondu ${answer.status}`);
  };
}
