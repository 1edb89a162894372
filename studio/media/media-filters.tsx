import { CloseIcon } from '@sanity/icons/Close';
import { SearchIcon } from '@sanity/icons/Search';
import { ThLargeIcon } from '@sanity/icons/ThLarge';
import { ThListIcon } from '@sanity/icons/ThList';
import { Button, Select, TextInput } from '@sanity/ui';
import { MEDIA_TYPES, type MediaQuestion, type ORDERS, USES } from './media.ts';
import { MEDIA_TYPE_WORDS, ORDER_WORDS, USE_WORDS } from './media-words.ts';

export type MediaLayout = 'grid' | 'list';

type MediaFiltersProps = {
  question: MediaQuestion;
  layout: MediaLayout;
  /** Whether all kinds can be shown: a field takes one. */
  hasKinds: boolean;
  onChange(change: Partial<MediaQuestion>): void;
  onLayout(layout: MediaLayout): void;
};

export function MediaFilters({
  question,
  layout,
  hasKinds,
  onChange,
  onLayout,
}: MediaFiltersProps) {
  return (
    <div className="media-filters">
      <div className="media-search">
        <TextInput
          type="search"
          aria-label="Chercher dans les médias"
          placeholder="Chercher un nom, une description"
          icon={SearchIcon}
          fontSize={1}
          value={question.search}
          onChange={({ currentTarget }) => onChange({ search: currentTarget.value })}
          clearButton={
            question.search === ''
              ? false
              : { icon: CloseIcon, 'aria-label': 'Effacer la recherche' }
          }
          onClear={() => onChange({ search: '' })}
        />
      </div>
      {hasKinds && (
        <Choice
          label="Nature"
          value={question.mediaType}
          values={MEDIA_TYPES}
          words={MEDIA_TYPE_WORDS}
          onChange={(mediaType) => onChange({ mediaType })}
        />
      )}
      <Choice
        label="Usage"
        value={question.use}
        values={USES}
        words={USE_WORDS}
        onChange={(use) => onChange({ use })}
      />
      <Choice
        label="Ordre"
        value={question.order}
        values={ORDER_NAMES}
        words={ORDER_WORDS}
        onChange={(order) => onChange({ order })}
      />
      <fieldset className="media-layouts" aria-label="Présentation">
        <Button
          icon={ThLargeIcon}
          mode="bleed"
          padding={2}
          aria-label="En grille"
          aria-pressed={layout === 'grid'}
          selected={layout === 'grid'}
          onClick={() => onLayout('grid')}
        />
        <Button
          icon={ThListIcon}
          mode="bleed"
          padding={2}
          aria-label="En liste"
          aria-pressed={layout === 'list'}
          selected={layout === 'list'}
          onClick={() => onLayout('list')}
        />
      </fieldset>
    </div>
  );
}

const ORDER_NAMES = ['recent', 'name', 'size'] as const satisfies readonly (keyof typeof ORDERS)[];

type ChoiceProps<Value extends string> = {
  label: string;
  value: Value;
  values: readonly Value[];
  words: Record<Value, string>;
  onChange(value: Value): void;
};

function Choice<Value extends string>({
  label,
  value,
  values,
  words,
  onChange,
}: ChoiceProps<Value>) {
  return (
    <div className="media-choice">
      <Select
        aria-label={label}
        fontSize={1}
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = values.find((one) => one === currentTarget.value);
          if (chosen) onChange(chosen);
        }}
      >
        {values.map((one) => (
          <option key={one} value={one}>
            {words[one]}
          </option>
        ))}
      </Select>
    </div>
  );
}
