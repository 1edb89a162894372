import { Spinner } from '@sanity/ui';
import { useEffect, useRef, useState } from 'react';
import { pathToString, useClient, useSchema } from 'sanity';
import { IntentLink } from 'sanity/router';
import { Button } from '../../desk/ui/button.tsx';
import { NothingHere } from '../../desk/ui/states.tsx';
import { clockTime } from '../../desk/ui/written-time.ts';
import { rowOf, TYPES } from '../../model/document-types.ts';
import { frenchNumber } from '../../packages/kit/french/french-number.ts';
import { API_VERSION } from '../content/api-version.ts';
import { titleOf } from '../media/media.ts';
import { MOST_ASKED } from './ask-site.ts';
import {
  FINDING_KINDS,
  type Finding,
  type Review,
  type ReviewedDocument,
  reviewSite,
} from './review-site.ts';
import { counted, KIND_WORDS } from './review-words.ts';

/** The view of documents that need work: the review starts on request. */
export function ReviewView({ review: { state, start, stop } }: { review: RunningReview }) {
  switch (state.is) {
    case 'asked for':
      return <Offered start={start} />;
    case 'reading':
      return <Reading read={state.read} total={state.total} stop={stop} />;
    case 'failed':
      return (
        <div className="review-state" role="alert">
          <p className="review-state-title">La relecture n’est pas allée au bout</p>
          <p>Le service de contenu n’a pas répondu. Vérifiez votre connexion, puis recommencez.</p>
          <Button text="Recommencer" onClick={start} />
        </div>
      );
    case 'done':
      return <Done review={state.review} at={state.at} start={start} />;
  }
}

function Offered({ start }: { start(): void }) {
  return (
    <div className="review-offer">
      <h2>Relire tout ce qui est en ligne</h2>
      <p>La relecture prend quelques secondes et ne change rien. Elle cherche&nbsp;:</p>
      <ul>
        <li>
          <strong>les liens rompus</strong> vers une page du site ou un passage de page, dans les
          textes et les redirections&nbsp;;
        </li>
        <li>
          <strong>les liens redirigés</strong>, à remplacer par l’adresse où ils mènent&nbsp;;
        </li>
        <li>
          <strong>les images sans description</strong>, que des visiteurs n’entendent pas&nbsp;;
        </li>
        <li>
          <strong>les pages sans description pour Google</strong>, ou dont elle est trop courte ou
          trop longue.
        </li>
      </ul>
      <p className="review-quiet">Les liens vers d’autres sites ne sont pas essayés.</p>
      <Button look="primary" text="Relire le site" onClick={start} />
    </div>
  );
}

function Reading({ read, total, stop }: { read: number; total: number; stop(): void }) {
  return (
    <div className="review-state" role="status">
      <Spinner muted />
      <p className="review-state-title">Relecture en cours…</p>
      <progress aria-label="Documents relus" max={Math.max(1, total)} value={read} />
      <p className="review-quiet">
        {total === 0 ? 'Ouverture' : `${counted(read, 'document')} sur ${frenchNumber(total)}`}
      </p>
      <Button text="Arrêter" onClick={stop} />
    </div>
  );
}

function Done({ review, at, start }: { review: Review; at: Date; start(): void }) {
  const { documents, read, unknown } = review;
  const count = documents.reduce((sum, { findings }) => sum + findings.length, 0);
  return (
    <>
      <div className="review-sum">
        <p role="status">
          {count === 0
            ? 'Rien à reprendre'
            : `${counted(count, 'point')} à reprendre dans ${counted(documents.length, 'document')}`}
          <span className="review-quiet">
            {' '}
            · {counted(read, 'document')} {read < 2 ? 'relu' : 'relus'} à {clockTime(at.getTime())}
          </span>
        </p>
        <Button text="Relire" onClick={start} />
      </div>
      {unknown > 0 && (
        <p className="review-note">
          {counted(unknown, 'lien')} non {unknown < 2 ? 'vérifié' : 'vérifiés'}&nbsp;: le site n’a
          pas répondu, ou il y en avait plus de {MOST_ASKED} à lui demander.
        </p>
      )}
      {count === 0 ? (
        <NothingHere title="Rien à reprendre">
          Les liens mènent quelque part, les images sont décrites et chaque page se présente à
          Google. Les liens vers d’autres sites n’ont pas été essayés.
        </NothingHere>
      ) : (
        <FindingsList documents={documents} />
      )}
    </>
  );
}

