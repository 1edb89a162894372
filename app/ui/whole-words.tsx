import './whole-words.css';

/** Letters and figures only: what a preview hides behind a text counts as white space in part, and must stay in one piece. */
const HYPHENATED = /([\p{L}\p{N}]+-[\p{L}\p{N}-]+)/u;

/** « e-commerce » is one word: no line ends at its hyphen. */
export function WholeWords({ children }: { children: string }) {
  return children.split(HYPHENATED).map((words, index) =>
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text may hold the same word twice
      <span key={index} className="whole-word">
        {words}
      </span>
    ) : (
      words
    ),
  );
}
