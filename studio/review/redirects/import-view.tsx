/** Imports a list of redirects: pasted or chosen as a file, checked row by row, then published at once. */
import { ClientError } from '@sanity/client';
import { UploadIcon } from '@sanity/icons/Upload';
import { TextArea } from '@sanity/ui';
import { useId, useRef, useState } from 'react';
import { useClient } from 'sanity';
import { Button } from '../../../desk/ui/button.tsx';
import { API_VERSION } from '../../content/api-version.ts';
import { counted } from '../review-words.ts';
import { importRedirects, planFrom } from './import-redirects.ts';
import type { PlannedRow } from './plan-import.ts';
import { readFile, readRows, UnreadableListError } from './read-rows.ts';
import './import-view.css';

const EXAMPLE =
  'ancienne;nouvelle;type\n/ancien-blog/*;/blog/:splat;301\n/soldes.html;/services;302';

type Step =
  | { is: 'empty' | 'busy' }
  | { is: 'refused'; why: string }
  | { is: 'planned'; rows: PlannedRow[]; failure?: string }
  | { is: 'done'; count: number };

export function ImportView() {
  const client = useClient({ apiVersion: API_VERSION });
  const [text, setText] = useState('');
  const [step, setStep] = useState<Step>({ is: 'empty' });
  const file = useRef<HTMLInputElement>(null);
  const label = useId();
  const changes = step.is === 'planned' ? step.rows.filter(isChange) : [];

  async function plan(list: string, failure?: string) {
    setStep({ is: 'busy' });
    try {
      const rows = await planFrom(readRows(list), client, window.location.origin);
      setStep({ is: 'planned', rows, ...(failure && { failure }) });
    } catch (error) {
      setStep({ is: 'refused', why: reason(error) });
    }
  }

  async function choose(chosen: File | undefined) {
    if (!chosen) return;
    try {
      const list = await readFile(chosen);
      setText(list);
      await plan(list);
    } catch (error) {
      setStep({ is: 'refused', why: reason(error) });
    }
  }

  async function publish() {
    setStep({ is: 'busy' });
    try {
      await importRedirects(changes, client);
      setText('');
      setStep({ is: 'done', count: changes.length });
    } catch (error) {
      // The stored redirects may have changed: the rows are checked again.
      await plan(text, reason(error));
    }
  }

  return (
    <section className="review-import" aria-busy={step.is === 'busy'}>
      <p>
        Deux colonnes, l’ancienne adresse puis la nouvelle&nbsp;; une troisième, facultative, dit
        301 (permanente) ou 302 (provisoire). Points-virgules, virgules ou tabulations&nbsp;;
        5&#8239;000 lignes au plus. Les exports des extensions de WordPress sont lus tels quels.
        Rien n’est publié avant que vous l’ayez relu.
      </p>
      <label htmlFor={label}>Liste des redirections</label>
      <TextArea
        id={label}
        rows={7}
        fontSize={1}
        spellCheck={false}
        placeholder={EXAMPLE}
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setStep({ is: 'empty' });
        }}
      />
      <div className="review-buttons">
        <Button
          icon={UploadIcon}
          text="Choisir un fichier CSV"
          onClick={() => file.current?.click()}
        />
        <Button
          text="Vérifier la liste"
          disabled={text.trim() === '' || step.is === 'busy'}
          onClick={() => plan(text)}
        />
        <input
          ref={file}
          type="file"
          hidden
          accept=".csv,.tsv,.txt,text/csv"
          onChange={({ currentTarget }) => {
            void choose(currentTarget.files?.[0]);
            // The field is emptied, so that the same file can be chosen again once it is corrected.
            currentTarget.value = '';
          }}
        />
      </div>
      <div role="status">
        {step.is === 'busy' && <p className="review-quiet">Un instant…</p>}
        {step.is === 'done' && (
          <p className="review-done">
            {counted(step.count, 'redirection')} en place. Les anciennes adresses mènent déjà aux
            nouvelles.
          </p>
        )}
        {step.is === 'planned' && <p className="review-plan">{summary(step.rows)}</p>}
      </div>
      {step.is === 'refused' && (
        <p className="review-refusal" role="alert">
          {step.why}
        </p>
      )}
      {step.is === 'planned' && step.failure && (
        <p className="review-refusal" role="alert">
          {step.failure}
        </p>
      )}
      {step.is === 'planned' && (
        <>
          {changes.length > 0 && (
            <Button
              look="primary"
              text={`Importer ${counted(changes.length, 'redirection')}`}
              onClick={publish}
            />
          )}
          <ImportRows rows={step.rows} />
        </>
      )}
    </section>
  );
}

function isChange({ outcome }: PlannedRow): boolean {
  return outcome === 'new' || outcome === 'replaces';
}

/** Counts the rows: « 12 nouvelles, 3 remplacées, 1 déjà en place, 2 refusées » */
function summary(rows: readonly PlannedRow[]): string {
  const count = (outcome: PlannedRow['outcome']) =>
    rows.filter((row) => row.outcome === outcome).length;
  const parts = [
    [count('new'), 'nouvelle'],
    [count('replaces'), 'remplacée'],
    [count('refused'), 'refusée'],
  ] as const;
  const same = count('same');
  return [
    ...parts.flatMap(([number, noun]) => (number > 0 ? [counted(number, noun)] : [])),
    ...(same > 0 ? [`${same}\u00A0déjà en place`] : []),
  ].join(', ');
}

/** The sentence that says why a list was not taken, or not published. */
function reason(error: unknown): string {
  if (error instanceof UnreadableListError) return error.message;
  const status = error instanceof ClientError ? error.statusCode : undefined;
  if (status === 401 || status === 403) return 'Votre rôle ne permet pas de publier.';
  if (status === 409) {
    return 'Un collègue a modifié une de ces redirections entre-temps. Rien n’a été publié\u00A0: relisez la liste, puis recommencez.';
  }
  return 'Le serveur n’a pas répondu. Rien n’a été publié\u00A0: vérifiez votre connexion, puis recommencez.';
}

/** The number of rows shown at first, and added by each click on "more": 5,000 at once would freeze the screen. */
const PAGE = 200;

const OUTCOMES: Record<PlannedRow['outcome'], string> = {
  new: 'Nouvelle',
  replaces: 'Remplacée',
  same: 'Déjà en place',
  refused: 'Refusée',
};

/** The table of the rows of a list, those that are refused first: they are what there is to do. */
function ImportRows({ rows }: { rows: readonly PlannedRow[] }) {
  const [limit, setLimit] = useState(PAGE);
  const ordered = [
    ...rows.filter(({ outcome }) => outcome === 'refused'),
    ...rows.filter(({ outcome }) => outcome !== 'refused'),
  ];
  return (
    <>
      <table className="review-rows">
        <thead>
          <tr>
            <th scope="col">Ligne</th>
            <th scope="col">Ancienne adresse</th>
            <th scope="col">Nouvelle adresse</th>
            <th scope="col">Ce qui se passera</th>
          </tr>
        </thead>
        <tbody>
          {ordered.slice(0, limit).map(({ line, from, to, isTemporary, outcome, note }) => (
            <tr key={line} data-outcome={outcome}>
              <td>{line}</td>
              <td>{from}</td>
              <td>{to}</td>
              <td>
                <strong>
                  {OUTCOMES[outcome]}
                  {isTemporary && outcome !== 'refused' && ', provisoire'}
                </strong>
                {note && <span>{note}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {limit < ordered.length && (
        <Button text="Afficher la suite" onClick={() => setLimit(limit + PAGE)} />
      )}
    </>
  );
}
