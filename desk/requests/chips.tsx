/** The states of a box, one press each. */
import type { Counts } from '../../inbox/contract/api.ts';
import { COMMENT_WORDS, codesOf, STAGE_WORDS, STATUSES } from '../../inbox/contract/states.ts';
import { useDesk } from './desk.ts';
import { DeskLink } from './desk-link.tsx';
import { narrowed, viewOf } from './place.ts';
import { VIEW_WORDS, type View } from './words.ts';

export function Chips({ counts }: { counts: Counts | undefined }) {
  const { place } = useDesk();
  const { filters } = place;
  switch (place.tab) {
    case 'contact':
    case 'applications': {
      const waiting = counts?.[place.tab];
      const figures: Partial<Record<View, number | undefined>> = {
        owed: waiting?.owed,
        due: waiting?.due,
        unread: waiting?.unread,
        new: waiting?.new,
      };
      const chosen = viewOf(place);
      return (
        <nav className="kit-chips" aria-label="Filtrer par état">
          {viewsOf(place.tab)
            .filter((view) => view !== 'due' || chosen === view || figures.due)
            .map((view) => (
              <Chip
                key={view}
                label={VIEW_WORDS[view].label}
                count={figures[view] ?? 0}
                chosen={view === chosen && !filters.stage}
                conditions={{ view, stage: undefined }}
              />
            ))}
          {place.tab === 'applications' &&
            !place.board &&
            codesOf(STAGE_WORDS).map((stage) => (
              <Chip
                key={stage}
                label={STAGE_WORDS[stage].label}
                chosen={filters.stage === stage}
                conditions={{ view: undefined, stage }}
              />
            ))}
        </nav>
      );
    }
    case 'comments':
      return (
        <nav className="kit-chips" aria-label="Filtrer par décision">
          <Chip label="Tous" chosen={!filters.comment} conditions={{ comment: undefined }} />
          {codesOf(COMMENT_WORDS).map((comment) => (
            <Chip
              key={comment}
              label={COMMENT_WORDS[comment].label}
              count={comment === 'pending' ? (counts?.comments?.pending ?? 0) : 0}
              chosen={filters.comment === comment}
              conditions={{ comment }}
            />
          ))}
        </nav>
      );
    default:
      return null;
  }
}

/** An application is found by its stage: it has no other state. */
function viewsOf(tab: 'contact' | 'applications'): View[] {
  const views = codesOf(VIEW_WORDS);
  return tab === 'contact'
    ? views
    : views.filter((view) => !STATUSES.some((status) => status === view));
}

type ChipProps = {
  label: string;
  count?: number | undefined;
  chosen: boolean;
  conditions: Parameters<typeof narrowed>[1];
};

function Chip({ label, count = 0, chosen, conditions }: ChipProps) {
  const { place } = useDesk();
  return (
    <DeskLink to={narrowed(place, conditions)} current={chosen ? 'true' : undefined}>
      {label}
      {count > 0 && <b>{count}</b>}
    </DeskLink>
  );
}
