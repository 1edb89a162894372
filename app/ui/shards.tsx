import wide from '../drawings/shards.svg?url';
import narrow from '../drawings/shards-narrow.svg?url';
import './shards.css';

/** The divider between two flat fields of colour: a wall on the lower one, whose pieces fly off over chaux. */
export function Shards({ mirrored = false }: { mirrored?: boolean }) {
  return (
    <picture className={mirrored ? 'shards shards-mirrored' : 'shards'}>
      <source media="(max-width: 599px)" srcSet={narrow} width={390} height={120} />
      <img src={wide} width={1440} height={200} alt="" loading="lazy" />
    </picture>
  );
}
