import { EyeClosedIcon } from '@sanity/icons/EyeClosed';
import { EyeOpenIcon } from '@sanity/icons/EyeOpen';
import { Box, Button, Flex } from '@sanity/ui';
import { useEffect, useId, useMemo, useState } from 'react';
import {
  type FieldProps,
  type InputProps,
  type ItemProps,
  isNumberInputProps,
  isObjectInputProps,
  isObjectItemProps,
  isStringInputProps,
  type SchemaType,
  type StringInputProps,
  set,
  useClient,
  useFormValue,
} from 'sanity';
import { isBlock } from '../../model/blocks.ts';
import { coverOfStored, type DrawnType, MOTIF_CHOICES } from '../../model/motifs.ts';
import { BRAND_COLOR } from '../../model/schema/brand-color.ts';
import { declaredRules } from '../../model/schema/declared-rules.ts';
import { HEX_COLOR } from '../../packages/drawings/brand/brand.ts';
import { CHOSEN_NAMES, chosenColor } from '../../packages/drawings/brand/chosen-colors.ts';
import { coverAddress } from '../../packages/drawings/zellige/motifs.ts';
import { isRecord } from '../media/uses.ts';
import { API_VERSION } from './api-version.ts';
import { isRichText, RichTextInput } from './paste/rich-text-input.tsx';
import { holdsTyped, withTypedCards } from './typed-text/typed-members.tsx';
import '../../model/schema/drawn-cover.ts';
import '../../model/schema/suggestions.ts';

/** A field with a mark beside its name when it is required for publishing: `content.css` draws the mark. */
export function MarkedField(props: FieldProps) {
  return <div data-required={useRequired(props.schemaType)}>{props.renderDefault(props)}</div>;
}

/**
 * The input of a field: one that says aloud whether it is required, or the project's own for colours, motifs,
 * suggestions, rich texts and texts from before.
 */
export function MarkedInput(props: InputProps) {
  const required = useRequired(props.schemaType);
  if (isObjectInputProps(props) && holdsTyped(props)) {
    return props.renderDefault({ ...props, members: withTypedCards(props) });
  }
  if (isRichText(props)) return <RichTextInput {...props} />;
  if (isStringInputProps(props) && props.schemaType.name === BRAND_COLOR) {
    return <ColorInput {...props} />;
  }
  if (isStringInputProps(props) && props.schemaType.options?.drawn) {
    return <MotifInput {...props} type={props.schemaType.options.drawn} />;
  }
  if (isStringInputProps(props) && props.schemaType.options?.suggestions) {
    return <SuggestedInput {...props} />;
  }
  if (!required || !(isStringInputProps(props) || isNumberInputProps(props))) {
    return props.renderDefault(props);
  }
  const elementProps = { ...props.elementProps, 'aria-required': true };
  return props.renderDefault({ ...props, elementProps });
}

function useRequired(type: SchemaType): boolean {
  return useMemo(() => declaredRules(type).some((rule) => rule.isRequired()), [type]);
}

/**
 * A text that may be anything. The browser offers words for it: those that published documents of the type have in the field,
 * then those of the schema.
 */
function SuggestedInput(props: StringInputProps) {
  const { path, schemaType, elementProps } = props;
  const used = useUsedWords(useFormValue(['_type']), path.at(-1));
  const list = useId();
  const words = new Set([...used, ...(schemaType.options?.suggestions ?? [])]);
  return (
    <>
      {props.renderDefault({ ...props, elementProps: { ...elementProps, ...{ list } } })}
      <datalist id={list}>
        {[...words].map((word) => (
          <option key={word} value={word} />
        ))}
      </datalist>
    </>
  );
}

function useUsedWords(type: unknown, field: unknown): string[] {
  const client = useClient({ apiVersion: API_VERSION });
  const [used, setUsed] = useState<string[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    client
      .fetch<unknown[]>(
        `array::unique(*[_type == $type && defined(${field})].${field})`,
        { type },
        { perspective: 'published', signal: leaving.signal },
      )
      .then(
        (words) => setUsed(words.filter((word) => typeof word === 'string').toSorted()),
        // If the query fails, the schema's own words are still offered.
        () => undefined,
      );
    return () => leaving.abort();
  }, [client, type, field]);
  return used;
}

/**
 * A colour as text, with the browser's colour picker beside it. An empty field shows the colour that the site uses
 * then.
 */
function ColorInput(props: StringInputProps) {
  const { value = '', schemaType, path, onChange, readOnly, elementProps } = props;
  const name = CHOSEN_NAMES.find((chosen) => chosen === path.at(-1));
  const placeholder = name && chosenColor({}, name);
  const color = HEX_COLOR.test(value) ? value : placeholder;
  return (
    <div className="color-input">
      <input
        type="color"
        aria-label={`Choisir la couleur\u00a0: ${schemaType.title}`}
        value={color?.toLowerCase()}
        disabled={readOnly}
        aria-describedby={elementProps['aria-describedby']}
        onChange={({ currentTarget }) => onChange(set(currentTarget.value.toUpperCase()))}
      />
      <div>{props.renderDefault({ ...props, elementProps: { ...elementProps, placeholder } })}</div>
    </div>
  );
}

/**
 * Chooses the motif of a cover among all, each drawn for this document. Without a choice, the one that the site derives
 * from the document's words is marked.
 */
function MotifInput({ type, ...props }: StringInputProps & { type: DrawnType }) {
  const { value, onChange, readOnly, elementProps, schemaType } = props;
  const document = useFormValue([]);
  const name = useId();
  const cover = coverOfStored(type, isRecord(document) ? document : {});
  if (!cover) {
    return <p className="motif-none">Donnez d’abord un titre&nbsp;: le dessin en vient.</p>;
  }
  const { slug, palette, motif: currentMotif } = cover;
  const title = MOTIF_CHOICES.find((choice) => choice.value === currentMotif)?.title;
  const drawing = (motif: typeof currentMotif) =>
    coverAddress(slug || 'page', '1x1', { motif, palette });
  return (
    <div className="motif-input">
      <img src={drawing(currentMotif)} width="96" height="96" alt="" />
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
                  checked={choice.value === currentMotif}
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

/** An item of a list; a block of a page has a button that hides it from the page and shows it again. */
export function BlockItem(props: ItemProps) {
  if (!isObjectItemProps(props) || !isBlock(props.schemaType.name)) {
    return props.renderDefault(props);
  }
  const { inputProps, readOnly, value } = props;
  const isHidden = 'hidden' in value && value.hidden === true;
  const action = isHidden ? 'Afficher sur la page' : 'Masquer sur la page';
  return (
    <Flex align="center" data-hidden-block={isHidden}>
      <Box flex={1}>{props.renderDefault(props)}</Box>
      <Button
        mode="bleed"
        padding={3}
        icon={isHidden ? EyeClosedIcon : EyeOpenIcon}
        aria-label={action}
        title={action}
        disabled={readOnly}
        onClick={() => inputProps.onChange(set(!isHidden, ['hidden']))}
      />
    </Flex>
  );
}
