import type { ObjectSchemaType, SchemaType } from '@sanity/types';
import { expect, test } from 'vitest';
import { SINGLETONS } from '../document-types.ts';
import { compileSchema, schemaProblems } from './compile-schema.ts';
import { declaredRules } from './declared-rules.ts';
import { schemaTypes } from './index.ts';

const schema = compileSchema();

test('the schema compiles and its own validator has nothing to say', () => {
  expect(schemaProblems()).toEqual([]);
});

// Compares the fields of each type with pages-3.01 to 3.12 in test/specification.md, to the letter; `_id` and
// `_createdAt` belong to every document.

test('a post has every field of the specification [pages-3.01]', () => {
  expect(fieldNames(schema.get('blogPost'))).toEqual(
    holding(
      'title slug excerpt content author publishDate readTime category tags coverImage featured seoTitle seoDescription',
    ),
  );
});

test('the body of a post is blocks of spans with text and marks [pages-3.02]', () => {
  const content = field(schema.get('blogPost'), 'content');
  const block =
    content.jsonType === 'array' ? content.of.find(({ name }) => name === 'block') : undefined;
  if (block?.jsonType !== 'object') throw new Error('The body holds no block');
  const children = field(block, 'children');
  const span = children.jsonType === 'array' ? children.of[0] : undefined;
  if (span?.jsonType !== 'object') throw new Error('The block holds no span');
  expect(fieldNames(span)).toEqual(holding('text marks'));
});

test('a job has every field of the specification [pages-3.03]', () => {
  expect(fieldNames(schema.get('jobPosting'))).toEqual(
    holding(
      'title slug department location employmentType experienceLevel description requirements benefits featured contactEmail isActive seoTitle seoDescription',
    ),
  );
});

test('a job is published without salary, responsibilities, skills or deadline [pages-3.04]', async () => {
  const optional = ['salaryRange', 'responsibilities', 'skills', 'applicationDeadline'];
  const job: ObjectSchemaType = schema.get('jobPosting');
  expect(fieldNames(job)).toEqual(expect.arrayContaining(optional));
  for (const name of optional) expect(isRequired(field(job, name)), name).toBe(false);
  expect(isRequired(field(job, 'title'))).toBe(true);
});

test('a case study has every field of the specification [pages-3.05]', () => {
  expect(fieldNames(schema.get('portfolio'))).toEqual(
    holding(
      'title slug summary description tags coverImage featured publishDate client timeline role problem solution results techStack projectUrl githubUrl testimonial seoTitle seoDescription status',
    ),
  );
});

test('a video is a local file or a YouTube one, vertical or horizontal, horizontal by default [pages-3.06]', () => {
  const video = partOf('portfolio', 'video');
  expect(fieldNames(video)).toEqual(
    holding('type src youtubeId duration poster captions aspectRatio'),
  );
  expect(choices(video, 'type')).toEqual(['local', 'youtube']);
  expect(choices(video, 'aspectRatio')).toEqual(['9:16', '16:9']);
  expect(field(video, 'aspectRatio').initialValue).toBe('16:9');
});

test('a metric is a value, what it measures and where it comes from [pages-3.07]', () => {
  expect(fieldNames(partOf('portfolio', 'metrics'))).toEqual(holding('value label description'));
});

test('a gallery holds images and videos, each described [pages-3.08]', () => {
  const item = partOf('portfolio', 'gallery');
  expect(fieldNames(item)).toEqual(holding('type src alt caption'));
  expect(choices(item, 'type')).toEqual(['image', 'video']);
});

test('a service has every field of the specification [pages-3.09]', () => {
  expect(fieldNames(schema.get('service'))).toEqual(
    holding(
      'title slug subtitle description outcome proofStat icon featured category benefits portfolioTags relatedBlogPosts relatedServices caseStudies seoTitle seoDescription status',
    ),
  );
});

test('a package has every field of the specification [pages-3.10]', () => {
  expect(fieldNames(partOf('service', 'packages'))).toEqual(
    holding('name priceRange timeline features ideal cta popular discount'),
  );
});

test('a step has every field of the specification [pages-3.11]', () => {
  expect(fieldNames(partOf('service', 'process'))).toEqual(
    holding('step title description duration deliverables icon'),
  );
});

