import { Rule as BaseRule } from '@sanity/schema';
import type { Rule, SchemaType } from '@sanity/types';

/** The validation rules a type declares, as data: what the studio runs, for tools that run without it. */
export function declaredRules(type: SchemaType): Rule[] {
  return rulesFrom(type.validation, new BaseRule(type));
}

function rulesFrom(declared: SchemaType['validation'], base: Rule): Rule[] {
  if (!declared) return [];
  if (Array.isArray(declared)) return declared.flatMap((one) => rulesFrom(one, base));
  return typeof declared === 'function' ? rulesFrom(declared(base), base) : [declared];
}
