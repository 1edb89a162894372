/**
 * The vocabulary of schema.org as `schema-dts` declares it, read from its declarations: they are made from the vocabulary
 * by one rule, a line for each property. What a compiler holds of our code, this holds of the answers of a site.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

type Declared = {
  /** Of the declarations that this one begins with. */
  parents: string[];
  properties: Map<string, Property>;
};

type Property = {
  /** Names of types, data types and members of enumerations. */
  ranges: string[];
  /** Whether the vocabulary advises against it. */
  isDeprecated: boolean;
};

export type Vocabulary = {
  declared: Map<string, Declared>;
  /** By a type: the declaration of its properties. */
  types: Map<string, string>;
  /** By a name: what may stand for it, narrower types and members of enumerations. */
  unions: Map<string, string[]>;
};

const DECLARATION = /^(?:export )?interface (\w+) extends ([^{]+) \{$/;
const PROPERTY = /^ {4}"([\w]+)"\?: SchemaValue<(.+), "\1">;$/;
const TYPE = /^ {4}"@type": "(\w+)";$/;
const UNION = /^export type (\w+) = (.+);$/;

export function readVocabulary(): Vocabulary {
  const file = fileURLToPath(import.meta.resolve('schema-dts')).replace(/\.js$/, '.d.ts');
  const vocabulary: Vocabulary = { declared: new Map(), types: new Map(), unions: new Map() };
  let inside = '';
  let isDeprecated = false;
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, name = '', parents = ''] = DECLARATION.exec(line) ?? [];
    if (name) {
      inside = name;
      const extended = parents.split(', ');
      vocabulary.declared.set(name, { parents: extended, properties: new Map() });
    }
    const [, type] = TYPE.exec(line) ?? [];
    if (type) vocabulary.types.set(type, inside);
    const [, property, ranges = ''] = PROPERTY.exec(line) ?? [];
    if (property) {
      const definition = { ranges: ranges.split(' | '), isDeprecated };
      vocabulary.declared.get(inside)?.properties.set(property, definition);
    }
    const [, union, members = ''] = UNION.exec(line) ?? [];
    if (union) vocabulary.unions.set(union, members.split(' | '));
    isDeprecated = line.includes('@deprecated') || (isDeprecated && /^ {4} \*/.test(line));
  }
  return vocabulary;
}

type Node = { '@type'?: unknown; '@id'?: unknown; [property: string]: unknown };

/** What is wrong with a graph, one sentence for each fault; none when the vocabulary allows all of it. */
export function faultsOf(vocabulary: Vocabulary, graph: unknown): string[] {
  if (!isNode(graph) || graph['@context'] !== 'https://schema.org')
    return ['no graph of schema.org'];
  const nodes = Array.isArray(graph['@graph']) ? graph['@graph'].filter(isNode) : [];
  const byId = new Map<unknown, Node>();
  const twice: string[] = [];
  for (const node of everyNode(nodes)) {
    if (!('@type' in node) || !('@id' in node)) continue;
    if (byId.has(node['@id'])) twice.push(`${node['@id']} is described twice`);
    byId.set(node['@id'], node);
  }
  return [...twice, ...nodes.flatMap((node) => nodeFaults({ vocabulary, byId }, node, '@graph'))];
}

type Context = { vocabulary: Vocabulary; byId: ReadonlyMap<unknown, Node> };

function nodeFaults(context: Context, node: Node, place: string): string[] {
  const { vocabulary } = context;
  const type = String(node['@type']);
  const declaration = vocabulary.types.get(type);
  if (!declaration) return [`${place}: ${type} is no type`];
  return Object.entries(node).flatMap(([name, value]) => {
    if (name.startsWith('@')) return [];
    const at = `${type}.${name}`;
    // An action says what it takes: schema.org/docs/actions.html, part 4.
    const property = propertyOf(vocabulary, declaration, name.replace(/-(?:in|out)put$/, ''));
    if (name.includes('-')) {
      return isOfType(vocabulary, type, 'Action') ? [] : [`${at} is of no action`];
    }
    if (!property) return [`${at} is no property`];
    if (property.isDeprecated) return [`${at} is deprecated`];
    const values: unknown[] = Array.isArray(value) ? value : [value];
    if (values.length === 0) return [`${at} is empty`];
    return values.flatMap((one) => valueFaults(context, property.ranges, one, at));
  });
}

