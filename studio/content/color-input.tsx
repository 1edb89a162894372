import { type StringInputProps, set } from 'sanity';
import { HEX_COLOR } from '../../packages/drawings/brand/brand.ts';
import { CHOSEN_NAMES, chosenColor } from '../../packages/drawings/brand/chosen-colors.ts';

/** A colour as text, with the browser's own picker beside it. An empty field shows the colour that the site has then. */
export function ColorInput(props: StringInputProps) {
  const { value = '', schemaType, path, onChange, readOnly, elementProps } = props;
  const name = CHOSEN_NAMES.find((chosen) => chosen === path.at(-1));
  const placeholder = name && chosenColor({}, name);
  const shown = HEX_COLOR.test(value) ? value : placeholder;
  return (
    <div className="color-input">
      <input
        type="color"
        aria-label={`Choisir la couleur\u00a0: ${schemaType.title}`}
        value={shown?.toLowerCase()}
        disabled={readOnly}
        aria-describedby={elementProps['aria-describedby']}
        onChange={({ currentTarget }) => onChange(set(currentTarget.value.toUpperCase()))}
      />
      <div>{props.renderDefault({ ...props, elementProps: { ...elementProps, placeholder } })}</div>
    </div>
  );
}
