import { createImageUrlBuilder } from '@sanity/image-url';
import { useEffect, useState } from 'react';
import { useClient, useFormValue, useWorkspace } from 'sanity';
import { coverOfStored, isDrawnType } from '../../model/motifs.ts';
import { lengthNote, SEO_DESCRIPTION, SEO_TITLE } from '../../model/schema/seo-lengths.ts';
import { DESK_ENDPOINTS } from '../../staff/desk-addresses.ts';
import { API_VERSION } from '../content/api-version.ts';
import { isRecord } from '../media/uses.ts';
import { breadcrumb, namedTitle, type PageHead, pageHead } from './page-head.ts';
import { useSettings } from './use-settings.ts';
import './seo-preview.css';

export type SeoPreviewPart = 'result' | 'title' | 'description' | 'card';

/** A part of the SEO preview, beside the fields of a page; nothing for a page that no search engine lists. */
export function SeoPreview({ part }: { part: SeoPreviewPart }) {
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

/** Names what the drawn cover of a document shows; undefined for one with a picture of its own. */
function drawnIn(document: Record<string, unknown>): string | undefined {
  const { _type: type, coverImage } = document;
  if (!isDrawnType(type) || (isRecord(coverImage) && coverImage.asset)) return undefined;
  const cover = coverOfStored(type, document);
  return cover && `${cover.motif}-${cover.palette}`;
}

type LengthProps = {
  text: string | undefined;
  /** Whether the text is written in the field, and not what the page says otherwise. */
  isOwn: boolean;
  bounds: typeof SEO_TITLE;
};

function Length({ text, isOwn, bounds }: LengthProps) {
  if (text === undefined) {
    return (
      <p className="seo-preview-length">
        Rien n’est écrit&nbsp;: Google choisira une phrase de la page.
      </p>
    );
  }
  const { fits, sentence } = lengthNote(text, bounds);
  return (
    <p className="seo-preview-length" data-fits={fits}>
      {isOwn ? sentence : `Repris de la page. ${sentence}`}
    </p>
  );
}

function isWritten(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}

/** The page as a search result, in Google's size and widths, which also cut a text that is too long. */
function SearchResult({ head, agencyName }: { head: PageHead; agencyName: string }) {
  return (
    <figure className="seo-preview" aria-label="Aperçu dans Google">
      <figcaption>Dans Google</figcaption>
      <div className="seo-preview-result">
        <div className="seo-preview-site">
          <img src="/favicon.svg" alt="" width="26" height="26" />
          <span>
            <span>{agencyName}</span>
            <cite>{breadcrumb(location.host, head.path)}</cite>
          </span>
        </div>
        <p className="seo-preview-title">{namedTitle(head.title, agencyName)}</p>
        <p className="seo-preview-description">
          {head.description ?? 'Google choisira ici une phrase de la page.'}
        </p>
      </div>
    </figure>
  );
}

/** The pause in typing after which the card is drawn again. */
const PAUSE = 350; // ms

type SharedCardProps = {
  head: PageHead;
  agencyName: string;
  /** The editor's own picture, as its field has it. */
  picture: unknown;
  /** The motif and palette of the cover that is drawn for the document, `oil-menthe`. */
  cover: string | undefined;
};

/** A link to the page as networks and messengers show it: the editor's picture, or the card the site draws. */
function SharedCard({ head, agencyName, picture, cover }: SharedCardProps) {
  const client = useClient({ apiVersion: API_VERSION });
  const chosen = chosenPicture(picture, client.config());
  const drawn = useLater(cardOf(head, agencyName, cover));
  const src = chosen ?? drawn;
  const [failed, setFailed] = useState<string>();
  return (
    <figure className="seo-preview" aria-label="Aperçu d’un lien partagé">
      <figcaption>Sur les réseaux et dans les messageries</figcaption>
      <div className="seo-preview-link">
        {failed === src ? (
          <p className="seo-preview-missing">
            La carte ne peut pas être dessinée ici pour l’instant.
          </p>
        ) : (
          <img
            src={src}
            alt={chosen ? 'Votre image de partage' : `Carte dessinée\u00a0: ${head.title}`}
            width="1200"
            height="630"
            onError={() => setFailed(src)}
          />
        )}
        <div className="seo-preview-words">
          <span>{location.host}</span>
          <strong>{head.title}</strong>
          {head.description && <span>{head.description}</span>}
        </div>
      </div>
    </figure>
  );
}

function cardOf({ path, title }: PageHead, agency: string, cover: string | undefined): string {
  const says = { path, title: title.slice(0, 1_000), agency, ...(cover && { cover }) };
  return `${DESK_ENDPOINTS.card}?${new URLSearchParams(says)}`;
}

/** Returns a value once it has stayed the same for a moment; the first one at once. */
function useLater(value: string): string {
  const [later, setLater] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return later;
}

type Source = { projectId?: string; dataset?: string; apiHost?: string };

/** The address of the picture in a field, cut as the site cuts it for networks; undefined where there is none. */
function chosenPicture(
  field: unknown,
  { projectId = '', dataset = '', apiHost }: Source,
): string | undefined {
  if (!isRecord(field) || !isRecord(field.asset)) return undefined;
  const { _ref: asset } = field.asset;
  if (typeof asset !== 'string' || asset.endsWith('-svg')) return undefined;
  // For the library, no base URL means the hosted network; our own pictures are at the address of this page.
  const isOurs = apiHost === location.origin;
  const builder = createImageUrlBuilder({ projectId, dataset, ...(isOurs && { baseUrl: '/' }) });
  const crop = shares(field.crop, ['top', 'bottom', 'left', 'right']);
  const hotspot = shares(field.hotspot, ['x', 'y', 'width', 'height']);
  return builder
    .image({ asset: { _ref: asset }, crop, hotspot })
    .size(1200, 630)
    .fit('crop')
    .frame(1)
    .url();
}

/** Reads these numbers of an object; undefined while one is missing. */
function shares<const Name extends string>(
  value: unknown,
  names: readonly Name[],
): Record<Name, number> | undefined {
  if (!isRecord(value)) return undefined;
  const numbers: Partial<Record<Name, number>> = {};
  for (const name of names) {
    const share = value[name];
    if (typeof share !== 'number') return undefined;
    numbers[name] = share;
  }
  return isWhole(numbers, names) ? numbers : undefined;
}

function isWhole<Name extends string>(
  numbers: Partial<Record<Name, number>>,
  names: readonly Name[],
): numbers is Record<Name, number> {
  return names.every((name) => name in numbers);
}
