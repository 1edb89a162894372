import { useMemo } from 'react';
import {
  type FieldProps,
  type InputProps,
  isNumberInputProps,
  isObjectInputProps,
  isStringInputProps,
  type SchemaType,
} from 'sanity';
import { BRAND_COLOR } from '../../model/schema/brand-color.ts';
import { declaredRules } from '../../model/schema/declared-rules.ts';
import '../../model/schema/drawn-cover.ts';
import { ColorInput } from './color-input.tsx';
import { MotifInput } from './motif-input.tsx';
import { isRichText, RichTextInput } from './paste/rich-text-input.tsx';
import { SuggestedInput } from './suggested-input.tsx';
import { holdsTyped, withTypedCards } from './typed-text/typed-members.tsx';

/** A field with a mark beside its name when nothing is published without it: `content.css` draws the mark. */
export function MarkedField(props: FieldProps) {
  return <div data-required={useRequired(props.schemaType)}>{props.renderDefault(props)}</div>;
}

/** The same for those who hear the form; a colour with its picker, and in the form of an object, texts of before in cards. */
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
