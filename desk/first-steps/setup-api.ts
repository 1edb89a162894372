/** Asks the first questions' door, and keeps a logo among the assets. */
import type { SetupState } from '../../model/contracts/setup-contract.ts';
import type { Hours } from '../../model/contracts/week.ts';
import { DESK_ENDPOINTS } from '../../staff/desk-addresses.ts';
import { Refused, refusal, Unreachable } from '../ui/refusals.ts';

/** A part of the answers as the screens hold it: what is wrong with it is said by the site. */
export type AnswerParts = {
  agency?: { name: string; trade: string; city: string; tagline?: string };
  contact?: {
    address: string[];
    email: string;
    phone: string;
    whatsapp?: string;
    answersWithin?: string;
    applicationsWithin?: string;
    hours: Hours;
    networks?: string[];
  };
  look?: {
    colors?: Readonly<Record<string, string>>;
    typefaces?: string;
    drawings?: string;
    logo?: string;
  };
  legal?: Readonly<Record<string, string>>;
  demo?: boolean;
};

/** @throws {Refused} and {Unreachable} */
export async function readSetup(signal?: AbortSignal): Promise<SetupState> {
  return stateOf(await ask(DESK_ENDPOINTS.setup, { signal: signal ?? null }));
}

/** @throws {Refused} with every mistake by its path, `contact.hours.monday`; {Unreachable} */
export async function applySetup(answers: AnswerParts, replaceLegal = false): Promise<SetupState> {
  const response = await ask(DESK_ENDPOINTS.setup, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ answers, replaceLegal }),
  });
  return stateOf(response);
}

/** @returns the id of the asset; @throws {Refused} of the logo's field for a file that is no picture */
export async function keepLogo(file: File, dataset: string): Promise<string> {
  const address = `/v2025-02-19/assets/images/${dataset}?filename=${encodeURIComponent(file.name)}`;
  const response = await ask(address, {
    method: 'POST',
    headers: { 'content-type': file.type || 'application/octet-stream' },
    body: file,
  });
  if (response.ok) {
    const { document }: { document: { _id: string } } = await response.json();
    return document._id;
  }
  if (response.status === 400 || response.status === 413) {
    const message = 'Ce fichier n’est pas une image que le site sait montrer.';
    throw new Refused({ type: 'invalid', message }, { 'look.logo': message });
  }
  throw await refusal(response);
}

type AssetBody = { documents: readonly { url?: string }[] };

/** @returns where a picture among the assets is shown from; undefined when it is not there */
export async function readLogoAddress(
  assetId: string,
  dataset: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const address = `/v2025-02-19/data/doc/${dataset}/${assetId}`;
  const response = await ask(address, { signal });
  if (!response.ok) throw await refusal(response);
  const { documents }: AssetBody = await response.json();
  return documents[0]?.url && new URL(documents[0].url).pathname;
}

async function ask(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new Unreachable(String(error));
  }
}

async function stateOf(response: Response): Promise<SetupState> {
  if (!response.ok) throw await refusal(response);
  return response.json();
}
