/** Reads case studies that an editor chose, each with its figure. */
import { z } from 'zod';
import { FIRST_BLOCKS } from '../../model/first-texts.ts';
import type { HOME_QUERY_RESULT } from '../content/content.generated.ts';
import { coverPicture } from '../content/cover-picture.ts';
import { text } from '../content/document-parts.ts';
import { image, originalSize, type Picture, picture } from '../content/image.ts';
import { type Metric, readMetrics } from '../content/projects/metrics.ts';
import { type Placed, placed } from '../content/projects/portfolio-order.ts';
import type { ContentReader } from '../context.ts';
import type { BlockParts } from './own-blocks.ts';

type Section = NonNullable<NonNullable<HOME_QUERY_RESULT>['projects']>;
type Referring = Extract<Section, { projectDocuments: unknown }>;
type Row = NonNullable<NonNullable<Referring['projectDocuments']>[number]>;

const row = z.custom<Row>((value) => typeof value === 'object' && value !== null);

export type ChosenProject = {
  slug: string;
  title: string;
  client?: string;
  /** The first figure of the case study: `×2`, `panier moyen`. */
  metric: Pick<Metric, 'value' | 'label'>;
  /** Wide. */
  cover: Picture;
};

export type ChosenProjects = { title: string; text?: string; projects: ChosenProject[] };

/** Size at 1x, and what other screens and densities may ask for. */
const COVER = { width: 640, height: 360, widths: [360, 960, 1280], moves: true }; // px

/** Reads the projects in the editor's order, but for those not shown or without a figure; undefined when none is left. */
export function readChosenProjects(
  content: ContentReader,
  part: BlockParts,
): ChosenProjects | undefined {
  if (content.isOff?.('work')) return undefined;
  const projectsById = new Map(
    placed(content, part.each('projectDocuments', row)).map((project) => [project.id, project]),
  );
  const ids = new Set(part.insideEach('list').map((reference) => reference.one('_ref', text)));
  const chosen = [...ids].flatMap((id) => projectsById.get(id ?? '') ?? []);
  const projects = chosen.flatMap((project) => readProject(content, project) ?? []);
  if (projects.length === 0) return undefined;
  return {
    title: part.one('title', text) ?? FIRST_BLOCKS['chosenProjects.title'],
    text: part.one('text', text),
    projects,
  };
}

function readProject(content: ContentReader, project: Placed<Row>): ChosenProject | undefined {
  const { slug, title, choice, part } = project;
  const [metric] = readMetrics(part.insideEach('metrics'));
  if (!metric || part.one('status', text) === 'archived') return undefined;
  const own = part.one('coverImage', image);
  const [width, height] = own ? originalSize(own) : [0, 0];
  // Only a strip of an upright picture would be visible.
  const wide = width > height ? own : undefined;
  const cover = wide ? picture(content, wide, COVER) : coverPicture(slug, '16x9', choice);
  const { value, label } = metric;
  return { slug, title, client: part.one('client', text), metric: { value, label }, cover };
}
