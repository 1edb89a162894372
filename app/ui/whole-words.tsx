import './whole-words.css';
/** « e-commerce » is one word: no line of a title ends at its hyphen. */
export function WholeWords({ children }: { children: string }) {
  return children.split(/(\S+-\S+)/).map((words, index) =>
    index % 2 ? (
      <span key={words} className="whole-word">
        {words}
      </span>
    ) : (
      words
    ),
  );
}