function propertyOf(vocabulary: Vocabulary, from: string, name: string): Property | undefined {
  const declared = vocabulary.declared.get(from);
  const own = declared?.properties.get(name);
  if (own || !declared) return own;
  for (const parent of declared.parents) {
    const inherited = propertyOf(vocabulary, parent, name);
    if (inherited) return inherited;
  }
  return undefined;
}

function valueFaults(context: Context, ranges: string[], value: unknown, at: string): string[] {
  const { vocabulary, byId } = context;
  if (isNode(value)) {
    const described = '@type' in value ? value : byId.get(value['@id']);
    if (!described) return [`${at} refers to ${value['@id']}, which the graph has not`];
    const type = String(described['@type']);
    const fits = ranges.some((range) => isOfType(vocabulary, type, range));
    return [
      ...(fits ? [] : [`${at} may be ${ranges.join(', ')}, not ${type}`]),
      ...(described === value ? nodeFaults(context, value, at) : []),
    ];
  }
  const fits = ranges.some((range) => isLiteral(vocabulary, range, value));
  return fits ? [] : [`${at} may be ${ranges.join(', ')}, not ${JSON.stringify(value)}`];
}

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** The data types, as the vocabulary describes them. A text of no blank is nothing. */
const LITERALS: Readonly<Record<string, (value: unknown) => boolean>> = {
  Text: isText,
  URL: (value) =>
    isText(value) &&
    /^(?:https?|mailto|tel):/.test(value) &&
    URL.canParse(value.replaceAll(/[{}]/g, '')),
  Date: (value) => isText(value) && ISO_DATE.test(value) && !Number.isNaN(Date.parse(value)),
  DateTime: (value) =>
    isText(value) && /T.+(?:Z|[+-]\d{2}:\d{2})$/.test(value) && !Number.isNaN(Date.parse(value)),
  Time: (value) => isText(value) && /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/.test(value),
  Duration: (value) =>
    isText(value) && /^P(?=\w)(?:\d+[YMWD])*(?:T(?=\d)(?:\d+[HMS])+)?$/.test(value),
  Number: (value) => Number.isFinite(value),
  Integer: (value) => Number.isInteger(value),
  Float: (value) => Number.isFinite(value),
  Boolean: (value) => typeof value === 'boolean',
};

/** A literal of a data type, a member of an enumeration, or the address of a thing that needs no node. */
function isLiteral(vocabulary: Vocabulary, range: string, value: unknown): boolean {
  const isData = LITERALS[range];
  if (isData) return isData(value);
  const members = vocabulary.unions.get(range) ?? [];
  if (members.includes(JSON.stringify(value))) return true;
  const isAddress = LITERALS.URL?.(value) ?? false;
  return isAddress && (range === 'Thing' || members.includes('string'));
}

/** Whether what is of this type is of that one too: it, or narrower. */
function isOfType(vocabulary: Vocabulary, type: string, wanted: string): boolean {
  if (type === wanted) return true;
  const narrower = vocabulary.unions.get(wanted) ?? [];
  return narrower.some(
    (name) => name !== wanted && vocabulary.types.has(name) && isOfType(vocabulary, type, name),
  );
}

function* everyNode(values: readonly unknown[]): Generator<Node> {
  for (const value of values) {
    if (Array.isArray(value)) yield* everyNode(value);
    if (!isNode(value)) continue;
    yield value;
    yield* everyNode(Object.values(value));
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
