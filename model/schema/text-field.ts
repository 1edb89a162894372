import { defineField, type StringDefinition, type StringRule } from '@sanity/types';
import { fieldsIn } from '../../inbox/forms/text-fields.ts';

type OwnSettings =
  | 'name'
  | 'title'
  | 'description'
  | 'initialValue'
  | 'options'
  | 'hidden'
  | 'placeholder';

interface TextField extends Pick<StringDefinition, OwnSettings> {
  group?: string;
  /** Height of the box of a text of several lines; absent: one line. */
  rows?: number;
  /** The error while the field is empty; absent: the field is optional. */
  required?: string;
  /** The longest text, and what the editor reads beyond it. */
  max?: [characters: number, error: string];
  /** The site's default text: the initial value of a new document, and the placeholder of an emptied field. */
  first?: string;
  /** The fields in braces that the site fills in; absent: braces are text like any other. */
  fields?: readonly string[];
  /** Rules of this field alone. */
  rules?: (rule: StringRule) => StringRule;
}

/** A text without formatting, of one line or several. */
export function textField({ rows, required, max, first, fields, rules: own, ...field }: TextField) {
  const rules = (rule: StringRule) => [
    ...(required ? [rule.required().error(required)] : []),
    ...(max ? [rule.max(max[0]).error(max[1])] : []),
    ...(fields ? [knownFields(rule, fields)] : []),
    ...(own ? [own(rule)] : []),
  ];
  const validation = required || max || fields || own ? rules : undefined;
  const settings = { ...field, ...startingWith(first) };
  return rows
    ? defineField({ ...settings, type: 'text', rows, validation })
    : defineField({ ...settings, type: 'string', validation });
}

/** Returns the options of a field with a default text: its initial value and its placeholder. */
export function startingWith(first: string | undefined) {
  return first === undefined ? {} : { initialValue: first, placeholder: first };
}

/** Refuses a pair of braces that the site would leave as it is. */
export function knownFields(rule: StringRule, fields: readonly string[]): StringRule {
  return rule.custom((text = '') => {
    const unknown = fieldsIn(text, fields).find(({ name }) => name === undefined);
    if (!unknown) return true;
    const fieldList = fields.map((name) => `{${name}}`).join(', ');
    return `Le site ne sait pas remplir ${unknown.written}. Il remplit ici\u00a0: ${fieldList}.`;
  });
}
