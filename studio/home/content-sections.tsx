import { PARTS } from '../../staff/desk-places.ts';
import { atLength, moment } from '../requests/written-time.ts';
import { TYPE_TITLES } from '../schema/type-titles.ts';
import { type ContentWork, useAuthors, type WorkItem } from './content-work.ts';
import { Row, Section } from './section.tsx';

type ContentSectionsProps = { work: ContentWork; dataset: string; now: number };

/** The drafts edited lately, and what waits for its day: articles, projects, letters to be sent. */
export function ContentSections({ work: { drafts, planned }, dataset, now }: ContentSectionsProps) {
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
      <Section title="Planifié" count={planned.count} calm="Rien n’est planifié.">
        {planned.items.map((item) => (
          <Row
            key={item._id}
            {...describe(item)}
            marks={
              item.publishDate && (
                <time dateTime={item.publishDate} title={atLength(item.publishDate)}>
                  {item._type === 'newsletterIssue' ? 'part' : 'paraît'}{' '}
                  {moment(item.publishDate, now)}
                </time>
              )
            }
          />
        ))}
      </Section>
    </>
  );
}

function describe({ _id, _type, title }: WorkItem) {
  const id = _id.replace(/^drafts\./, '');
  const type = TYPE_TITLES[_type];
  return {
    href: `${PARTS.content.address}/intent/edit/id=${encodeURIComponent(id)};type=${_type}/`,
    title: title || type,
    about: title ? type : undefined,
  };
}
