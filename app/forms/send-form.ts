import type { FormOutcome } from './form-outcome.ts';

/**
 * The time without a byte sent or an answer after which a form was not sent, in ms. A stalled line is given up by the
 * system alone, after minutes. The server gives up what it cannot keep within seconds.
 */
const LONGEST_SILENCE = 30_000;

/**
 * Sends a form and says how far it is, which only this old interface of browsers can. Never rejects: a server that is out
 * of reach, or falls silent, is an outcome like any other. It may have kept the form all the same, and knows a repeat by
 * its key.
 *
 * @param onProgress from 0 to 1, of the bytes that have left
 */
export function sendForm(
  address: string,
  form: FormData,
  onProgress: (share: number) => void,
): Promise<FormOutcome> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let silence: ReturnType<typeof setTimeout>;
    function listen() {
      clearTimeout(silence);
      silence = setTimeout(() => request.abort(), LONGEST_SILENCE);
    }
    request.open('POST', address);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => {
      listen();
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.onloadend = () => {
      clearTimeout(silence);
      resolve(isOutcome(request.response) ? request.response : FAILED);
    };
    listen();
    request.send(form);
  });
}

const FAILED: FormOutcome = { state: 'failed', values: {} };

/** A proxy in between may answer anything. */
function isOutcome(answer: unknown): answer is FormOutcome {
  return typeof answer === 'object' && answer !== null && 'state' in answer;
}
