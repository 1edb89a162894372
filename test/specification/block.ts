/** The number in the title of one of the project's issues ("# 3. The content pages" is 3). */
export type Issue = 1 | 2 | 3 | 4 | 5 | 6;

/**
 * A run of statements of one section of a specification document. A section whose statements are owed by
 * several issues has several blocks; a statement that changes hands moves to another block, with its id.
 */
export type Block = {
  /** The document's section, then our name for its part: `site-shell §2, Header`. */
  section: string;
  /** The issue that must bring the missing tests of the block. Absent: every statement has its test now. */
  owes?: Issue;
  /** Statement by id. An id, once committed, never changes meaning and is never given again. */
  statements: Readonly<Record<string, string>>;
};
