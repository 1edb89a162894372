/** The states of a box, one press each. */
import type { Counts } from '../../inbox/api/contract.ts';
import { useDesk } from './desk.ts';
import { DeskLink } from './desk-link.tsx';
import { narrowed } from './place.ts';
import { COMMENT_WORDS, codesOf, STAGE_WORDS, STATUS_WORDS } from './words.ts';

export function Chips({ counts }: { counts: Counts | undefined }) {
  const { place } = useDesk();
  const { filters } = place;
  switch (place.tab) {
    case 'contact':
    case 'applications': {
      const fresh = counts?.[place.tab]?.new ?? 0;
      return (
        <nav className="requests-chips" aria-label="Filtrer par état">
          <Chip label="Toutes" chosen={!filters.status && !filters.stage} conditions={NO_STATE} />
          {codesOf(STATUS_WORDS).map((status) => (
            <Chip
              key={status}
              label={STATUS_PLURALS[status]}
              count={status === 'new' ? fresh : 0}
              chosen={filters.status === status}
              conditions={{ ...NO_STATE, status }}
            />
          ))}
          {place.tab === 'applications' &&
            !place.board &&
            codesOf(STAGE_WORDS)
              .slice(1)
              .map((stage) => (
                <Chip
                  key={stage}
                  label={STAGE_WORDS[stage].label}
                  chosen={filters.stage === stage}
                  conditions={{ ...NO_STATE, stage }}
                />
              ))}
        </nav>
      );
    }
    case 'comments':
      return (
        <nav className="requests-chips" aria-label="Filtrer par décision">
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

const NO_STATE = { status: undefined, stage: undefined };

/** As adjectives of "demandes". */
const STATUS_PLURALS = {
  new: 'Nouvelles',
  in_progress: 'En cours',
  answered: 'Répondues',
  closed: 'Closes',
} as const;

type ChipProps = {
  label: string;
  count?: number;
  chosen: boolean;
  conditions: Parameters<typeof narrowed>[1];
};

function Chip({ label, count = 0, chosen, conditions }: ChipProps) {
  const { place } = useDesk();
  return (
    <DeskLink
      to={narrowed(place, conditions)}
      className="requests-chip"
      current={chosen ? 'true' : undefined}
    >
      {label}
      {count > 0 && <span className="requests-chip-count">{count}</span>}
    </DeskLink>
  );
}
