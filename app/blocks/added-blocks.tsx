/** The views of the blocks that editors add, in a script and with sheets of their own. */
import { lazy, type ReactNode } from 'react';
import type { AddedBlockName } from '../../model/blocks.ts';
import agencyValues from '../content/agency/agency-values.css?url';
import milestones from '../content/agency/milestones.css?url';
import purpose from '../content/agency/purpose.css?url';
import visit from '../content/agency/visit.css?url';
import caseCallSheet from '../content/case-call.css?url';
import { CaseCall } from '../content/case-call.tsx';
import closingPiece from '../content/closing-piece.css?url';
import jobBadge from '../content/jobs/job-badge.css?url';
import jobList from '../content/jobs/job-list.css?url';
import perks from '../content/jobs/perks.css?url';
import postSummary from '../content/posts/post-summary.css?url';
import measuredFigures from '../content/projects/measured-figures.css?url';
import { MeasuredFigures } from '../content/projects/measured-figures.tsx';
import questionsList from '../content/questions-list.css?url';
import serviceCards from '../content/services/service-cards.css?url';
import serviceLines from '../content/services/service-lines.css?url';
import servicePackages from '../content/services/service-packages.css?url';
import serviceWork from '../content/services/service-work.css?url';
import type { Settings } from '../content/settings.ts';
import articlePart from '../content/texts/article-part.css?url';
import barsTable from '../content/texts/bars-table.css?url';
import pictureTiles from '../content/texts/picture-tiles.css?url';
import richText from '../content/texts/rich-text.css?url';
import newsletterArt from '../forms/newsletter-art.css?url';
import newsletterBand from '../forms/newsletter-band.css?url';
import newsletterBox from '../forms/newsletter-box.css?url';
import { NewsletterBox } from '../forms/newsletter-box.tsx';
import beforeAfter from './before-after.css?url';
import { BeforeAfter } from './before-after.tsx';
import blockWords from './block-words.css?url';
import chart from './chart.css?url';
import { Chart } from './chart.tsx';
import embedSection from './embed-section.css?url';
import { EmbedSection } from './embed-section.tsx';
import eventFacts from './event-facts.css?url';
import { EventFacts } from './event-facts.tsx';
import film from './film.css?url';
import { FilmSection } from './film.tsx';
import frameStrip from './frame-strip.css?url';
import { FrameStrip } from './frame-strip.tsx';
import latestPosts from './latest-posts.css?url';
import { LatestPosts } from './latest-posts.tsx';
import pictureGallery from './picture-gallery.css?url';
import { PictureGallery } from './picture-gallery.tsx';
import pictureText from './picture-text.css?url';
import { PictureText } from './picture-text.tsx';
import type { BlockOf } from './read-blocks.ts';
import writtenText from './written-text.css?url';
import { WrittenText } from './written-text.tsx';

// A block that shows a section of another page loads by itself: it would enlarge the scripts of both pages.
const ServiceCards = lazy(async () => ({
  default: (await import('../pages/services/services-page.tsx')).ServiceCards,
}));

function ofService<Name extends 'ServicePackages' | 'ServiceWork'>(name: Name) {
  return lazy(async () => ({
    default: (await import('../pages/service/service-detail-page.tsx'))[name],
  }));
}

function ofAbout<Name extends 'AgencyValues' | 'Milestones' | 'Purpose' | 'Visit'>(name: Name) {
  return lazy(async () => ({ default: (await import('../pages/about/about-page.tsx'))[name] }));
}

function ofCareers<Name extends 'JobList' | 'Perks'>(name: Name) {
  return lazy(async () => ({ default: (await import('../pages/careers/careers-page.tsx'))[name] }));
}

const ServicePackages = ofService('ServicePackages');
const ServiceWork = ofService('ServiceWork');
const AgencyValues = ofAbout('AgencyValues');
const Milestones = ofAbout('Milestones');
const Purpose = ofAbout('Purpose');
const Visit = ofAbout('Visit');
const JobList = ofCareers('JobList');
const Perks = ofCareers('Perks');

type Around = {
  settings: Settings;
  /** The way to a form: that of the page, or /contact. */
  contact: string;
};

