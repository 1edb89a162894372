import { useState } from 'react';
import { pathToString } from 'sanity';
import { IntentLink } from 'sanity/router';
import { Button } from '../../desk/ui/button.tsx';
import { rowOf } from '../../model/document-types.ts';
import { frenchNumber } from '../../packages/kit/french/french-number.ts';
import { FINDING_KINDS, type Finding, type ReviewedDocument } from './review-site.ts';
import { KIND_WORDS } from './review-words.ts';

/** The number of documents shown first, and how many more each time they are asked for. */
const PAGE = 50;

/** The list of what was found, by document: each finding opens the field it stands in. */
export function FindingsList({ documents }: { documents: readonly ReviewedDocument[] }) {
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