type ReviewState =
  | { is: 'asked for' }
  | { is: 'reading'; read: number; total: number }
  | { is: 'done'; review: Review; at: Date }
  | { is: 'failed' };

type RunningReview = { state: ReviewState; start(): void; stop(): void };

/** Runs a review on request, and ends it when the screen is left. */
export function useReview(): RunningReview {
  const client = useClient({ apiVersion: API_VERSION });
  const schema = useSchema();
  const [state, setState] = useState<ReviewState>({ is: 'asked for' });
  const under = useRef<AbortController>(undefined);
  useEffect(() => () => under.current?.abort(), []);

  async function run() {
    under.current?.abort();
    const controller = new AbortController();
    under.current = controller;
    const { signal } = controller;
    setState({ is: 'reading', read: 0, total: 0 });
    try {
      const review = await reviewSite({
        client,
        typeOf: (name) => schema.get(name),
        titleOf,
        types: Object.keys(TYPES),
        origin: window.location.origin,
        signal,
        onProgress: (read, total) => {
          if (!signal.aborted) setState({ is: 'reading', read, total });
        },
      });
      if (!signal.aborted) setState({ is: 'done', review, at: new Date() });
    } catch {
      if (!signal.aborted) setState({ is: 'failed' });
    }
  }

  return {
    state,
    start: () => void run(),
    stop() {
      under.current?.abort();
      setState({ is: 'asked for' });
    },
  };
}

/** The number of documents shown at first, and added by each click on "more". */
const PAGE = 50;

/** The list of findings, by document: each opens its field. */
function FindingsList({ documents }: { documents: readonly ReviewedDocument[] }) {
  const [kind, setKind] = useState<Finding['kind']>();
  const [limit, setLimit] = useState(PAGE);
  const all = documents.flatMap(({ findings }) => findings);
  const narrowed = documents.flatMap((document) => {
    const findings = document.findings.filter((one) => kind === undefined || one.kind === kind);
    return findings.length > 0 ? [{ ...document, findings }] : [];
  });
  const choose = (next: Finding['kind'] | undefined) => {
    setKind(next);
    setLimit(PAGE);
  };
  return (
    <>
      <fieldset className="review-kinds">
        <legend className="kit-unseen">Montrer</legend>
        <Kind
          isOn={kind === undefined}
          title="Tout"
          count={all.length}
          onClick={() => choose(undefined)}
        />
        {FINDING_KINDS.map((name) => {
          const count = all.filter((one) => one.kind === name).length;
          return (
            count > 0 && (
              <Kind
                key={name}
                kind={name}
                isOn={kind === name}
                title={KIND_WORDS[name]}
                count={count}
                onClick={() => choose(name)}
              />
            )
          );
        })}
      </fieldset>
      <ul className="review-documents">
        {narrowed.slice(0, limit).map((document) => (
          <Reviewed key={document.id} document={document} />
        ))}
      </ul>
      {limit < narrowed.length && (
        <Button text="Afficher la suite" onClick={() => setLimit(limit + PAGE)} />
      )}
    </>
  );
}

type KindProps = {
  kind?: Finding['kind'];
  isOn: boolean;
  title: string;
  count: number;
  onClick(): void;
};

function Kind({ kind, isOn, title, count, onClick }: KindProps) {
  return (
    <button
      type="button"
      className="review-kind"
      data-kind={kind}
      aria-pressed={isOn}
      onClick={onClick}
    >
      {title} <span>{frenchNumber(count)}</span>
    </button>
  );
}

function Reviewed({ document: { id, type, title, findings } }: { document: ReviewedDocument }) {
  const typeTitle = rowOf(type)?.title;
  return (
    <li className="review-document">
      <h2>
        {title}
        {typeTitle !== title && <span className="review-quiet">{typeTitle}</span>}
      </h2>
      <ul>
        {findings.map(({ kind, path, field, what }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two links may stand in one place
          <li key={`${index} ${pathToString(path)}`} data-kind={kind}>
            <IntentLink intent="edit" params={{ id, type, path: pathToString(path) }}>
              {field}
            </IntentLink>
            <p>{what}</p>
          </li>
        ))}
      </ul>
    </li>
  );
}
