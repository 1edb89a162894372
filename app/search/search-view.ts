/** The props of both views of the search: for phones and for large screens. */
export type SearchViewProps = {
  /** The text of the field. */
  term: string;
  setTerm(term: string): void;
};
