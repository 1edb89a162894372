import { TextArea, TextInput } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { type ReactNode, useId, useState } from 'react';
import { useClient } from 'sanity';
import { Button } from '../../desk/ui/button.tsx';
import { ALT_MAX_LENGTH } from '../../model/schema/described-image.ts';
import { API_VERSION } from '../content/api-version.ts';
import { FocalPoint } from './focal-point.tsx';
import { isImage, type Media } from './media.ts';
import { failure } from './media-words.ts';

type MediaDescriptionProps = { media: Media; onSaved(): void };

/** The form of a picture's or file's own data: its name, its description, its point of interest. */
export function MediaDescription({ media, onSaved }: MediaDescriptionProps) {
  const client = useClient({ apiVersion: API_VERSION });
  const { push } = useToast();
  const form = useId();
  const [title, setTitle] = useState(media.title ?? '');
  const [altText, setAltText] = useState(media.altText ?? '');
  const [description, setDescription] = useState(media.description ?? '');
  const [hotspot, setHotspot] = useState(media.hotspot);
  const [isBusy, setIsBusy] = useState(false);
  const isChanged =
    title !== (media.title ?? '') ||
    altText !== (media.altText ?? '') ||
    description !== (media.description ?? '') ||
    hotspot?.x !== media.hotspot?.x ||
    hotspot?.y !== media.hotspot?.y;

  async function save() {
    setIsBusy(true);
    const words = Object.entries({ title, altText, description });
    const texts = words.filter(([, text]) => text.trim() !== '');
    const empty = words.filter(([, text]) => text.trim() === '').map(([name]) => name);
    try {
      await client
        .patch(media._id)
        .set({
          ...Object.fromEntries(texts.map(([name, text]) => [name, text.trim()])),
          ...(hotspot && { hotspot }),
        })
        .unset([...empty, ...(hotspot ? [] : ['hotspot'])])
        .commit({ tag: 'media.describe' });
      push({ status: 'success', title: 'C’est enregistré.' });
      onSaved();
    } catch (error) {
      push({ status: 'error', title: failure(error) });
    }
    setIsBusy(false);
  }

  return (
    <form
      id={form}
      className="media-description"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {isImage(media) && <FocalPoint media={media} value={hotspot} onChange={setHotspot} />}
      <Labelled label="Nom" hint={`Fichier d’origine\u00A0: ${media.originalFilename ?? '—'}`}>
        {(ids) => (
          <TextInput
            {...ids}
            fontSize={1}
            value={title}
            onChange={({ currentTarget }) => setTitle(currentTarget.value)}
          />
        )}
      </Labelled>
      {isImage(media) && (
        <Labelled
          label="Description de l’image"
          hint="Ce que l’on voit, en une phrase. Elle est proposée là où l’image sert ; ce qui y est déjà écrit reste."
        >
          {(ids) => (
            <TextArea
              {...ids}
              fontSize={1}
              rows={3}
              maxLength={ALT_MAX_LENGTH}
              value={altText}
              onChange={({ currentTarget }) => setAltText(currentTarget.value)}
            />
          )}
        </Labelled>
      )}
      <Labelled
        label="Note"
        hint={'Pour l’équipe\u00A0: auteur, droits, source. Aucune page ne la montre.'}
      >
        {(ids) => (
          <TextArea
            {...ids}
            fontSize={1}
            rows={2}
            value={description}
            onChange={({ currentTarget }) => setDescription(currentTarget.value)}
          />
        )}
      </Labelled>
      {isChanged && <Button look="primary" text="Enregistrer" form={form} disabled={isBusy} />}
    </form>
  );
}

type LabelledProps = {
  label: string;
  hint: string;
  children(ids: { id: string; 'aria-describedby': string }): ReactNode;
};

function Labelled({ label, hint, children }: LabelledProps) {
  const id = useId();
  return (
    <div className="media-field">
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-describedby': `${id}-hint` })}
      <p id={`${id}-hint`}>{hint}</p>
    </div>
  );
}
