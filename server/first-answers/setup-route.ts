/**
 * Answers `/studio/installation-du-site.json`, the first questions of the desk, for administrators: GET reads what the
 * site says now, POST applies answers.
 */
import { z } from 'zod';
import { AnswersError, readSomeAnswers } from '../../model/contracts/setup-answers.ts';
import type { ContentService } from '../../packages/content-service/index.ts';
import { dayIn } from '../../packages/kit/calendar/casablanca-time.ts';
import { jsonOf } from '../../packages/kit/network/parse-json.ts';
import { administers, type Staff } from '../../staff/roles.ts';
import { deskAnswer, deskRefusal } from '../desk-answers.ts';
import { applyAnswers } from '../setup/apply.ts';
import { ContentRefusedError, createContentApi } from '../setup/content-api.ts';
import { readSetupState } from '../setup/state.ts';

type RouteOptions = {
  /** Undefined where another service holds the content: there only the Studio edits it. */
  content: Pick<ContentService, 'fetch'> | undefined;
  identify(request: Request): Promise<Staff | undefined>;
  archive: URL;
  clock?: () => Date;
};

const setupRequest = z.object({
  answers: z.unknown(),
  /** Whether the legal texts may be replaced although an editor changed them. */
  replaceLegal: z.boolean().default(false),
});

/** The screens show what these say now: the administrator who sends them has seen it. */
const SCREEN_DOCUMENTS = new Set(['settings', 'brand']);

export function createSetupRoute({
  content,
  identify,
  archive,
  clock = () => new Date(),
}: RouteOptions) {
  return async (request: Request, from: { address: string }): Promise<Response> => {
    const staff = await identify(request);
    if (!staff)
      return deskRefusal(401, 'unauthenticated', 'Connectez-vous pour installer le site.');
    if (!administers(staff)) {
      return deskRefusal(403, 'forbidden', 'Seuls les administrateurs installent le site.');
    }
    if (!content) {
      return deskRefusal(
        404,
        'not_found',
        'Les contenus sont ailleurs\u00a0: tout se règle dans le studio.',
      );
    }
    const cookie = request.headers.get('cookie') ?? '';
    const authorization = request.headers.get('authorization');
    const api = createContentApi((call) => content.fetch(call, from), {
      ...(cookie && { cookie, origin: new URL(request.url).origin }),
      ...(authorization && { authorization }),
    });
    try {
      if (request.method === 'GET') return deskAnswer(await readSetupState(api, archive));
      const body = setupRequest.safeParse(jsonOf(await request.text()));
      if (!body.success) return deskRefusal(400, 'invalid', 'La demande ne se lit pas.');
      const { answers, replaceLegal } = body.data;
      const outcome = await applyAnswers(readSomeAnswers(answers), {
        content: api,
        archive,
        today: dayIn(clock()),
        mayReplace: (id) => SCREEN_DOCUMENTS.has(id) || (id === 'legal' && replaceLegal),
      });
      if (outcome.kept.length > 0) {
        const message =
          'Une personne de l’agence a changé ces textes depuis\u00a0: rien n’a été remplacé.';
        return deskRefusal(409, 'conflict', message);
      }
      return deskAnswer(await readSetupState(api, archive));
    } catch (error) {
      return refused(error);
    }
  };
}

function refused(error: unknown): Response {
  if (error instanceof AnswersError) {
    const message = 'Certaines réponses sont à revoir.';
    const errors = Object.fromEntries(error.wrong.map(({ path, message: why }) => [path, why]));
    return deskAnswer({ error: { type: 'invalid', message }, errors }, 400);
  }
  if (error instanceof ContentRefusedError && error.status < 500) {
    const message =
      'Le site n’accepte pas ces contenus\u00a0: un document en a encore besoin, ou votre session est terminée.';
    return deskRefusal(409, 'conflict', message);
  }
  throw error;
}
