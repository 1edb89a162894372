/** Reads a file of answers, and puts the logo it names among the assets. */
import { readFile, stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { z } from 'zod';
import { type Answers, AnswersError, readAnswers } from '../../model/contracts/setup-answers.ts';
import { fileWithin } from '../../packages/kit/network/file-within.ts';
import { type ContentApi, ContentRefusedError } from './content-api.ts';

/** The largest logo, in bytes. */
const LARGEST_LOGO = 5_000_000;

export type AnswersFile = {
  answers: Answers;
  /** The picture the answers name; undefined without one. */
  logo: { name: string; bytes: Uint8Array<ArrayBuffer> } | undefined;
};

/** @throws {AnswersError} with every mistake at once */
export async function readAnswersFile(path: string): Promise<AnswersFile> {
  const text = await readFile(path, 'utf8').catch(() => refuse('', `${path} ne se lit pas.`));
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return refuse('', `${path} n’est pas du JSON\u00a0: ${String(error)}`);
  }
  const answers = readAnswers(json);
  const { logo } = answers.look;
  if (!logo) return { answers, logo: undefined };
  const file = await fileWithin(dirname(path), logo);
  if (file === undefined) {
    return refuse(
      'look.logo',
      `${logo} ne se lit pas\u00a0: le logo est un fichier du dossier des réponses, et son chemin part de ce dossier.`,
    );
  }
  const { size } = await stat(file);
  if (size > LARGEST_LOGO) return refuse('look.logo', 'Cinq mégaoctets au plus.');
  const bytes = await readFile(file).catch(() => refuse('look.logo', `${logo} ne se lit pas.`));
  return { answers, logo: { name: basename(logo), bytes: Uint8Array.from(bytes) } };
}

const uploaded = z.object({ document: z.object({ _id: z.string() }) });

/** The answers with the logo's asset in place of its file. @throws {AnswersError} for a picture that cannot be read */
export async function withUploadedLogo(
  { answers, logo }: AnswersFile,
  content: ContentApi,
): Promise<Answers> {
  if (!logo) return answers;
  const path = `/assets/images/production?filename=${encodeURIComponent(logo.name)}`;
  const answer = await content.fetch(path, { method: 'POST', body: logo.bytes });
  if (answer.status === 400) {
    return refuse('look.logo', 'Ce fichier n’est pas une image que le site sait montrer.');
  }
  if (!answer.ok) throw new ContentRefusedError(answer.status, await answer.text());
  const { document } = uploaded.parse(await answer.json());
  return { ...answers, look: { ...answers.look, logo: document._id } };
}

function refuse(path: string, message: string): never {
  throw new AnswersError([{ path, message }]);
}
