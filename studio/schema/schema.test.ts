import type { ObjectSchemaType, SchemaType } from '@sanity/types';
import { expect, test } from 'vitest';
import { compileSchema, schemaProblems } from './compile-schema.ts';
import { SINGLETONS, schemaTypes } from './index.ts';

const schema = compileSchema();

test('the schema compiles and its own validator has nothing to say', () => {
  expect(schemaProblems()).toEqual([]);
});

/** content-pages §3, to the letter; `_id` and `_createdAt` belong to every document. */
const SPECIFIED_FIELDS = {
  blogPost:
    'title slug excerpt content author publishDate readTime category tags coverImage featured seoTitle seoDescription',
  jobPosting:
    'title slug department location employmentType experienceLevel salaryRange description requirements benefits responsibilities skills featured applicationDeadline contactEmail isActive seoTitle seoDescription',
  portfolio:
    'title slug summary description tags coverImage featured publishDate client timeline role video problem solution results metrics techStack gallery projectUrl githubUrl testimonial seoTitle seoDescription status',
  service:
    'title slug subtitle description outcome proofStat icon featured category benefits packages process portfolioTags faqs testimonials relatedBlogPosts relatedServices caseStudies cta seoTitle seoDescription status',
};

/** content-pages §3 again: the fields of what these documents hold. */
const SPECIFIED_PARTS = [
  ['portfolio', 'video', 'type src youtubeId duration poster captions aspectRatio'],
  ['portfolio', 'metrics', 'value label description'],
  ['portfolio', 'gallery', 'type src alt caption'],
  ['portfolio', 'testimonial', 'name role company content rating'],
  ['service', 'packages', 'name priceRange timeline features ideal cta popular discount'],
  ['service', 'process', 'step title description duration deliverables icon'],
  ['service', 'faqs', 'question answer'],
  ['service', 'testimonials', 'avatar'],
  ['service', 'cta', 'title subtitle buttonText'],
] as const;

test.each(Object.entries(SPECIFIED_FIELDS))(
  '%s has every field of the specification',
  (name, fields) => {
    expect(fieldNames(schema.get(name))).toEqual(expect.arrayContaining(fields.split(' ')));
  },
);

test.each(SPECIFIED_PARTS)(
  '%s.%s has every field of the specification',
  (document, field, parts) => {
    expect(fieldNames(partOf(document, field))).toEqual(expect.arrayContaining(parts.split(' ')));
  },
);

test('a video is a local file or a YouTube one, vertical or horizontal, horizontal by default', () => {
  const video: ObjectSchemaType = schema.get('video');
  expect(choices(video, 'type')).toEqual(['local', 'youtube']);
  expect(choices(video, 'aspectRatio')).toEqual(['9:16', '16:9']);
  expect(field(video, 'aspectRatio').initialValue).toBe('16:9');
});

test('a gallery holds images and videos', () => {
  expect(choices(partOf('portfolio', 'gallery'), 'type')).toEqual(['image', 'video']);
});

test('a post has one of the categories of the blog', () => {
  expect(choices(schema.get('blogPost'), 'category')).toEqual([
    'Marketing',
    'Vidéo',
    'SEO',
    'Contenu',
    'Publicité',
    'E-commerce',
  ]);
});

test('the claims start with the values of the specification', () => {
  const claims: ObjectSchemaType = schema.get('claims');
  const values = claims.fields.map(({ name, type }) => [name, type.initialValue]);
  expect(Object.fromEntries(values)).toEqual({
    projects: '120+',
    satisfaction: '95%',
    companies: '150+',
    response: '24h',
    years: '5+',
  });
});

test('each document that exists once is a document type', () => {
  for (const name of SINGLETONS) expect(schema.get(name).type.name).toBe('document');
});

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

test('each document sorts its fields into groups it declares', () => {
  for (const name of Object.keys(SPECIFIED_FIELDS)) {
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

function field(type: ObjectSchemaType, name: string): SchemaType {
  const found = type.fields.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`${type.name} has no field ${name}`);
  return found.type;
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
