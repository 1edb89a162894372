import { Button, Spinner } from '@sanity/ui';
import { useState } from 'react';
import { useClient } from 'sanity';
import { useLive } from '../../desk/ui/live-answer.ts';
import { API_VERSION } from '../content/api-version.ts';
import { ArrivingList, useArrivingFiles } from './arriving-files.tsx';
import { FileChooser, FileDrop } from './file-drop.tsx';
import { type Media, type MediaKind, type MediaQuestion, readMedia } from './media.ts';
import { MediaFilters, type MediaLayout } from './media-filters.tsx';
import { MediaItems } from './media-items.tsx';
import { failure, mediaCount } from './media-words.ts';
import './media-browser.css';
import './media-fields.css';

/** The number of media shown at first, and added by each click on "more". */
const PAGE = 60;

type MediaBrowserProps = {
  /** The kind of media that a field takes; undefined shows both. */
  kind?: MediaKind | undefined;
  /** The files that the field takes, as an input's `accept`. */
  accept?: string | undefined;
  openId?: string | undefined;
  /** A number that changes when the media may have changed: one was saved, replaced or deleted. */
  version?: number;
  onOpen(media: Media): void;
};

/** The list of pictures and files with their names, sizes and uses; searched, narrowed, ordered, and added to. */
export function MediaBrowser({ kind, accept, openId, version = 0, onOpen }: MediaBrowserProps) {
  const client = useClient({ apiVersion: API_VERSION });
  const [layout, setLayout] = useState<MediaLayout>('grid');
  const [question, setQuestion] = useState<MediaQuestion>({
    search: '',
    mediaType: 'all',
    use: 'any',
    order: 'recent',
    kind,
    accept: accept === 'image/*' ? undefined : accept,
    count: PAGE,
  });
  const key = JSON.stringify([question, version]);
  const { data, error, reload } = useLive(key, () => readMedia(client, question));
  const [latest, setLatest] = useState(data);
  // The previous results stay until the next have loaded: a list that empties at each letter cannot be read.
  if (data && data !== latest) setLatest(data);
  const arriving = useArrivingFiles(client, reload);
  const narrow = (change: Partial<MediaQuestion>) =>
    setQuestion((before) => ({ ...before, ...change, count: change.count ?? PAGE }));

  return (
    <FileDrop
      className="media-browser"
      invitation={kind === 'image' ? 'Lâchez pour importer ces images' : 'Lâchez pour importer'}
      onFiles={arriving.send}
    >
      <header className="media-head">
        <MediaFilters
          question={question}
          layout={layout}
          hasKinds={kind === undefined}
          onChange={narrow}
          onLayout={setLayout}
        />
        <FileChooser text="Importer" accept={accept} mode="default" onFiles={arriving.send} />
      </header>
      <ArrivingList files={arriving.files} isBusy={arriving.isBusy} onClear={arriving.clear} />
      <p className="media-count" role="status">
        {latest ? mediaCount(latest.total) : ''}
      </p>
      {error && (
        <div className="media-state" role="alert">
          <p>{failure(error)}</p>
          <Button mode="ghost" fontSize={1} text="Réessayer" onClick={reload} />
        </div>
      )}
      {!latest && !error && (
        <div className="media-state">
          <Spinner muted />
          <p>Lecture des médias…</p>
        </div>
      )}
      {latest && latest.items.length > 0 && (
        <MediaItems items={latest.items} layout={layout} openId={openId} onOpen={onOpen} />
      )}
      {latest && latest.items.length === 0 && <NothingFound question={question} onClear={narrow} />}
      {latest && latest.items.length < latest.total && (
        <div className="media-more">
          <Button
            mode="ghost"
            fontSize={1}
            text="Afficher la suite"
            onClick={() => narrow({ count: latest.items.length + PAGE })}
          />
        </div>
      )}
    </FileDrop>
  );
}

type NothingFoundProps = {
  question: MediaQuestion;
  onClear(change: Partial<MediaQuestion>): void;
};

function NothingFound({ question, onClear }: NothingFoundProps) {
  const isNarrowed =
    question.search.trim() !== '' || question.mediaType !== 'all' || question.use !== 'any';
  if (!isNarrowed) {
    return (
      <div className="media-state">
        <p className="media-state-title">Aucun média pour l’instant</p>
        <p>Déposez ici des images ou des fichiers, plusieurs à la fois si vous voulez.</p>
      </div>
    );
  }
  const title =
    question.use === 'unused' && question.search.trim() === ''
      ? 'Tout est utilisé'
      : question.search.trim() === ''
        ? 'Rien ne correspond'
        : `Rien ne correspond à «\u00A0${question.search.trim()}\u00A0»`;
  return (
    <div className="media-state">
      <p className="media-state-title">{title}</p>
      <p>La recherche lit les noms et les descriptions, sans tenir compte des accents.</p>
      <Button
        mode="ghost"
        fontSize={1}
        text="Tout afficher"
        onClick={() => onClear({ search: '', mediaType: 'all', use: 'any' })}
      />
    </div>
  );
}
