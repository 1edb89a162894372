import './mark.css';
/** The agency's mark, an arch with a khatam in it, drawn in CSS so that it takes the text's colour. */
export function Mark() {
  return <span className="mark" aria-hidden="true" />;
}