type View<Kind extends AddedBlockName> = {
  /** Addresses of its stylesheets, which the document links to where the block is on the page. */
  sheets: readonly string[];
  show: (id: string, block: BlockOf<Kind>, around: Around) => ReactNode;
};

const VIEWS: { readonly [Kind in AddedBlockName]: View<Kind> } = {
  writtenText: {
    sheets: [richText, barsTable, writtenText],
    show: (id, block) => <WrittenText id={id} block={block} />,
  },
  pictureText: {
    sheets: [pictureText],
    show: (id, block, { contact }) => <PictureText id={id} block={block} contact={contact} />,
  },
  pictureGallery: {
    sheets: [pictureTiles, pictureGallery],
    show: (id, block) => <PictureGallery id={id} block={block} />,
  },
  beforeAfter: {
    sheets: [blockWords, beforeAfter],
    show: (id, block) => <BeforeAfter id={id} block={block} />,
  },
  frameStrip: {
    sheets: [blockWords, frameStrip],
    show: (id, block) => <FrameStrip id={id} block={block} />,
  },
  chart: {
    sheets: [blockWords, chart],
    show: (id, block) => <Chart id={id} block={block} />,
  },
  embed: {
    sheets: [embedSection],
    show: (id, block) => <EmbedSection id={id} block={block} />,
  },
  figureList: {
    sheets: [measuredFigures],
    show: (id, block) => <MeasuredFigures id={id} {...block} />,
  },
  eventFacts: {
    sheets: [eventFacts],
    show: (id, block, { contact }) => <EventFacts id={id} block={block} contact={contact} />,
  },
  callout: {
    sheets: [closingPiece, caseCallSheet],
    show: (id, { title, text, art, action }, { contact }) => (
      <CaseCall
        id={id}
        title={title}
        text={text}
        art={art}
        action={action.says}
        to={action.to ?? contact}
      />
    ),
  },
  film: {
    sheets: [articlePart, film],
    show: (id, block) => <FilmSection id={id} block={block} />,
  },
  missionVision: {
    sheets: [purpose],
    show: (id, block, { settings }) => <Purpose id={id} about={block} claims={settings.claims} />,
  },
  milestoneList: {
    sheets: [milestones],
    show: (id, block) => <Milestones id={id} story={block} />,
  },
  valueList: {
    sheets: [agencyValues],
    show: (id, block) => <AgencyValues id={id} values={block} />,
  },
  jobList: {
    sheets: [jobBadge, jobList],
    show: (id, block) => <JobList id={id} {...block} />,
  },
  perkList: {
    sheets: [perks],
    show: (id, block) => <Perks id={id} {...block} />,
  },
  serviceList: {
    sheets: [questionsList, serviceCards, serviceLines],
    show: (id, block) => <ServiceCards id={id} {...block} />,
  },
  packageList: {
    sheets: [servicePackages],
    show: (id, block) => <ServicePackages id={id} {...block} />,
  },
  latestProjects: {
    sheets: [serviceWork],
    show: (id, block) => <ServiceWork id={id} {...block} />,
  },
  latestPosts: {
    sheets: [postSummary, latestPosts],
    show: (id, block) => <LatestPosts id={id} block={block} />,
  },
  visitFacts: {
    sheets: [visit],
    show: (id, { title, hours }, { settings }) => (
      <Visit id={id} title={title} settings={settings} hours={hours} />
    ),
  },
  newsletterForm: {
    sheets: [newsletterArt, newsletterBand, newsletterBox],
    show: (id, { texts }) => <NewsletterBox id={id} texts={texts} />,
  },
};

type Props<Kind extends AddedBlockName> = {
  id: string;
  block: BlockOf<Kind>;
  around: Around;
};

/** A block that an editor added to a page. */
export function AddedBlock({ id, block, around }: Props<AddedBlockName>) {
  return (
    <>
      {VIEWS[block.kind].sheets.map((sheet) => (
        <link key={sheet} rel="stylesheet" href={sheet} precedence="block" />
      ))}
      {show(block.kind, { id, block, around })}
    </>
  );
}

function show<Kind extends AddedBlockName>(kind: Kind, { id, block, around }: Props<Kind>) {
  return VIEWS[kind].show(id, block, around);
}
