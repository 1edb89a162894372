import { defineField, type StringDefinition, type StringRule } from '@sanity/types';

type OwnSettings = 'name' | 'title' | 'description' | 'initialValue' | 'options';

interface TextField extends Pick<StringDefinition, OwnSettings> {
  group?: string;
  /** Height of the box of a text of several lines; absent: one line. */
  rows?: number;
  /** What the editor reads while nothing is written; absent: the field is optional. */
  required?: string;
  /** The longest text, and what the editor reads beyond it. */
  max?: [characters: number, error: string];
  /** Rules of this field alone. */
  rules?: (rule: StringRule) => StringRule;
}

/** A text without formatting, of one line or several. */
export function textField({ rows, required, max, rules: own, ...field }: TextField) {
  const rules = (rule: StringRule) => [
    ...(required ? [rule.required().error(required)] : []),
    ...(max ? [rule.max(max[0]).error(max[1])] : []),
    ...(own ? [own(rule)] : []),
  ];
  const validation = required || max || own ? rules : undefined;
  return rows
    ? defineField({ ...field, type: 'text', rows, validation })
    : defineField({ ...field, type: 'string', validation });
}
