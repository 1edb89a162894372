/** The content model: what the studio edits, what queries are typed from, what the demo content is checked against. */
import type { SchemaTypeDefinition } from '@sanity/types';
import { announcement } from './announcement.ts';
import { blogPost } from './blog-post.ts';
import { callToAction } from './call-to-action.ts';
import { claims } from './claims.ts';
import { codeBlock } from './code-block.ts';
import { faq } from './faq.ts';
import { galleryItem } from './gallery-item.ts';
import { home } from './home.ts';
import { jobPosting } from './job-posting.ts';
import { metric } from './metric.ts';
import { openingHours } from './opening-hours.ts';
import { portfolio } from './portfolio.ts';
import { processStep } from './process-step.ts';
import { richText } from './rich-text.ts';
import { salaryRange } from './salary-range.ts';
import { service } from './service.ts';
import { servicePackage } from './service-package.ts';
import { settings } from './settings.ts';
import { socialLink } from './social-link.ts';
import { testimonial } from './testimonial.ts';
import { video } from './video.ts';

/** Documents of which there is one, with the type's name as its id: the desk offers no second one. */
export const SINGLETONS = ['settings', 'home'] as const;

export const schemaTypes: SchemaTypeDefinition[] = [
  portfolio,
  service,
  blogPost,
  jobPosting,
  settings,
  home,
  announcement,
  callToAction,
  claims,
  codeBlock,
  faq,
  galleryItem,
  metric,
  openingHours,
  processStep,
  richText,
  salaryRange,
  servicePackage,
  socialLink,
  testimonial,
  video,
];
