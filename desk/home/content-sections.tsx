import { TYPES } from '../../model/document-types.ts';
import { PARTS } from '../../staff/desk-places.ts';
import { atLength, moment } from '../ui/written-time.ts';
import {
  type ContentWork,
  type PlannedRelease,
  ROWS,
  useAuthors,
  type WorkItem,
} from './content-work.ts';
import { Row, Section } from './section.tsx';

type ContentSectionsProps = { work: ContentWork; dataset: string; now: number };

/** The drafts edited lately, and what waits for its day: articles, projects, letters to be sent, releases. */
export function ContentSections({ work, dataset, now }: ContentSectionsProps) {
  const { drafts, planned, releases } = work;
  const authors = useAuthors(dataset, drafts.items);
  return (
    <>
      <Section title="Brouillons" count={drafts.count} calm="Aucun brouillon en cours.">
        {drafts.items.map((item) => (
          <Row
            key={item._id}
            {...describe(item)}
            marks={
              <>
                <time dateTime={item._updatedAt} title={atLength(item._updatedAt)}>
                  {moment(item._updatedAt, now)}
                </time>
                {authors?.get(item._id) && <span>par {authors.get(item._id)}</span>}
              </>
            }
          />
        ))}
      </Section>
      <Section title="Planifié" count={planned.count + releases.count} calm="Rien n’est planifié.">
        {plannedRows(work)
          .slice(0, ROWS)
          .map(({ key, says, at, verb }) => (
            <Row
              key={key}
              {...says}
              marks={at ? <When {...{ at, verb, now }} /> : <Unpublished />}
            />
          ))}
      </Section>
    </>
  );
}

/** What is planned, next first; before it what was to be published and is not. */
function plannedRows({ planned, releases }: ContentWork) {
  const documents = planned.items.map((item) => ({
    key: item._id,
    says: describe(item),
    at: item.publishDate ?? '',
    verb: item._type === 'newsletterIssue' ? 'part' : 'paraît',
  }));
  const together = releases.items.map((release) => ({
    key: release.name,
    says: describeRelease(release),
    at: release.publishAt ?? '',
    verb: 'paraît',
  }));
  return [...together, ...documents].sort((a, b) => timeOf(a) - timeOf(b));
}

function timeOf({ at }: { at: string }): number {
  return at ? Date.parse(at) : Number.NEGATIVE_INFINITY;
}

function When({ at, verb, now }: { at: string; verb: string; now: number }) {
  return (
    <time dateTime={at} title={atLength(at)}>
      {verb} {moment(at, now)}
    </time>
  );
}

function Unpublished() {
  return (
    <span className="kit-mark" data-tone="late">
      N’a pas pu être publié
    </span>
  );
}

/** The planned change of one document leads to the document, in that version; others lead to their release. */
function describeRelease({ name, title, isOfOne, documents, first }: PlannedRelease) {
  if (isOfOne && first) {
    const { href, ...said } = describe({
      ...first,
      _id: first._id.replace(/^versions\.[^.]+\./, ''),
    });
    return { ...said, href: href.replace(/\/$/, `;scheduledDraft=${name}/`) };
  }
  return {
    href: `${PARTS.content.address}/releases/${name}`,
    title: title || 'Lot sans titre',
    about: `Lot de ${documents} document${documents > 1 ? 's' : ''}`,
  };
}

function describe({ _id, _type, title }: Pick<WorkItem, '_id' | '_type' | 'title'>) {
  const id = _id.replace(/^drafts\./, '');
  const type = TYPES[_type].title;
  return {
    href: `${PARTS.content.address}/intent/edit/id=${encodeURIComponent(id)};type=${_type}/`,
    title: title || type,
    about: title ? type : undefined,
  };
}
