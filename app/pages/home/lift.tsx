import './lift.css';

type Props = {
  /** One for each question. */
  floors: number;
};

/**
 * A lift as they stand in the Art Deco halls of Casablanca, its doors closed: decoration. The stylesheet
 * knows which answer is open, turns the hand of the dial to it, and shows its figures in the cabin.
 */
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
