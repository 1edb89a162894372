/** The views of the blocks that editors add, in a script and with sheets of their own. */
import type { ReactNode } from 'react';
import type { AddedBlockName } from '../../model/blocks.ts';
import caseCallSheet from '../content/case-call.css?url';
import { CaseCall } from '../content/case-call.tsx';
import closingPiece from '../content/closing-piece.css?url';
import postSummary from '../content/posts/post-summary.css?url';
import measuredFigures from '../content/projects/measured-figures.css?url';
import { MeasuredFigures } from '../content/projects/measured-figures.tsx';
import servicePackages from '../content/services/service-packages.css?url';
import { ServicePackages } from '../content/services/service-packages.tsx';
import barsTable from '../content/texts/bars-table.css?url';
import pictureTiles from '../content/texts/picture-tiles.css?url';
import richText from '../content/texts/rich-text.css?url';
import eventFacts from './event-facts.css?url';
import { EventFacts } from './event-facts.tsx';
import latestPosts from './latest-posts.css?url';
import { LatestPosts } from './latest-posts.tsx';
import pictureGallery from './picture-gallery.css?url';
import { PictureGallery } from './picture-gallery.tsx';
import pictureText from './picture-text.css?url';
import { PictureText } from './picture-text.tsx';
import type { BlockOf } from './read-blocks.ts';
import writtenText from './written-text.css?url';
import { WrittenText } from './written-text.tsx';

type View<Kind extends AddedBlockName> = {
  /** Addresses of its stylesheets, which the document links to where the block is on the page. */
  sheets: readonly string[];
  show: (id: string, block: BlockOf<Kind>, contact: string) => ReactNode;
};

const VIEWS: { readonly [Kind in AddedBlockName]: View<Kind> } = {
  writtenText: {
    sheets: [richText, barsTable, writtenText],
    show: (id, block) => <WrittenText id={id} block={block} />,
  },
  pictureText: {
    sheets: [pictureText],
    show: (id, block, contact) => <PictureText id={id} block={block} contact={contact} />,
  },
  pictureGallery: {
    sheets: [pictureTiles, pictureGallery],
    show: (id, block) => <PictureGallery id={id} block={block} />,
  },
  figureList: {
    sheets: [measuredFigures],
    show: (id, block) => <MeasuredFigures id={id} {...block} />,
  },
  packageList: {
    sheets: [servicePackages],
    show: (id, block) => <ServicePackages id={id} {...block} />,
  },
  latestPosts: {
    sheets: [postSummary, latestPosts],
    show: (id, block) => <LatestPosts id={id} block={block} />,
  },
  eventFacts: {
    sheets: [eventFacts],
    show: (id, block, contact) => <EventFacts id={id} block={block} contact={contact} />,
  },
  callout: {
    sheets: [closingPiece, caseCallSheet],
    show: (id, { title, text, art, action }, contact) => (
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
};

type Props<Kind extends AddedBlockName> = {
  id: string;
  block: BlockOf<Kind>;
  /** The way to a form: that of the page, or /contact. */
  contact: string;
};

/** A block that an editor added to a page. */
export function AddedBlock({ id, block, contact }: Props<AddedBlockName>) {
  return (
    <>
      {VIEWS[block.kind].sheets.map((sheet) => (
        <link key={sheet} rel="stylesheet" href={sheet} precedence="block" />
      ))}
      {show(block.kind, { id, block, contact })}
    </>
  );
}

function show<Kind extends AddedBlockName>(kind: Kind, { id, block, contact }: Props<Kind>) {
  return VIEWS[kind].show(id, block, contact);
}
