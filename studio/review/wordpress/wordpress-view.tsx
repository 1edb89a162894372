/** A WordPress site brought in: its export is chosen, looked through, then imported by the server, and reported on. */
import { UploadIcon } from '@sanity/icons/Upload';
import { Spinner } from '@sanity/ui';
import { useRef, useState } from 'react';
import { Button, saveFile } from '../../../desk/ui/button.tsx';
import {
  countedLines,
  LARGEST_EXPORT,
  NOTE_WORDS,
  STEP_WORDS,
  type WordpressNote,
  type WordpressReport,
  type WordpressState,
} from '../../../model/contracts/wordpress-import.ts';
import { frenchNumber } from '../../../packages/kit/french/french-number.ts';
import { counted } from '../review-words.ts';
import { useWordpress, type WordpressImport } from './wordpress-api.ts';
import './wordpress-view.css';

/** The number of notes of each kind shown at first, and added by each click on "more". */
const PAGE = 100;

export function WordpressView() {
  const wordpress = useWordpress();
  const { state, problem } = wordpress;
  const isBusy =
    state !== undefined && ['receiving', 'looking through', 'importing'].includes(state.is);
  return (
    <section className="review-wordpress" aria-busy={isBusy}>
      {problem && (
        <p className="review-refusal" role="alert">
          {problem}
        </p>
      )}
      {state && <Standing state={state} wordpress={wordpress} />}
    </section>
  );
}

function Standing({ state, wordpress }: { state: WordpressState; wordpress: WordpressImport }) {
  switch (state.is) {
    case 'nothing':
      return <Offered send={wordpress.send} />;
    case 'receiving':
      return <Working title="Envoi du fichier…" />;
    case 'looking through':
      return <Working title="Lecture de l’export…" detail={state} />;
    case 'importing':
      return (
        <Working title="Import en cours…" detail={state}>
          L’import se fait sur le serveur. Vous pouvez fermer cette page et revenir.
        </Working>
      );
    case 'looked through':
      return (
        <>
          <Report title="Ce que l’import apporterait" report={state.report} />
          <div className="review-buttons">
            <Button look="primary" text="Importer" onClick={wordpress.begin} />
            <Choose text="Choisir un autre fichier" send={wordpress.send} />
          </div>
        </>
      );
    case 'done':
      return (
        <>
          <p className="review-done" role="status">
            L’import est fini. Les anciennes adresses mènent déjà aux nouvelles.
          </p>
          <Report title="Ce qui est en place" report={state.report} />
          <div className="review-buttons">
            <Button text="Importer un autre fichier" onClick={wordpress.startOver} />
          </div>
        </>
      );
    case 'failed':
      return (
        <>
          <p className="review-refusal" role="alert">
            {state.message}
          </p>
          <div className="review-buttons">
            {state.canGoOn && <Button look="primary" text="Reprendre" onClick={wordpress.begin} />}
            <Choose text="Choisir un autre fichier" send={wordpress.send} />
          </div>
        </>
      );
  }
}

function Offered({ send }: { send(file: File): Promise<void> }) {
  return (
    <div className="review-offer">
      <h2>Importer un site WordPress</h2>
      <ul>
        <li>
          <strong>Articles, brouillons, rubriques, signatures</strong>&nbsp;: avec leurs dates,
          leurs images et leurs légendes.
        </li>
        <li>
          <strong>Images</strong>&nbsp;: copiées depuis l’ancien site, qui doit encore être en
          ligne.
        </li>
        <li>
          <strong>Anciennes adresses</strong>&nbsp;: chacune mène à la nouvelle.
        </li>
      </ul>
      <p>
        Dans WordPress, ouvrez <em>Outils</em>, <em>Exporter</em>, choisissez{' '}
        <em>Tout le contenu</em> et téléchargez le fichier. Rien n’est importé avant que vous ayez
        lu ce qui viendrait, et ce que vous modifiez ensuite n’est jamais remplacé.
      </p>
      <p className="review-quiet">
        Fichier .xml, {LARGEST_EXPORT / 1024 / 1024}&nbsp;Mo au plus. Les commentaires ne sont pas
        repris. Sans ancien site en ligne, la commande «&nbsp;npm run import:wordpress&nbsp;» lit
        les images dans un dossier.
      </p>
      <Choose text="Choisir l’export de WordPress" send={send} />
    </div>
  );
}

function Choose({ text, send }: { text: string; send(file: File): Promise<void> }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon={UploadIcon} text={text} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        accept=".xml,text/xml,application/xml"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) void send(file);
          // The field is emptied, so that the same file can be chosen again once it is corrected.
          currentTarget.value = '';
        }}
      />
    </>
  );
}

function Working({
  title,
  detail,
  children,
}: {
  title: string;
  detail?: Extract<WordpressState, { step: string }>;
  children?: string;
}) {
  return (
    <div className="review-state" role="status">
      <Spinner muted />
      <p className="review-state-title">{title}</p>
      {detail && detail.total > 0 && (
        <>
          <progress aria-label={STEP_WORDS[detail.step]} max={detail.total} value={detail.done} />
          <p className="review-quiet">
            {STEP_WORDS[detail.step]}&nbsp;: {frenchNumber(detail.done)} sur{' '}
            {frenchNumber(detail.total)}
          </p>
        </>
      )}
      {children && <p className="review-quiet">{children}</p>}
    </div>
  );
}

function Report({ title, report }: { title: string; report: WordpressReport }) {
  const { site, name, counts, notes, moreNotes } = report;
  const kinds = Object.entries(NOTE_WORDS).map(([kind, words]) => ({
    ...words,
    kind,
    notes: notes.filter((note) => note.kind === kind),
  }));
  return (
    <div className="review-report">
      <h2>{title}</h2>
      <p className="review-quiet">
        {name}, {site}
      </p>
      <ul className="review-counts">
        {countedLines(counts).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {notes.length > 0 && <h3>À regarder</h3>}
      {kinds.map((kind) => kind.notes.length > 0 && <Notes key={kind.kind} {...kind} />)}
      {moreNotes > 0 && (
        <p className="review-quiet">Et {counted(moreNotes, 'autre point')} non listés.</p>
      )}
      {notes.length > 0 && (
        <Button
          text="Enregistrer ce rapport"
          onClick={() => {
            const content = new Blob([JSON.stringify(report, undefined, 2)]);
            saveFile({ name: 'import-wordpress.json', content });
          }}
        />
      )}
    </div>
  );
}

function Notes({
  title,
  advice,
  notes,
}: {
  title: string;
  advice: string;
  notes: readonly WordpressNote[];
}) {
  const [limit, setLimit] = useState(PAGE);
  return (
    <details>
      <summary>
        {title} <span className="review-quiet">{notes.length}</span>
      </summary>
      <p className="review-quiet">{advice}</p>
      <dl>
        {notes.slice(0, limit).map(({ where, what }) => (
          <div key={JSON.stringify([where, what])}>
            <dt>{where}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      {limit < notes.length && (
        <Button text="Afficher la suite" onClick={() => setLimit(limit + PAGE)} />
      )}
    </details>
  );
}
