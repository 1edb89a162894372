/** Calls the API of the first questions, and uploads a logo as an asset. */
import type { Answers } from '../../model/contracts/setup-answers.ts';
import type { SetupState } from '../../model/contracts/setup-contract.ts';
import { DESK_ENDPOINTS } from '../../staff/desk-addresses.ts';
import { Refused, reach } from '../ui/refusals.ts';

/** Parts of the answers as the screens hold them, not validated: the site reports their mistakes. */
type AnswerParts = Readonly<Partial<Record<keyof Answers, unknown>>>;

export async function readSetup(signal: AbortSignal): Promise<SetupState> {
  return (await reach(DESK_ENDPOINTS.setup, { signal })).json();
}

/** @throws {Refused} with every mistake by its path, `contact.hours.monday` */
export async function applySetup(answers: AnswerParts, replaceLegal = false): Promise<SetupState> {
  const response = await reach(DESK_ENDPOINTS.setup, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ answers, replaceLegal }),
  });
  return response.json();
}

/** @returns the id of the asset; @throws {Refused} of the logo's field for a file that is no picture */
export async function keepLogo(file: File, dataset: string): Promise<string> {
  const address = `/v2025-02-19/assets/images/${dataset}?filename=${encodeURIComponent(file.name)}`;
  const response = await reach(address, {
    method: 'POST',
    headers: { 'content-type': file.type || 'application/octet-stream' },
    body: file,
  }).catch((error: unknown) => {
    if (!(error instanceof Refused && [400, 413].includes(error.status))) throw error;
    const message = 'Ce fichier n’est pas une image que le site sait montrer.';
    throw new Refused({ type: 'invalid', message }, { 'look.logo': message });
  });
  const { document }: { document: { _id: string } } = await response.json();
  return document._id;
}

type AssetBody = { documents: readonly { url?: string }[] };

/** @returns where a picture among the assets is shown from; undefined when it is not there */
export async function readLogoAddress(
  assetId: string,
  dataset: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const response = await reach(`/v2025-02-19/data/doc/${dataset}/${assetId}`, { signal });
  const { documents }: AssetBody = await response.json();
  return documents[0]?.url && new URL(documents[0].url).pathname;
}