test('a service has questions, testimonials with a face and a call to action [pages-3.12]', () => {
  expect(fieldNames(partOf('service', 'faqs'))).toEqual(holding('question answer'));
  expect(fieldNames(partOf('service', 'testimonials'))).toEqual(holding('avatar'));
  expect(fieldNames(partOf('service', 'cta'))).toEqual(holding('title subtitle buttonText'));
});

test('the author, category and client of a document are documents', () => {
  const linked = (type: SchemaType) => ('to' in type ? type.to : undefined);
  expect(linked(field(schema.get('blogPost'), 'author'))).toMatchObject([{ name: 'person' }]);
  expect(linked(field(schema.get('blogPost'), 'category'))).toMatchObject([{ name: 'category' }]);
  expect(linked(field(schema.get('portfolio'), 'client'))).toMatchObject([{ name: 'client' }]);
  expect(linked(field(schema.get('testimonial'), 'company'))).toMatchObject([{ name: 'client' }]);
});

test('no figure is claimed and no time promised before the agency writes it', () => {
  const figures = ['claims', 'clientFigures'].flatMap((name): ObjectSchemaType['fields'] => {
    const figuresOf: ObjectSchemaType = schema.get(name);
    return figuresOf.fields;
  });
  const started = figures.filter(({ type }) => type.initialValue !== undefined);
  expect(started.map(({ name }) => name)).toEqual([]);
});

test('each document that exists once is a document type', () => {
  for (const name of SINGLETONS) expect(schema.get(name).type.name).toBe('document');
});

/** The maker's names of types, which the studio shows unless a type has a title. */
const MAKERS_NAMES = /^(?:Block|File|Object|Reference|String)\b/;

const OWN_FIELDS = schemaTypes.flatMap((definition) => {
  const type: SchemaType = schema.get(definition.name);
  return type.jsonType === 'object'
    ? type.fields.map((own) => [`${type.name}.${own.name}`, own.type] as const)
    : [];
});

test.each(OWN_FIELDS)(
  '%s tells an editor, in French, what it is and what to write',
  (_path, type) => {
    expect(type.title).toMatch(/^[A-ZÀÉÊ0-9]/);
    expect(type.description ?? '').toMatch(/[.»?…]$/);
    expect(`${type.title} ${type.description}`).not.toMatch(/['"]| [;:!?»]|« /);
  },
);

test('whatever is added to a list has a French name', () => {
  const unnamed = OWN_FIELDS.flatMap(([path, type]) => {
    const members = type.jsonType === 'array' ? type.of : [];
    return members.filter(({ title }) => !title || MAKERS_NAMES.test(title)).map(() => path);
  });
  expect(unnamed).toEqual([]);
});

test('each document sorts its fields into groups it declares', () => {
  for (const name of [
    'portfolio',
    'service',
    'blogPost',
    'jobPosting',
    'newsletterIssue',
    'settings',
    'brand',
    'home',
    'work',
    'services',
    'contact',
    'newsletter',
    'sentRequest',
    'team',
    'clients',
    'questions',
    'legal',
  ]) {
    const type: ObjectSchemaType = schema.get(name);
    const declared = type.groups?.map((group) => group.name) ?? [];
    for (const own of type.fields)
      expect([own.group].flat(), `${name}.${own.name}`).toSatisfy(
        (groups: unknown[]) =>
          groups.length > 0 && groups.every((group) => declared.includes(String(group))),
      );
  }
});

function fieldNames(type: ObjectSchemaType): string[] {
  return type.fields.map(({ name }) => name);
}

function holding(names: string): string[] {
  return expect.arrayContaining(names.split(' '));
}

function isRequired(type: SchemaType): boolean {
  return declaredRules(type).some((rule) => rule.isRequired());
}

function field(type: ObjectSchemaType, name: string): SchemaType {
  const match = type.fields.find((candidate) => candidate.name === name);
  if (!match) throw new Error(`${type.name} has no field ${name}`);
  return match.type;
}

function partOf(document: string, name: string): ObjectSchemaType {
  const type = field(schema.get(document), name);
  const part = type.jsonType === 'array' ? type.of[0] : type;
  if (part?.jsonType !== 'object') throw new Error(`${document}.${name} holds no object`);
  return part;
}

function choices(type: ObjectSchemaType, name: string): string[] {
  const { options } = field(type, name);
  return options.list.map((choice: string | { value: string }) =>
    typeof choice === 'string' ? choice : choice.value,
  );
}
