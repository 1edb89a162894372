import type { SanityDocument } from '@sanity/client';
import { pathToString, useSchema } from 'sanity';
import { IntentLink } from 'sanity/router';
import { publishedId, titleOf } from './media.ts';
import { documents } from './media-words.ts';
import { fieldTitles, type Use, usesIn } from './uses.ts';

type MediaUsesProps = {
  /** The documents that refer to the asset, as they are stored; undefined while they are read. */
  users: readonly SanityDocument[] | undefined;
  id: string;
  failed: boolean;
};

/** The list of the documents that use a picture or a file: each once, with the fields, which open in its form. */
export function MediaUses({ users, id, failed }: MediaUsesProps) {
  const groups = users && grouped(users);
  return (
    <section className="media-uses">
      <h3>Où il sert{groups && groups.length > 0 ? `\u00A0: ${documents(groups.length)}` : ''}</h3>
      {!groups && !failed && <p>Lecture…</p>}
      {!groups && failed && <p role="alert">Les usages n’ont pas pu être lus.</p>}
      {groups?.length === 0 && <p>Nulle part. Il peut être supprimé.</p>}
      {groups && groups.length > 0 && (
        <ul>
          {groups.map((versions) => (
            <DocumentUses key={publishedId(versions[0]._id)} versions={versions} id={id} />
          ))}
        </ul>
      )}
    </section>
  );
}

type Versions = readonly [SanityDocument, ...SanityDocument[]];

function DocumentUses({ versions, id }: { versions: Versions; id: string }) {
  const schema = useSchema();
  const [firstVersion] = versions;
  const type = schema.get(firstVersion._type);
  const uses = versions.flatMap((version) => usesIn(version, id).map((use) => ({ use, version })));
  const places = new Map<string, { use: Use; version: SanityDocument }>();
  for (const place of uses) {
    const label = fieldTitles(type, place.version, place.use.path);
    if (!places.has(label)) places.set(label, place);
  }
  return (
    <li>
      <p className="media-use-document">
        <strong>{titleOf(firstVersion)}</strong>
        <span>
          {[type?.title, ...versions.map(stateOf)].filter((word) => word !== undefined).join(', ')}
        </span>
      </p>
      <ul className="media-use-places">
        {[...places].map(([label, { use, version }]) => (
          <li key={label}>
            <IntentLink
              intent="edit"
              params={{
                id: publishedId(version._id),
                type: version._type,
                path: pathToString(use.path),
              }}
            >
              {label}
            </IntentLink>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Groups a draft with its published document, which comes first. */
function grouped(users: readonly SanityDocument[]): Versions[] {
  const groups = new Map<string, Versions>();
  for (const document of users) {
    const key = publishedId(document._id);
    const [first, ...others] = groups.get(key) ?? [];
    if (!first) groups.set(key, [document]);
    else if (document._id === key) groups.set(key, [document, first, ...others]);
    else groups.set(key, [first, ...others, document]);
  }
  return [...groups.values()];
}

function stateOf({ _id }: SanityDocument): string {
  if (_id.startsWith('drafts.')) return 'brouillon';
  return _id.startsWith('versions.') ? 'à paraître dans une publication groupée' : 'publié';
}
