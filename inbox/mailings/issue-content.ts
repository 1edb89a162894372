/**
 * The content of a newsletter issue, as the server reads it from the content service: the inbox knows no address of
 * the site by itself, so links and pictures arrive with the site's origin.
 */

export type IssueContent = {
  subject: string;
  /** The preview text, which mailboxes show after the subject. */
  preheader: string;
  /** The address of its page in the archive; absent while the site has none. */
  page?: string | undefined;
  body: IssueBlock[];
  /** The posts and projects an editor chose, in their order. */
  chosen: ChosenPage[];
};

/** Blocks of Portable Text, of the shapes `app/content/texts/rich-text.ts` reads. */
export type IssueBlock = IssueText | IssuePicture | IssueCode | IssueTable;

export type IssueText = {
  _type: 'block';
  _key: string;
  style: 'normal' | 'h2' | 'h3' | 'h4' | 'blockquote';
  listItem?: 'bullet' | 'number' | undefined;
  level?: number | undefined;
  markDefs: { _type: 'link'; _key: string; href: string }[];
  children: { _type: 'span'; text: string; marks: string[] }[];
};

export type IssuePicture = {
  _type: 'picture';
  _key: string;
  picture: MailPicture;
  caption?: string | undefined;
};

export type IssueCode = { _type: 'codeBlock'; _key: string; code: string };

export type IssueTable = {
  _type: 'table';
  _key: string;
  caption: string;
  columns: string[];
  rows: string[][];
};

/** A picture at a full address; sizes in px. */
export type MailPicture = { src: string; width: number; height: number; alt: string };

export type ChosenPage = {
  /** `Article`, `Étude de cas`. */
  noun: string;
  title: string;
  text?: string | undefined;
  address: string;
  picture?: MailPicture | undefined;
};

/**
 * Reads an issue by the id of its document; undefined when there is none to read.
 * @throws what the content client throws when the content service does not answer
 */
export type ReadIssue = (
  issueId: string,
  perspective: 'published' | 'drafts',
) => Promise<IssueContent | undefined>;
