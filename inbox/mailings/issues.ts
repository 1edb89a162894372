/** Newsletter issues as they are read from the content service: rendered, and tried on the person who writes them. */

import type { MailTrial } from '../contract/mail-trial.ts';
import type { RenderedIssueAnswer } from '../contract/mailings.ts';
import { tryPost } from '../deliveries/mail-trial.ts';
import { type RenderedIssue, renderIssue } from '../emails/issue.tsx';
import type { InboxOptions } from '../inbox.ts';
import { notFound, Refusal } from '../requests/refusal.ts';
import { withLink } from './letter-transport.ts';

/** The largest issue: Gmail cuts a mail at 102 kB, and hides the link that unsubscribes with the rest. */
const MOST_BYTES = 100 * 1024;

export type Issues = {
  /** The issue with its unpublished changes. @throws {Refusal} */
  preview(issueId: string): Promise<RenderedIssueAnswer>;
  /** Sends the issue with its unpublished changes to a person of the agency. @throws {Refusal} */
  try(issueId: string, to: string): Promise<MailTrial>;
  /** The issue as it is published and leaves. @throws {Refusal} when it cannot leave as it is */
  render(issueId: string): Promise<RenderedIssue>;
};

type IssuesOptions = Pick<
  InboxOptions,
  'readIssue' | 'mail' | 'siteOrigin' | 'agency' | 'linkedPages'
> & { clock(): Date };

export function createIssues(options: IssuesOptions): Issues {
  const { siteOrigin, linkedPages, clock } = options;

  async function read(
    issueId: string,
    perspective: 'published' | 'drafts',
  ): Promise<RenderedIssue | undefined> {
    const [issue, agency] = await Promise.all([
      options.readIssue?.(issueId, perspective).catch(() => {
        throw new Refusal(
          'impossible',
          'Les contenus ne peuvent pas être lus en ce moment. Réessayez dans un instant.',
        );
      }),
      options.agency(),
    ]);
    return issue && renderIssue(issue, { ...agency, siteOrigin });
  }

  async function readDraft(issueId: string): Promise<RenderedIssue> {
    const rendered = await read(issueId, 'drafts');
    if (!rendered) throw notFound('Cette lettre, ou son objet,');
    return rendered;
  }

  return {
    async preview(issueId) {
      const rendered = await readDraft(issueId);
      return {
        ...readable(rendered, linkedPages.unsubscription),
        bytes: bytesOf(rendered),
        mostBytes: MOST_BYTES,
      };
    },

    async try(issueId, to) {
      const { subject, html, text } = readable(
        await readDraft(issueId),
        linkedPages.unsubscription,
      );
      const { name, from, address } = await options.agency();
      return tryPost(options, {
        name: 'issue-trial',
        date: clock(),
        mail: {
          from: { name, address: from },
          to: { name: '', address: to },
          replyTo: { name, address },
          subject: `[Essai] ${subject}`,
          html,
          text,
          automatic: false,
        },
      });
    },

    async render(issueId) {
      const rendered = await read(issueId, 'published');
      if (!rendered) {
        throw new Refusal(
          'impossible',
          'Publiez d’abord la lettre\u00a0: c’est la version publiée qui part.',
        );
      }
      if (bytesOf(rendered) > MOST_BYTES) {
        throw new Refusal(
          'impossible',
          'La lettre dépasse 100\u00a0ko\u00a0: les messageries la couperaient avant la fin. Raccourcissez le texte.',
        );
      }
      return rendered;
    },
  };
}

/** Puts the page where subscriptions end in the place of a subscriber's own link: the reader is none. */
function readable({ subject, html, text }: RenderedIssue, page: string): RenderedIssue {
  return { subject, html: withLink(html, page), text: withLink(text, page) };
}

function bytesOf({ html }: RenderedIssue): number {
  return Buffer.byteLength(html);
}
