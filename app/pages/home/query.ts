/** Reads the home page: its opening, and the blocks it is made of. */
import { defineQuery } from 'groq';
import { fieldsIn, fillFields } from '../../../inbox/forms/text-fields.ts';
import { BLOCK_NAMES, HOME_FIELDS, hasHomeField } from '../../../model/blocks.ts';
import { FIRST_HOME } from '../../../model/first-texts.ts';
import { SHOWN_PROJECT } from '../../../model/public-documents.ts';
import { inTown, sectorLine } from '../../../model/town-words.ts';
import type { AnnouncedPrice } from '../../blocks/own-blocks.ts';
import { HOME_BLOCKS, SECTIONS } from '../../blocks/query.ts';
import {
  type Block,
  findShared,
  type PlacedBlock,
  placedIn,
  readBlocks,
  type SharedContent,
} from '../../blocks/read-blocks.ts';
import type { HOME_QUERY_RESULT } from '../../content/content.generated.ts';
import { lines, type Parts, readParts, text } from '../../content/document-parts.ts';
import { reportMissing } from '../../content/missing-documents.ts';
import { readSocialImage } from '../../content/read-social-image.ts';
import { startingPrice, withTaxes } from '../../content/services/service-price.ts';
import { findOpeningWords, type OpeningWords } from '../../content/settings.ts';
import { sharedRead } from '../../content/shared-read.ts';
import type { ContentReader } from '../../context.ts';

const HOME_QUERY = defineQuery(`*[_type == "home" && _id == "home"][0]{
  heroTitle,
  heroText,
  heroPrimaryAction,
  heroSecondaryAction,
  ${SECTIONS},${HOME_BLOCKS},
  contactTitle,
  formTitle,
  seoTitle,
  seoDescription,
  socialImage{asset, crop, hotspot, alt}
}`);

/** Whether /work has anything to show: a door to an empty page is none. */
const HAS_WORK_QUERY = defineQuery(`count(*[_type == "portfolio" && ${SHOWN_PROJECT}][0...1]) > 0`);

/** The home page: its opening, its blocks in order, and its head. */
export type Home = Awaited<ReturnType<typeof readHome>>;

/**
 * What an editor emptied of the opening and the contact is what the site said on its first day; a
 * block with nothing in it is left out.
 *
 * @throws what the content client throws when the service does not answer.
 */
export const findHome = sharedRead(async (content: ContentReader): Promise<Home> => {
  const [document, hasWork, words, shared] = await Promise.all([
    content.client.fetch(HOME_QUERY),
    content.client.fetch(HAS_WORK_QUERY),
    findOpeningWords(content),
    findShared(content),
  ]);
  if (!document) reportMissing(content, 'home');
  return readHome(content, document ?? {}, words, shared, hasWork);
});

/** The texts of the home page while the content service does not answer. */
export function homeWithoutContent(content: ContentReader): Promise<Home> {
  return readHome(content, {}, {}, {});
}

async function readHome(
  content: ContentReader,
  fields: Fields,
  { response, trade, city }: OpeningWords,
  shared: SharedContent,
  hasWork = true,
) {
  const parts = readParts(content, fields, { type: 'home', id: 'home' });
  const isComposed = fields.isComposed === true;
  if (isComposed && !fields.sections) parts.report('not a list', 'sections');
  const placed = isComposed ? placedIn(parts.insideEach('sections')) : placedByField(parts);
  const contact = {
    title: parts.one('contactTitle', text),
    formTitle: parts.one('formTitle', text),
  };
  const blocks = await readBlocks(placed, {
    content,
    shared,
    response,
    ...(!isComposed && { contact }),
  });
  return {
    heroTitle: parts.one('heroTitle', lines) ?? firstTitle({ trade, city }),
    heroText: readHeroText(parts, blocks) ?? OPENING.text,
    heroPrimaryAction: parts.one('heroPrimaryAction', text) ?? FIRST_HOME.heroPrimaryAction,
    heroSecondaryAction:
      hasWork && !content.isOff?.('work')
        ? (parts.one('heroSecondaryAction', text) ?? FIRST_HOME.heroSecondaryAction)
        : undefined,
    blocks,
    seoTitle: parts.one('seoTitle', text) ?? sectorLine({ trade, city }),
    seoDescription: parts.one('seoDescription', text),
    socialImage: readSocialImage(content, parts),
  };
}

type Fields = Partial<NonNullable<HOME_QUERY_RESULT>>;

/** The blocks of a page from before there was a list, in the order it had. */
function placedByField(parts: Parts<Fields>): PlacedBlock[] {
  return BLOCK_NAMES.map((kind) => ({
    kind,
    part: hasHomeField(kind) ? parts.inside(HOME_FIELDS[kind]) : undefined,
  }));
}

/** The opening while the agency has entered neither words of its own nor its trade. */
const OPENING = {
  title: 'Parlons de votre projet',
  text: 'Votre activité, vos clients, vos projets\u00a0: commençons par en parler.',
};

/** The longest line of the opening's title on the narrowest telephone, in characters. */
const TITLE_LINE = 14;

/** The title that the agency's trade and town make, in lines; words for any agency while no trade is entered. */
function firstTitle({ trade, city }: Omit<OpeningWords, 'response'>): string[] {
  const folded: string[] = [];
  for (const word of (trade ?? OPENING.title).split(/\s+/)) {
    const longer = `${folded.at(-1)} ${word}`;
    if (folded.length === 0 || longer.length > TITLE_LINE) folded.push(word);
    else folded[folded.length - 1] = longer;
  }
  return trade && city ? [...folded, inTown(city)] : folded;
}

/** The opening text with the price and the delay of the first announced service in it; undefined when it names what none has. */
function readHeroText(parts: Parts<Fields>, blocks: readonly Block[]): string | undefined {
  const written = parts.one('heroText', text);
  if (!written) return undefined;
  const [first] = blocks.flatMap((block) => (block.kind === 'introduction' ? block.prices : []));
  const values = { prix: first && priceOf(first), livraison: first?.timeline };
  const filled = fillFields(written, values);
  const [missing] = fieldsIn(filled, ['prix', 'livraison']).filter(({ name }) => name);
  if (missing) parts.report(`no announced service has what stands for ${missing.written}`);
  return missing ? undefined : filled;
}

/** Returns `30 000 DH TTC`, to follow « dès ». */
function priceOf({ price }: AnnouncedPrice): string {
  const { amount, taxes } = withTaxes(startingPrice(price)?.text ?? price);
  return [amount, taxes].filter(Boolean).join('\u00a0');
}
