import { useId } from 'react';
import { type StringInputProps, set, useFormValue } from 'sanity';
import { coverOfStored, type DrawnType, MOTIF_CHOICES } from '../../model/motifs.ts';
import { coverAddress } from '../../packages/drawings/zellige/motifs.ts';

/**
 * Chooses what a cover shows among all motifs, each drawn as it would be for this document. While none is chosen, the one is
 * marked that the site draws by the document's own words.
 */
export function MotifInput({ type, ...props }: StringInputProps & { type: DrawnType }) {
  const { value, onChange, readOnly, elementProps, schemaType } = props;
  const document = useFormValue([]);
  const name = useId();
  const cover = coverOfStored(type, isRecord(document) ? document : {});
  if (!cover) {
    return <p className="motif-none">Donnez d’abord un titre&nbsp;: le dessin en vient.</p>;
  }
  const { slug, palette, motif: shown } = cover;
  const title = MOTIF_CHOICES.find((choice) => choice.value === shown)?.title;
  const drawing = (motif: typeof shown) => coverAddress(slug || 'page', '1x1', { motif, palette });
  return (
    <div className="motif-input">
      <img src={drawing(shown)} width="96" height="96" alt="" />
      <p>
        <strong>{title}</strong>
        {!value && <span>Proposé d’après le titre, et gardé à la publication.</span>}
      </p>
      {!readOnly && (
        <details>
          <summary>Choisir un autre dessin</summary>
          <div
            className="motif-choices"
            role="radiogroup"
            aria-label={schemaType.title}
            aria-describedby={elementProps['aria-describedby']}
          >
            {MOTIF_CHOICES.map((choice) => (
              <label key={choice.value}>
                <input
                  type="radio"
                  name={name}
                  value={choice.value}
                  checked={choice.value === shown}
                  onChange={() => onChange(set(choice.value))}
                />
                <img src={drawing(choice.value)} width="72" height="72" alt="" loading="lazy" />
                {choice.title}
              </label>
            ))}
          </div>
        </details>
      )}
    </div>
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
