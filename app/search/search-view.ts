/** What both views of the search are given: the one of a telephone, and the one of a desk. */
export type SearchViewProps = {
  /** What is in the field. */
  term: string;
  setTerm(term: string): void;
};
