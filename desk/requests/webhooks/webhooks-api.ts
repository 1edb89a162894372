/** The questions to the inbox's API about webhooks, one method each. */
import type { NewWebhook, WebhookChange } from '../../../inbox/contract/questions.ts';
import type {
  Webhook,
  WebhookDeliveries,
  WebhookList,
  WebhookTrial,
  WebhookWithSecret,
} from '../../../inbox/contract/webhooks.ts';

export type WebhooksApi = {
  webhooks(signal?: AbortSignal): Promise<WebhookList>;
  addWebhook(values: NewWebhook): Promise<WebhookWithSecret>;
  changeWebhook(id: string, version: number, change: WebhookChange): Promise<Webhook>;
  removeWebhook(id: string, version: number): Promise<WebhookList>;
  replaceWebhookSecret(id: string, version: number): Promise<WebhookWithSecret>;
  /** Sends a trial at once, and tells what the receiver answered. */
  tryWebhook(id: string): Promise<WebhookTrial>;
  webhookDeliveries(id: string, signal?: AbortSignal): Promise<WebhookDeliveries>;
  resendToWebhook(deliveryId: string): Promise<WebhookDeliveries>;
};

/** How the API is asked. */
type Asking = {
  read<Answer>(path: string, signal?: AbortSignal): Promise<Answer>;
  write<Answer>(
    method: 'POST' | 'PATCH' | 'DELETE',
    path: string,
    sent?: { body?: object; version?: number },
  ): Promise<Answer>;
};

export function createWebhooksApi({ read, write }: Asking): WebhooksApi {
  return {
    webhooks: (signal) => read('/webhooks', signal),
    addWebhook: (body) => write('POST', '/webhooks', { body }),
    changeWebhook: (id, version, body) => write('PATCH', `/webhooks/${id}`, { version, body }),
    removeWebhook: (id, version) => write('DELETE', `/webhooks/${id}`, { version }),
    replaceWebhookSecret: (id, version) => write('POST', `/webhooks/${id}/secret`, { version }),
    tryWebhook: (id) => write('POST', `/webhooks/${id}/trial`),
    webhookDeliveries: (id, signal) => read(`/webhooks/${id}/deliveries`, signal),
    resendToWebhook: (id) => write('POST', `/webhooks/deliveries/${id}/resend`),
  };
}
