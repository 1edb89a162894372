import './lift.css';

type Props = {
  /** One for each question. */
  floors: number;
};

/** An Art Deco lift, decoration: the stylesheet turns its hand to the open answer and shows the answer's figures. */
export function Lift({ floors }: Props) {
  return (
    <div className="lift" style={{ '--floors': floors }} aria-hidden="true">
      <div className="lift-dial">
        {Array.from({ length: floors }, (_, floor) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a floor is its number
          <i key={floor} style={{ '--floor': floor + 1 }} />
        ))}
        <b />
      </div>
      <div className="lift-doors" />
    </div>
  );
}
