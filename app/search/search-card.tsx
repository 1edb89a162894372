import type { SearchResult, Segment } from '../../search/index.ts';
import { coverSequence } from '../../zellige/cover.ts';
import { drawnCover } from '../content/drawn-cover.ts';
import type { Picture } from '../content/image.ts';
import { SearchGlyph } from './search-glyph.tsx';
import { TYPE_NAMES } from './search-types.ts';
import './search-card.css';

/** Number of tags on a result card (shell-2.70 in test/specification.md). */
const TAGS_SHOWN = 2;

type Props = { result: SearchResult; cover: Picture | undefined };

/** One result, to be put into whatever leads to its page. */
export function SearchCard({ result, cover }: Props) {
  const { type, titleSegments, excerpt, category, tags } = result;
  const { one } = TYPE_NAMES[type];
  return (
    <>
      <img
        className="search-card-cover"
        src={cover?.src}
        width={cover?.width}
        height={cover?.height}
        alt=""
        loading="lazy"
      />
      <span className="search-card-words">
        <span className="search-card-kind">
          <SearchGlyph type={type} />
          {one}
          {category && category !== one && <span className="search-card-category">{category}</span>}
        </span>
        <strong>
          <Marked segments={titleSegments} />
        </strong>
        {excerpt.length > 0 && (
          <span className="search-card-excerpt">
            <Marked segments={excerpt} />
          </span>
        )}
        {tags.length > 0 && <span className="search-card-tags">{shownTags(tags)}</span>}
      </span>
    </>
  );
}

/** Where a result will be, while it is awaited. */
export function SearchSkeletons() {
  return (
    <ul className="search-skeletons" aria-hidden="true">
      {['first', 'second', 'third'].map((name) => (
        <li key={name}>
          <span className="search-card-cover" />
          <span className="search-card-words">
            <i />
            <i />
            <i />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Marked({ segments }: { segments: readonly Segment[] }) {
  let start = 0;
  return segments.map(({ text, matched }) => {
    const key = start;
    start += text.length;
    return matched ? <mark key={key}>{text}</mark> : text;
  });
}

/** `E-commerce, Branding +3 autres` */
function shownTags(tags: readonly string[]): string {
  const first = tags.slice(0, TAGS_SHOWN).join(', ');
  const others = tags.length - TAGS_SHOWN;
  return others > 0 ? `${first} +${others} autres` : first;
}

/** A drawing for each result, by the last part of its address; no two alike one after the other. */
export function coversOf(results: readonly SearchResult[]): Picture[] {
  const seeds = results.map(({ url }) => decodeURIComponent(lastPart(url)));
  const choices = coverSequence(seeds.map((seed) => ({ seed })));
  return choices.map((choice, index) => drawnCover(seeds[index] ?? '', '1x1', choice));
}

function lastPart(url: string): string {
  return url.split(/[/#]/).findLast((part) => part !== '') ?? 'accueil';
}
