import type { FormOutcome } from './form-outcome.ts';

/**
 * Sends a form and says how far it is, which only this old interface of browsers can.
 * Never rejects: a server out of reach is an outcome like any other.
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
    request.open('POST', address);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(isOutcome(request.response) ? request.response : FAILED);
    request.onerror = () => resolve(FAILED);
    request.onabort = () => resolve(FAILED);
    request.send(form);
  });
}

const FAILED: FormOutcome = { state: 'failed', values: {} };

/** A proxy in between may answer anything. */
function isOutcome(answer: unknown): answer is FormOutcome {
  return typeof answer === 'object' && answer !== null && 'state' in answer;
}
