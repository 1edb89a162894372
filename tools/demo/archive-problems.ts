import { access } from 'node:fs/promises';
import { Rule as BaseRule } from '@sanity/schema';
import type { Rule, RuleSpec, SchemaType, ValidationContext } from '@sanity/types';
import { compileSchema } from '../../model/schema/compile-schema.ts';
import { declaredRules } from '../../model/schema/declared-rules.ts';
import { ARCHIVE, type ArchiveDocument } from './archive.ts';

/**
 * What the studio would underline in these documents, and what an import would miss: one line each, none when all is well.
 *
 * The studio's own validator comes with the whole studio; this reads the same rules from the same schema, and refuses a kind of rule it
 * cannot judge rather than passing over it.
 */
export async function archiveProblems(documents: readonly ArchiveDocument[]): Promise<string[]> {
  const schema = compileSchema();
  const ids = new Set(documents.map(({ _id }) => _id));
  const problems: string[] = [];
  if (ids.size < documents.length) problems.push('two documents share an id');

  for (const document of documents) {
    const path = String(document._id);
    if (path.includes('.')) problems.push(`${path}: an id with a dot is hidden from visitors`);
    problems.push(...(await valueProblems(schema.get(String(document._type)), document, path)));
    for (const record of nestedRecords(document)) {
      if (typeof record._ref === 'string' && !ids.has(record._ref)) {
        problems.push(`${path} refers to ${record._ref}, which is not in the archive`);
      }
      if (typeof record._sanityAsset === 'string' && !(await isThere(record._sanityAsset))) {
        problems.push(`${path} needs ${record._sanityAsset}, which is not there`);
      }
    }
  }
  return [...new Set(problems)];
}

/** What the studio warns of until a real agency enters it: an invented one would pass for real. */
const OWED_BY_THE_AGENCY = new Set(['legal.cndpNumber']);

async function valueProblems(
  type: SchemaType,
  value: unknown,
  path: string,
  parent?: unknown,
): Promise<string[]> {
  const problems: string[] = [];
  if (value === undefined && OWED_BY_THE_AGENCY.has(path)) return problems;
  for (const rule of rulesOf(type)) {
    for (const spec of rule._rules) {
      const verdict = await judge(spec, value, parent);
      if (verdict === true) continue;
      const complaint = verdict || rule._message || spec.flag;
      problems.push(`${path}: ${complaint} (${JSON.stringify(value)})`);
    }
  }
  if (value === undefined) return problems;

  const { jsonType } = type;
  if (jsonType !== (Array.isArray(value) ? 'array' : typeof value)) {
    return [...problems, `${path} is not of type ${jsonType}`];
  }
  if (type.jsonType === 'array' && Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      const member = type.of.find(({ name }) => type.of.length === 1 || name === item._type);
      if (!member) problems.push(`${path}[${index}] is of no type this list holds`);
      else problems.push(...(await valueProblems(member, item, `${path}[${index}]`, value)));
    }
  }
  if (type.jsonType === 'object' && type.name !== 'block' && isRecord(value)) {
    for (const name of Object.keys(value)) {
      const isKnown = name.startsWith('_') || type.fields.some((field) => field.name === name);
      if (!isKnown) problems.push(`${path}.${name} is not in the schema`);
    }
    for (const field of type.fields) {
      const fieldPath = `${path}.${field.name}`;
      problems.push(...(await valueProblems(field.type, value[field.name], fieldPath, value)));
    }
  }
  return problems;
}

/** A type's rules: its own, and those that follow from its nature (a list of choices, an address, an e-mail). */
function rulesOf(type: SchemaType): Rule[] {
  const base = new BaseRule(type);
  const implied: Rule[] = [];
  const choices = type.jsonType === 'string' ? type.options?.list : undefined;
  if (choices) {
    implied.push(
      base.valid(choices.map((choice) => (typeof choice === 'string' ? choice : choice.value))),
    );
  }
  if (type.name === 'datetime' || type.name === 'date') {
    implied.push(
      base.custom(
        (date) =>
          date === undefined || !Number.isNaN(Date.parse(String(date))) || 'Date illisible.',
      ),
    );
  }
  return [...implied, ...declaredRules(type)];
}

/** Returns true, or a complaint: the rule's own words when it has some, else nothing. */
async function judge(spec: RuleSpec, value: unknown, parent: unknown): Promise<true | string> {
  if (spec.flag !== 'custom') return obeys(spec, value) || '';
  // Our own rules look at nothing but the parent; the rest of the context belongs to a running studio.
  const context: Partial<ValidationContext> = { parent };
  const verdict: unknown = await Reflect.apply(spec.constraint, undefined, [value, context]);
  return verdict === true || verdict === undefined || String(verdict);
}

function obeys(spec: RuleSpec, value: unknown): boolean {
  if (spec.flag === 'presence') return spec.constraint === 'optional' || isPresent(value);
  if (value === undefined) return true;
  switch (spec.flag) {
    case 'type':
      return true;
    // Sanity's own, which its package adds to types that all schemas of a process share, as soon as anything imports it.
    case 'reference':
      return isRecord(value) && typeof value._ref === 'string';
    case 'assetRequired':
      return isRecord(value) && typeof value._sanityAsset === 'string';
    case 'email':
      return /^[^\s@]+@[^\s@]+$/.test(String(value));
    case 'valid':
      return spec.constraint.includes(value);
    case 'integer':
      return Number.isInteger(value);
    case 'unique':
      return Array.isArray(value) && new Set(value.map(withoutKey)).size === value.length;
    case 'min':
      return sizeOf(value) >= Number(spec.constraint);
    case 'max':
      return sizeOf(value) <= Number(spec.constraint);
    case 'length':
      return sizeOf(value) === Number(spec.constraint);
    case 'regex':
      return spec.constraint.pattern.test(String(value)) !== spec.constraint.invert;
    case 'uri': {
      const { allowRelative, scheme: schemes } = spec.constraint.options;
      const [, scheme] = /^([a-z][a-z0-9+.-]*):/i.exec(String(value)) ?? [];
      return scheme ? schemes.some((one) => one.test(scheme)) : allowRelative;
    }
    default:
      throw new Error(`No judgement is written for the rule ${spec.flag}`);
  }
}

/** What the studio counts: characters, lines of a list, or the number itself. */
function sizeOf(value: unknown): number {
  return typeof value === 'string' || Array.isArray(value) ? value.length : Number(value);
}

function isPresent(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

function withoutKey(item: unknown): string {
  return JSON.stringify(isRecord(item) ? { ...item, _key: undefined } : item);
}

async function isThere(asset: string): Promise<boolean> {
  const path = asset.replace(/^(?:image|file)@file:\/\/\.\//, '');
  return access(new URL(path, ARCHIVE)).then(
    () => true,
    () => false,
  );
}

function nestedRecords(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(nestedRecords);
  return isRecord(value) ? [value, ...Object.values(value).flatMap(nestedRecords)] : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
