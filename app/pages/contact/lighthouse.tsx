import lighthouse from '../../drawings/lighthouse.svg?url';

/** The lighthouse of El Hank over the sea: the agency is awake. */
export function Lighthouse() {
  return (
    <div className="coast">
      <span className="coast-beam" />
      <img className="coast-tower" src={lighthouse} width={240} height={620} alt="" />
      <span className="coast-sea" />
    </div>
  );
}
