/**
 * The events that webhooks can subscribe to, by kind of request: its arrival, each of its states, its end. Their words
 * are those of kinds and states. Plain data: screens may import it.
 */
import { KINDS, type Kind } from '../kinds/kinds.ts';
import { COMMENT_WORDS, codesOf, STAGE_WORDS, STATUS_WORDS, SUBSCRIPTION_WORDS } from './states.ts';

/** Events of requests other than changes of state. */
const HAPPENING_WORDS = {
  received: 'À l’arrivée',
  withdrawn: 'Retirée par l’expéditeur',
  quarantined: 'Mise aux indésirables',
  released: 'Sortie des indésirables',
  erased: 'Effacée',
} as const;

export type Happening = keyof typeof HAPPENING_WORDS;

export type WebhookEvent = {
  /** `contact-request.status.answered` */
  type: string;
  label: string;
};

export type KindEvents = {
  kind: string;
  /** The agency's name for the kind. */
  name: string;
  events: readonly WebhookEvent[];
};

type Words = Readonly<Record<string, { label: string }>>;

export const WEBHOOK_EVENTS: readonly KindEvents[] = Object.entries<Kind>(KINDS).map(
  ([kind, { name, area, hasStages = false }]) => {
    const isTreated = area === 'contact' || area === 'applications';
    const happens = (happening: Happening): WebhookEvent => ({
      type: `${kind}.${happening}`,
      label: HAPPENING_WORDS[happening],
    });
    const becomes = (axis: string, words: Words, states: readonly string[]): WebhookEvent[] =>
      states.map((state) => ({
        type: `${kind}.${axis}.${state}`,
        label: words[state]?.label ?? state,
      }));
    return {
      kind,
      name,
      events: [
        happens('received'),
        // The status of a kind with stages follows its stage: an event for each would repeat the other.
        ...(isTreated && !hasStages ? becomes('status', STATUS_WORDS, codesOf(STATUS_WORDS)) : []),
        ...(hasStages ? becomes('stage', STAGE_WORDS, codesOf(STAGE_WORDS)) : []),
        ...(area === 'comments' ? becomes('decision', COMMENT_WORDS, ['approved', 'refused']) : []),
        ...(area === 'newsletter'
          ? becomes('subscription', SUBSCRIPTION_WORDS, ['confirmed', 'unsubscribed'])
          : [happens('quarantined'), happens('released')]),
        ...(isTreated ? [happens('withdrawn')] : []),
        happens('erased'),
      ],
    };
  },
);

const TYPES: ReadonlySet<string> = new Set(
  WEBHOOK_EVENTS.flatMap(({ events }) => events.map(({ type }) => type)),
);

export function isWebhookEvent(type: string): boolean {
  return TYPES.has(type);
}
