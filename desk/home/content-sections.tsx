import { type MouseEvent, useState } from 'react';
import { TYPES } from '../../model/document-types.ts';
import { PARTS } from '../../staff/desk-addresses.ts';
import { Time } from '../ui/marks.tsx';
import {
  type ContentWork,
  type PlannedRelease,
  ROWS,
  useAuthors,
  type WorkItem,
} from './content-work.ts';
import { nextSteps, type StepsTaken } from './first-steps.ts';
import { Row, Section } from './section.tsx';

/** The drafts edited lately, and what waits for its day: articles, projects, letters to be sent, releases. */
export function ContentSections({ work, dataset }: { work: ContentWork; dataset: string }) {
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
                <Time at={item._updatedAt} />
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
              marks={
                at ? (
                  <span>
                    {verb} <Time at={at} />
                  </span>
                ) : (
                  <span className="kit-mark" data-tone="late">
                    N’a pas pu être publié
                  </span>
                )
              }
            />
          ))}
      </Section>
    </>
  );
}

/** Lists planned publications, next first, after overdue ones. */
function plannedRows({ planned, releases }: ContentWork) {
  const documents = planned.items.map((item) => ({
    key: item._id,
    says: describe(item),
    at: item.publishDate ?? '',
    verb: item._type === 'newsletterIssue' ? 'part' : 'paraît',
  }));
  const listed = releases.items.map((release) => ({
    key: release.name,
    says: describeRelease(release),
    at: release.publishAt ?? '',
    verb: 'paraît',
  }));
  return [...listed, ...documents].sort((a, b) => timeOf(a) - timeOf(b));
}

function timeOf({ at }: { at: string }): number {
  return at ? Date.parse(at) : Number.NEGATIVE_INFINITY;
}

/** The planned change of one document leads to the document, in that version; others lead to their release. */
function describeRelease({ name, title, isOfOne, documents, first }: PlannedRelease) {
  if (isOfOne && first) {
    const { href, ...texts } = describe({
      ...first,
      _id: first._id.replace(/^versions\.[^.]+\./, ''),
    });
    return { ...texts, href: href.replace(/\/$/, `;scheduledDraft=${name}/`) };
  }
  return {
    href: `${PARTS.content.address}/releases/${name}`,
    title: title || 'Publication groupée sans titre',
    about: `Publication groupée · ${documents} document${documents > 1 ? 's' : ''}`,
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

/** The next texts for an agency without content. Shows nothing once each step is done or dismissed. */
export function FirstStepsSection({ taken }: { taken: StepsTaken }) {
  const [aside, setAside] = useState(stepsAside);
  const steps = nextSteps(taken).filter(({ name }) => !aside.includes(name));
  if (steps.length === 0) return null;
  const putAside = (name: string, { currentTarget }: MouseEvent) => {
    leaveRow(currentTarget);
    const next = [...aside, name];
    localStorage.setItem(KEPT_AS, next.join(' '));
    setAside(next);
  };
  return (
    <Section title="Vos premiers pas" count={steps.length} calm="">
      {steps.map(({ name, title, about, aside: words, href }) => (
        <Row
          key={name}
          href={href}
          title={title}
          about={about}
          beside={
            words && (
              <button
                type="button"
                className="kit-link kit-note"
                onClick={(event) => putAside(name, event)}
              >
                {words}
                <span className="kit-unseen">&nbsp;: {title}</span>
              </button>
            )
          }
        />
      ))}
    </Section>
  );
}

/**
 * The key under which this browser stores the dismissed steps, as it does the desk's appearance: whether an agency
 * wants a blog belongs in no document.
 */
const KEPT_AS = 'accueil:premiers-pas-ecartes';

function stepsAside(): string[] {
  return localStorage.getItem(KEPT_AS)?.split(' ') ?? [];
}

/** Moves the focus to a neighbouring row before the row with the pressed button disappears. */
function leaveRow(button: Element): void {
  const row = button.closest('li');
  const other = row?.nextElementSibling ?? row?.previousElementSibling;
  other?.querySelector('a')?.focus();
}
