/** The parts of queries that ask for blocks, with the documents that editors refer to in them. */

import { CLIENT } from '../content/linked-names.ts';
import { ARTICLE_TEXT } from '../content/texts/article-text.ts';

const ANNOUNCED_SERVICES = `"announcedServices": services[]->{_id, title, slug, status, "entry": packages[0]{priceRange, timeline}}`;

const CHOSEN_PROJECTS = `"projectDocuments": list[]->{
  _id, title, slug, status, publishDate, tags, summary, motif, metrics, ${CLIENT},
  coverImage{asset, crop, hotspot, "color": asset->metadata.palette.dominant.background}
}`;

const PACKAGES = '"offering": service->{_id, title, slug, status, packages, noPopularPackage}';

const PROJECT_SERVICE =
  '"deliveredService": service->{_id, status, "caseStudies": caseStudies[]._ref, portfolioTags}';

const POST_CATEGORY = '"categoryDocument": category->{_id, name}';

const SERVICE_PAGES = `"servicePages": list[].service->{_id, _type, slug, status}`;

/** The blocks of a page that has a list of them, without those that an editor hides; null where it has none. */
export const SECTIONS = `"isComposed": defined(sections), "sections": sections[hidden != true]{
  ...,
  _type == "introduction" => {${ANNOUNCED_SERVICES}},
  _type == "chosenProjects" => {${CHOSEN_PROJECTS}},
  _type == "offers" => {${SERVICE_PAGES}},
  _type == "writtenText" => {"body": body[]${ARTICLE_TEXT}},
  _type == "packageList" => {${PACKAGES}},
  _type == "latestPosts" => {${POST_CATEGORY}},
  _type == "latestProjects" => {${PROJECT_SERVICE}}
}`;

/** The blocks of a home page from before there was a list, by the fields that `HOME_FIELDS` names. */
export const HOME_BLOCKS = `
  "introduction": coalesce(introduction{..., ${ANNOUNCED_SERVICES}}, introduction),
  "projects": coalesce(projects{..., ${CHOSEN_PROJECTS}}, projects),
  features,
  "services": coalesce(services{..., ${SERVICE_PAGES}}, services),
  content,
  howItWorks`;
