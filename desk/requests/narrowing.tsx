/** Whose requests, in which order, and whether only late ones. */
import type { Colleagues } from '../../inbox/contract/api.ts';
import { useDesk } from './desk.ts';
import { type Filters, narrowed } from './place.ts';

type NarrowingProps = { filters: Partial<Filters>; colleagues: Colleagues['items'] };

export function Narrowing({ filters, colleagues }: NarrowingProps) {
  const { me, place, go } = useDesk();
  const others = colleagues.filter(({ id }) => id !== me.id);
  return (
    <div className="requests-narrowing">
      <select
        className="kit-input"
        data-look="bare"
        aria-label="Responsable"
        value={filters.assignee ?? ''}
        onChange={(event) => go(narrowed(place, { assignee: event.target.value || undefined }))}
      >
        <option value="">Toute l’équipe</option>
        <option value="me">À moi</option>
        <option value="none">À personne</option>
        {others.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <select
        className="kit-input"
        data-look="bare"
        aria-label="Ordre"
        value={filters.order ?? 'newest'}
        onChange={({ target }) =>
          go(narrowed(place, { order: target.value === 'oldest' ? 'oldest' : undefined }))
        }
      >
        <option value="newest">Récentes</option>
        <option value="oldest">Anciennes</option>
      </select>
      <label className="kit-check">
        <input
          type="checkbox"
          checked={filters.overdue === 'true'}
          onChange={({ target }) =>
            go(narrowed(place, { overdue: target.checked ? 'true' : undefined }))
          }
        />
        En retard
      </label>
    </div>
  );
}
