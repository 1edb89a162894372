import { Button } from '@sanity/ui';
import {
  type FieldMember,
  type FormPatch,
  type ObjectInputProps,
  type ObjectMember,
  type Path,
  type SchemaType,
  set,
  unset,
} from 'sanity';
import { BLOCKS, blocksOfHome, HOME_FIELDS } from '../../../model/blocks.ts';
import { hasMenus, MAIN_PAGES } from '../../../model/menus.ts';
import { conversionOf } from './convert-text.ts';
import { LinkCard, MenusCard, TypedCard } from './typed-cards.tsx';

/** The group of all fields: `ALL_FIELDS_GROUP` of the studio. */
const ALL_FIELDS = 'all-fields';

/** Whether a field of an object needs a card for a text from before: nearly never, and then its form is the studio's own. */
export function holdsTyped({ members, schemaType, value }: ObjectInputProps): boolean {
  return members.some(
    (member) =>
      (member.kind === 'error' && member.error.type === 'INCOMPATIBLE_TYPE') ||
      isFilm(schemaType, member) ||
      isUnlisted(schemaType, member) ||
      isBeforeMenus(schemaType, member, value),
  );
}

/**
 * Returns the members of an object's form. Where a field of another type still holds a text, a card with the text and a
 * conversion replaces the Studio's warning, which offers to delete it.
 */
export function withTypedCards(props: ObjectInputProps): ObjectMember[] {
  return props.members.flatMap((member) => {
    if (isFilm(props.schemaType, member)) return [filmCard(props, member)];
    if (isUnlisted(props.schemaType, member)) return [sectionsCard(props, member)];
    if (isBeforeMenus(props.schemaType, member, props.value)) return [menusCard(props, member)];
    if (member.kind !== 'error' || member.error.type !== 'INCOMPATIBLE_TYPE') return [member];
    const { value: text, expectedSchemaType: type } = member.error;
    if (typeof text !== 'string') return [member];
    if (!isInSelectedGroup(props, member.fieldName)) return [];
    const content = { type, text, path: [...props.path, member.fieldName] };
    return [card(member.fieldName, cardOf(props, member.fieldName, content))];
  });
}

type CardContent = { type: SchemaType; text: string; path: Path };

function cardOf(props: ObjectInputProps, field: string, content: CardContent) {
  const readOnly = props.readOnly === true;
  const change = (value: unknown) => props.onChange(set(value, [field]));
  const to = referredType(content.type);
  if (to) return <LinkCard {...content} to={to} readOnly={readOnly} onLink={change} />;
  const conversion = conversionOf(content.type.name, content.text);
  return (
    <TypedCard
      {...content}
      note="Ce texte date d’une version précédente. Le site l’affiche tel quel ; converti, il se modifie comme les autres."
    >
      {!readOnly && (
        <>
          {conversion && (
            <Choice
              tone="primary"
              text={conversion.label}
              onClick={() => change(conversion.value)}
            />
          )}
          <Choice text="Effacer et ressaisir" onClick={() => props.onChange(unset([field]))} />
        </>
      )}
    </TypedCard>
  );
}

/** Whether a picture field holds a film: an image field would offer to delete it. */
function isFilm(type: SchemaType, member: ObjectMember): member is FieldMember {
  return (
    type.name === 'galleryItem' &&
    member.kind === 'field' &&
    member.name === 'src' &&
    JSON.stringify(member.field.value ?? '').includes('"_ref":"file-')
  );
}

function filmCard(props: ObjectInputProps, member: FieldMember): ObjectMember {
  const value: unknown = member.field.value;
  const move: FormPatch[] = [
    set({ ...Object(value), _type: 'file' }, ['videoFile']),
    set('video', ['type']),
    unset(['src']),
  ];
  return card(
    'src',
    <TypedCard
      type={member.field.schemaType}
      path={member.field.path}
      text="Un film est à la place de l’image."
      note="Le site le joue. Rangé dans « Fichier vidéo », il laisse sa place à l’image que l’on voit avant la lecture."
    >
      {!props.readOnly && (
        <Choice tone="primary" text="Ranger le film" onClick={() => props.onChange(move)} />
      )}
    </TypedCard>,
  );
}

/**
 * Whether a field is the list of blocks of a home page from before there was one: an empty list would show its blocks no
 * longer.
 */
function isUnlisted(type: SchemaType, member: ObjectMember): member is FieldMember {
  return (
    type.name === 'home' &&
    member.kind === 'field' &&
    member.name === 'sections' &&
    member.field.value === undefined
  );
}

function sectionsCard(props: ObjectInputProps, member: FieldMember): ObjectMember {
  const before: Readonly<Record<string, unknown>> = props.value ?? {};
  const written = Object.values(HOME_FIELDS).filter((field) => before[field] !== undefined);
  // An empty page has no order of blocks yet: it gets the default one.
  const blocks = blocksOfHome(written.length > 0 ? before : undefined);
  const compose: FormPatch[] = [
    set(blocks, ['sections']),
    ...[...written, 'contactTitle', 'formTitle'].map((field) => unset([field])),
  ];
  return card(
    'sections',
    <TypedCard
      type={member.field.schemaType}
      path={member.field.path}
      text={blocks.map(({ _type }) => BLOCKS[_type].title).join(', ')}
      note="Ces parties sont dans un ordre fixe. Composée de sections, la page reste la même, et vous pourrez les déplacer, les masquer, les répéter et en ajouter."
    >
      {!props.readOnly && (
        <Choice tone="primary" text="Composer la page" onClick={() => props.onChange(compose)} />
      )}
    </TypedCard>,
  );
}

/**
 * Whether a field is the list of the header while the menus are the names of seven links: it would begin empty, and the
 * header without them.
 */
function isBeforeMenus(
  type: SchemaType,
  member: ObjectMember,
  value: Readonly<Record<string, unknown>> | undefined,
): member is FieldMember {
  return (
    type.name === 'navigation' &&
    member.kind === 'field' &&
    member.name === 'header' &&
    !hasMenus(value)
  );
}

function menusCard(props: ObjectInputProps, member: FieldMember): ObjectMember {
  return card(
    'header',
    <MenusCard
      type={member.field.schemaType}
      path={member.field.path}
      navigation={props.value ?? {}}
      readOnly={props.readOnly === true}
      onCompose={(menus) =>
        props.onChange([
          ...Object.entries(menus).map(([menu, list]) => set(list, [menu])),
          ...MAIN_PAGES.map((page) => unset([page])),
        ])
      }
    />,
  );
}

function Choice({ text, tone, onClick }: { text: string; tone?: 'primary'; onClick(): void }) {
  return (
    <Button
      fontSize={1}
      padding={3}
      text={text}
      {...(tone && { tone })}
      mode={tone ? 'default' : 'ghost'}
      onClick={onClick}
    />
  );
}

function card(field: string, component: React.JSX.Element): ObjectMember {
  return { kind: 'decoration', key: `typed-${field}`, component };
}

function isInSelectedGroup({ groups, schemaType }: ObjectInputProps, field: string): boolean {
  const selected = groups.find((group) => group.selected)?.name;
  if (selected === undefined || selected === ALL_FIELDS) return true;
  const own = schemaType.fields.find(({ name }) => name === field)?.group;
  return [own].flat().includes(selected);
}

function referredType(type: SchemaType): string | undefined {
  if (type.name !== 'reference' || !('to' in type) || !Array.isArray(type.to)) return undefined;
  return type.to[0]?.name;
}
