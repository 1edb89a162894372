/** Reads newsletter issues for the inbox, which mails them: every link and picture at its full address. */
import { href } from 'react-router';
import type { ContentReader } from '../app/context.ts';
import { findIssueById, type MailedIssue } from '../app/index.ts';
import type { IssueContent, ReadIssue } from '../inbox/index.ts';
import { readLink } from '../packages/kit/network/read-link.ts';

type Readers = {
  published: ContentReader;
  /** Absent where no token reads drafts: an issue can only be previewed once it is published. */
  drafts: ContentReader | undefined;
};

/** @param origin the site's public address */
export function issueReader({ published, drafts = published }: Readers, origin: string): ReadIssue {
  return async (issueId, perspective) => {
    const issue = await findIssueById(perspective === 'drafts' ? drafts : published, issueId);
    return issue && mailed(issue, origin, !published.isOff?.('newsletter'));
  };
}

function mailed(
  { subject, preheader = '', slug, body, chosen }: MailedIssue,
  origin: string,
  isOnline: boolean,
) {
  const full = (address: string) =>
    readLink(address)?.leads === 'here' ? origin + address : address;
  const address = slug ? href('/newsletter/:slug', { slug }) : href('/newsletter');
  const page = isOnline ? origin + address : undefined;
  return {
    subject,
    preheader,
    page,
    body: body.map((block) => {
      switch (block._type) {
        case 'block':
          return {
            ...block,
            markDefs: block.markDefs.map((link) => ({
              ...link,
              // A link to an anchor leads to the issue's page: mail programs have no anchors.
              href: link.href.startsWith('#') ? (page ?? origin) + link.href : full(link.href),
            })),
          };
        case 'picture':
          return { ...block, picture: { ...block.picture, src: full(block.picture.src) } };
        default:
          return block;
      }
    }),
    chosen: chosen.map(({ path, picture, ...rest }) => ({
      ...rest,
      address: full(path),
      picture: picture && { ...picture, src: full(picture.src) },
    })),
  } satisfies IssueContent;
}
