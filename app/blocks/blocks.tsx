import { Fragment, lazy, type ReactNode } from 'react';
import { href } from 'react-router';
import type { AddedBlockName, BlockName } from '../../model/blocks.ts';
import type { Settings } from '../content/settings.ts';
import { Team } from '../content/team.tsx';
import type { FormOutcome } from '../forms/form-outcome.ts';
import { AgencyStory } from './agency-story.tsx';
import { formAnchor, withIds } from './block-ids.ts';
import { ClientLogos } from './client-logos.tsx';
import { Contact } from './contact.tsx';
import { Features } from './features.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { Introduction } from './introduction.tsx';
import { Offers } from './offers.tsx';
import { Projects } from './projects.tsx';
import { Questions } from './questions.tsx';
import type { Block, BlockOf } from './read-blocks.ts';
import { Testimonials } from './testimonials.tsx';

type Page = {
  settings: Settings;
  /**
   * The address that the page's form is posted to without script, the outcome, and whether a message has just been
   * stored.
   */
  form: { action: string; answered: FormOutcome | undefined; sent: boolean };
};

type Props = Page & { blocks: readonly Block[] };

/** The blocks of a page, in their order. */
export function Blocks({ blocks, ...page }: Props) {
  const placed = withIds(blocks);
  const methods = placed.flatMap(({ id, block }) =>
    block.kind === 'howItWorks' ? [{ id, steps: block.steps }] : [],
  );
  const around = {
    ...page,
    method: methods[0],
    contact: formAnchor(blocks) ?? href('/contact'),
  };
  return placed.map(({ id, block }) => (
    <Fragment key={id}>
      {isFirst(block) ? (
        view(block.kind, block, id, around)
      ) : (
        <AddedBlock id={id} block={block} around={around} />
      )}
    </Fragment>
  ));
}

type Around = Page & {
  /** The first method of the page. */
  method: { id: string; steps: BlockOf<'howItWorks'>['steps'] } | undefined;
  /** The way to a form: that of the page, or /contact. */
  contact: string;
};

/** The view of an added block, which few pages have: one without, such as the first home page, downloads nothing for it. */
const AddedBlock = lazy(async () => ({ default: (await import('./added-blocks.tsx')).AddedBlock }));

/** A block of the first home page. */
type FirstBlockName = Exclude<BlockName, AddedBlockName>;

type View<Kind extends FirstBlockName> = (
  block: BlockOf<Kind>,
  id: string,
  around: Around,
) => ReactNode;

function view<Kind extends FirstBlockName>(kind: Kind, ...rest: Parameters<View<Kind>>): ReactNode {
  return VIEWS[kind](...rest);
}

/** Whether a block has a view in the main script; the others load theirs. */
function isFirst(block: Block): block is BlockOf<FirstBlockName> {
  return Object.hasOwn(VIEWS, block.kind);
}

const VIEWS: { readonly [Kind in FirstBlockName]: View<Kind> } = {
  introduction: (block, id, { method }) => <Introduction id={id} block={block} method={method} />,
  chosenProjects: (block, id) => <Projects id={id} block={block} />,
  clientLogos: (block, id, { settings }) => (
    <ClientLogos id={id} block={block} claims={settings.claims} />
  ),
  features: (block, id, { settings }) => (
    <Features id={id} block={block} claims={settings.claims} />
  ),
  offers: (block, id) => <Offers id={id} block={block} />,
  agencyStory: (block, id) => <AgencyStory id={id} block={block} />,
  howItWorks: (block, id) => <HowItWorks id={id} block={block} />,
  clientVoices: (block, id, { settings }) => (
    <Testimonials id={id} block={block} response={settings.claims.response} />
  ),
  teamPortraits: (block, id) => <Team id={id} team={block} />,
  questionList: (block, id, { contact }) => <Questions id={id} block={block} contact={contact} />,
  contactForm: ({ title, formTitle, budgets }, id, { settings, form }) => (
    <Contact
      id={id}
      title={title}
      formTitle={formTitle}
      budgets={budgets}
      settings={settings}
      {...form}
    />
  ),
};
