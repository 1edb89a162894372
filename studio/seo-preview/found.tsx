import { useFormValue, useWorkspace } from 'sanity';
import { coverOfStored, isDrawnType } from '../../model/motifs.ts';
import { lengthNote, SEO_DESCRIPTION, SEO_TITLE } from '../../model/schema/seo-lengths.ts';
import { isRecord } from '../media/uses.ts';
import { pageHead } from './page-head.ts';
import { SearchResult } from './search-result.tsx';
import { SharedCard } from './shared-card.tsx';
import { useSettings } from './use-settings.ts';
import './found.css';

export type FoundPart = 'result' | 'title' | 'description' | 'card';

/** A part of what is shown of a page beside its fields; nothing of a page that no search engine lists. */
export function Found({ part }: { part: FoundPart }) {
  const document = useFormValue([]);
  const agencyName = useWorkspace().title;
  const settings = useSettings();
  const head = isRecord(document) ? pageHead(document, settings) : undefined;
  if (!isRecord(document) || !head) return null;
  const { seoTitle, seoDescription, socialImage } = document;
  switch (part) {
    case 'result':
      return <SearchResult head={head} agencyName={agencyName} />;
    case 'title':
      return <Length text={head.title} isOwn={isWritten(seoTitle)} bounds={SEO_TITLE} />;
    case 'description':
      return (
        <Length
          text={head.description}
          isOwn={isWritten(seoDescription)}
          bounds={SEO_DESCRIPTION}
        />
      );
    case 'card':
      return (
        <SharedCard
          head={head}
          agencyName={agencyName}
          picture={socialImage}
          cover={drawnIn(document)}
        />
      );
  }
}

/** What the drawn cover of a document shows; undefined for one with a picture of its own. */
function drawnIn(document: Record<string, unknown>): string | undefined {
  const { _type: type, coverImage } = document;
  if (!isDrawnType(type) || (isRecord(coverImage) && coverImage.asset)) return undefined;
  const cover = coverOfStored(type, document);
  return cover && `${cover.motif}-${cover.palette}`;
}

type LengthProps = {
  text: string | undefined;
  /** Whether it is written in the field, and not what the page says otherwise. */
  isOwn: boolean;
  bounds: typeof SEO_TITLE;
};

function Length({ text, isOwn, bounds }: LengthProps) {
  if (text === undefined) {
    return (
      <p className="found-length">Rien n’est écrit&nbsp;: Google choisira une phrase de la page.</p>
    );
  }
  const { fits, sentence } = lengthNote(text, bounds);
  return (
    <p className="found-length" data-fits={fits}>
      {isOwn ? sentence : `Repris de la page. ${sentence}`}
    </p>
  );
}

function isWritten(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}
