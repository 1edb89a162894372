/** What nothing is published without: a list, so that a field is required for a reason, and not by habit. */
import type { SchemaType } from '@sanity/types';
import { expect, test } from 'vitest';
import { compileSchema } from './compile-schema.ts';
import { declaredRules } from './declared-rules.ts';
import { schemaTypes } from './index.ts';

const schema = compileSchema();

/** The required fields, by why the site cannot do without them. */
const REQUIRED = {
  'a document without it is seen nowhere, or stands nowhere in its list': [
    'blogPost.publishDate',
    'blogPost.title',
    'category.name',
    'client.name',
    'jobPosting.title',
    'newsletterIssue.body',
    'newsletterIssue.subject',
    'page.title',
    'person.name',
    'portfolio.publishDate',
    'portfolio.status',
    'portfolio.title',
    'redirect.from',
    'redirect.to',
    'service.status',
    'service.title',
    'settings.agencyName',
  ],
  'an element of a list is not shown without it': [
    'agencyValue.title',
    'answerFigure.label',
    'answerFigure.value',
    'articleButton.action',
    'articleButton.href',
    'articleEmbed.title',
    'articleEmbed.url',
    'articleNote.text',
    'benefit.title',
    'chartBar.amount',
    'chartBar.label',
    'clientLogo.image',
    'clientLogo.name',
    'codeBlock.code',
    'credit.names',
    'credit.work',
    'faq.answer',
    'faq.question',
    'galleryItem.src',
    'metric.value',
    'milestone.year',
    'navColumn.links',
    'navColumn.title',
    'navGroup.label',
    'navGroup.links',
    'navLink.label',
    'navLink.url',
    'offer.title',
    'openingException.from',
    'openingHours.day',
    'perk.text',
    'processStep.title',
    'servicePackage.name',
    'socialLink.platform',
    'socialLink.url',
    'table.caption',
    'table.columns',
    'table.rows',
    'tableRow.cells',
    'teamMember.name',
    'testimonial.content',
    'testimonial.name',
    'whatsappMessage.text',
    'whatsappSuggestions.page',
    'workStep.title',
  ],
  'it is read to those who see no picture': ['galleryItem.alt'],
  'half of it would be wrong': [
    'galleryItem.type',
    'salaryRange.max',
    'salaryRange.min',
    'video.aspectRatio',
    'video.type',
  ],
};

test('nothing is required that the site can do without', () => {
  const required = schemaTypes.flatMap(({ name }) => {
    const type: SchemaType = schema.get(name);
    if (type.jsonType !== 'object') return [];
    return type.fields
      .filter((field) => isRequired(field.type))
      .map((field) => `${name}.${field.name}`);
  });
  expect(required.toSorted()).toEqual(Object.values(REQUIRED).flat().toSorted());
});

test('what there is one of begins with nothing that would have to be completed', () => {
  for (const name of ['home', 'settings', 'clients', 'legal']) {
    const type: SchemaType = schema.get(name);
    const inner = type.jsonType === 'object' ? type.fields : [];
    for (const field of inner) {
      // The description of a picture is asked for once there is a picture.
      if (field.type.jsonType !== 'object' || isPicture(field.type)) continue;
      const requiredNames = field.type.fields
        .filter((own) => isRequired(own.type))
        .map((own) => own.name);
      expect(requiredNames, `${name}.${field.name}`).toEqual([]);
    }
  }
});

function isPicture(type: SchemaType): boolean {
  return type.name === 'image' || (type.type ? isPicture(type.type) : false);
}

/** A warning keeps nobody from publishing. */
function isRequired(type: SchemaType): boolean {
  return declaredRules(type).some((rule) => rule.isRequired() && rule._level !== 'warning');
}
