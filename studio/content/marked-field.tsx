import { useMemo } from 'react';
import {
  type FieldProps,
  type InputProps,
  isNumberInputProps,
  isStringInputProps,
  type SchemaType,
} from 'sanity';
import { declaredRules } from '../schema/declared-rules.ts';

/** A field with a mark beside its name when nothing is published without it: `content.css` draws the mark. */
export function MarkedField(props: FieldProps) {
  return <div data-required={useRequired(props.schemaType)}>{props.renderDefault(props)}</div>;
}

/** The same for those who hear the form. */
export function MarkedInput(props: InputProps) {
  const required = useRequired(props.schemaType);
  if (!required || !(isStringInputProps(props) || isNumberInputProps(props))) {
    return props.renderDefault(props);
  }
  const elementProps = { ...props.elementProps, 'aria-required': true };
  return props.renderDefault({ ...props, elementProps });
}

function useRequired(type: SchemaType): boolean {
  return useMemo(() => declaredRules(type).some((rule) => rule.isRequired()), [type]);
}
