import { listOffsets } from '../../../packages/kit/calendar/casablanca-time.ts';
import { CONTENT_UNAVAILABLE } from '../../content/content-unavailable.ts';
import { findSettings } from '../../content/settings.ts';
import { contentContext, visitContext } from '../../context.ts';
import type { Route } from './+types/whatsapp.ts';
import { findWhatsapp } from './whatsapp-query.ts';

/** The caching of the answer, read once per visit: a feast day an editor enters is known this soon. */
const FIVE_MINUTES = 'public, max-age=300';

/** The texts of the WhatsApp dialog, fetched when a visitor reaches for it: no page carries them. */
export type WhatsappAnswer = Awaited<ReturnType<typeof findAnswer>>;

export async function loader({ context }: Route.LoaderArgs) {
  try {
    const answer = await findAnswer(context);
    return Response.json(answer, { headers: { 'cache-control': FIVE_MINUTES } });
  } catch (error) {
    context.get(visitContext).reportError(error);
    return Response.json({}, CONTENT_UNAVAILABLE);
  }
}

async function findAnswer(context: Route.LoaderArgs['context']) {
  const content = context.get(contentContext);
  const [{ openingHours, openingExceptions }, whatsapp] = await Promise.all([
    findSettings(content),
    findWhatsapp(content),
  ]);
  return { ...whatsapp, openingHours, openingExceptions, clock: listOffsets(new Date()) };
}
