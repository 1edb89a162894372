/** What the inbox's API is asked of newsletter issues. */
import type { MailTrial } from '../../inbox/contract/mail-trial.ts';
import type {
  IssueOutlook,
  MailingPage,
  RenderedIssueAnswer,
} from '../../inbox/contract/mailings.ts';
import type { MailingOrder } from '../../inbox/contract/questions.ts';

export type LettersApi = {
  /** The latest first. */
  mailings(query: { cursor?: string; limit?: number }, signal?: AbortSignal): Promise<MailingPage>;
  /** Whether an issue was sent, and to how many it would leave. */
  issue(id: string, signal?: AbortSignal): Promise<IssueOutlook>;
  previewIssue(id: string): Promise<RenderedIssueAnswer>;
  /** A mail of the issue to oneself. */
  tryIssue(id: string): Promise<MailTrial>;
  sendIssue(id: string, order: MailingOrder): Promise<IssueOutlook>;
  stopIssue(id: string): Promise<IssueOutlook>;
};

type Asking = {
  read<Answer>(path: string, signal?: AbortSignal): Promise<Answer>;
  write<Answer>(method: 'POST', path: string, sent?: { body?: object }): Promise<Answer>;
};

export function createLettersApi({ read, write }: Asking): LettersApi {
  return {
    mailings({ cursor, limit }, signal) {
      const parameters = new URLSearchParams({
        ...(cursor && { cursor }),
        ...(limit && { limit: String(limit) }),
      });
      return read(`/mailings?${parameters}`, signal);
    },
    issue: (id, signal) => read(`/issues/${id}`, signal),
    previewIssue: (id) => write('POST', `/issues/${id}/preview`),
    tryIssue: (id) => write('POST', `/issues/${id}/trial`),
    sendIssue: (id, order) => write('POST', `/issues/${id}/mailing`, { body: order }),
    stopIssue: (id) => write('POST', `/issues/${id}/mailing/stop`),
  };
}
