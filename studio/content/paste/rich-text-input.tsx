import { type Editor, useEditor } from '@portabletext/editor';
import { Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { createContext, type RefObject, useContext, useEffect, useRef, useState } from 'react';
import {
  getVersionFromId,
  type InputProps,
  insert,
  isArrayOfBlocksInputProps,
  isRecord,
  type Path,
  type PortableTextInputProps,
  type PortableTextPluginsProps,
  pathToString,
  type SanityClient,
  set,
  setIfMissing,
  useClient,
  useDocumentOperation,
  useFormValue,
  useGetFormValue,
  useSchema,
} from 'sanity';
import { publishedId } from '../../media/media.ts';
import { API_VERSION } from '../api-version.ts';
import { importWord, WordDrop } from './import-word.tsx';
import { pasteWords } from './paste-report.ts';
import { type Paste, readPaste } from './read-paste.ts';

/** The types of rich texts. Both accept the same pastes: what articles have besides is never pasted. */
const RICH_TEXTS = ['richText', 'articleText'];

/** Whether a field is a text with headings, lists and tables. */
export function isRichText(props: InputProps): props is PortableTextInputProps {
  return isArrayOfBlocksInputProps(props) && RICH_TEXTS.includes(props.schemaType.name);
}

/** The reports of the last paste into each text of a document, kept while its tab is out of sight. */
const REPORTS = new Map<string, readonly string[]>();

/**
 * A rich text that keeps what is pasted from other programs or comes in a Word file where the site has a place for it, and
 * says above the text what it left out, until that is dismissed. What is copied within the Studio, and plain text, are left
 * to the Studio.
 */
export function RichTextInput(props: PortableTextInputProps) {
  const { onChange, path, readOnly, onFullScreenChange } = props;
  const client = useClient({ apiVersion: API_VERSION });
  const { push } = useToast();
  const place = `${publishedId(String(useFormValue(['_id'])))} ${pathToString(path)}`;
  const [report, setReport] = useState(REPORTS.get(place));
  const isFullScreen = useRef(false);
  const valueAt = useGetFormValue();
  const editor = useRef<Editor>(null);
  const [isReading, setReading] = useState(false);
  const title = useTitle(path);

  function show(sentences: readonly string[] | undefined) {
    if (sentences) REPORTS.set(place, sentences);
    else REPORTS.delete(place);
    setReport(sentences);
    // In full screen, the report below the text is out of sight.
    if (sentences && isFullScreen.current) {
      push({ status: 'info', title: sentences[0], description: sentences.slice(1).join(' ') });
    }
  }

  async function bring(pictures: Paste['pictures'], sentences: readonly string[]) {
    if (pictures.length === 0) return;
    const missing = await uploadAll(client, pictures, async (key, asset) => {
      const isThere = await within(MOST_DELAY, () => holds(valueAt(path), key));
      // If the paste was undone meanwhile, there is no block to put the picture in.
      if (isThere) onChange(set({ _type: 'reference', _ref: asset }, [{ _key: key }, 'asset']));
    });
    if (missing > 0) show([...sentences, missingWords(missing)]);
  }

  async function insertFiles(files: readonly File[]) {
    setReading(true);
    let sentences: string[] = [];
    for (const file of files) {
      const read = await importWord(file, title.read());
      if (typeof read === 'string') {
        sentences = [...sentences, read];
        show(sentences);
        continue;
      }
      // The blocks are inserted in one step, which one undo takes back. If the form's tab was left meanwhile, they are
      // appended.
      const { blocks, pictures } = read;
      if (editor.current) editor.current.send({ type: 'insert.blocks', blocks, placement: 'auto' });
      else onChange([setIfMissing([]), insert(blocks, 'after', [-1])]);
      sentences = [
        ...sentences,
        ...(pasteWords(read.report, 'Importé') ?? []),
        ...(read.title ? [`Titre repris du fichier\u00a0: «\u00a0${read.title}\u00a0».`] : []),
      ];
      show(sentences);
      // The inserted text creates a new document, with its initial values: the title waits for that.
      if (read.title && (await within(MOST_DELAY, () => holds(valueAt(path), blocks[0]?._key)))) {
        title.write(read.title);
      }
      await bring(pictures, sentences);
    }
    setReading(false);
  }

  const onPaste: PortableTextInputProps['onPaste'] = ({ event: { clipboardData } }) => {
    const html = readOnly ? '' : htmlOf(clipboardData);
    const paste = html ? readPaste(html) : undefined;
    if (!paste) return undefined;
    const sentences = pasteWords(paste.report);
    if (paste.blocks.length === 0) {
      const isOther = clipboardData.files.length > 0 || clipboardData.getData('text/plain').trim();
      if (!isOther && sentences) show(sentences);
      return undefined;
    }
    if (sentences) show(sentences);
    void bring(paste.pictures, sentences ?? []);
    return { insert: paste.blocks };
  };

  return (
    <WordDrop isReading={isReading} isOff={readOnly ?? false} onFiles={insertFiles}>
      {/* The region is always rendered: a screen reader does not announce one that appears with its text. */}
      <div role="status">
        {report && (
          <Card padding={3} radius={2} border tone="caution" data-testid="paste-report">
            <Flex gap={3} align="flex-start">
              <Stack gap={3} flex={1}>
                {report.map((sentence) => (
                  <Text key={sentence} size={1}>
                    {sentence}
                  </Text>
                ))}
              </Stack>
              <Button
                fontSize={1}
                padding={2}
                mode="bleed"
                text="Masquer"
                onClick={() => show(undefined)}
              />
            </Flex>
          </Card>
        )}
      </div>
      <EditorSlot value={editor}>
        {props.renderDefault({
          ...props,
          onPaste,
          onFullScreenChange: (isFull) => {
            isFullScreen.current = isFull;
            onFullScreenChange?.(isFull);
          },
        })}
      </EditorSlot>
    </WordDrop>
  );
}

/** Programs whose HTML is nothing but the colours of a text. */
const AS_TEXT = 'vscode-editor-data';

const WITHIN_THE_STUDIO = 'application/x-portable-text';

function htmlOf(clipboard: DataTransfer): string {
  const isOther = [WITHIN_THE_STUDIO, AS_TEXT].some((type) => clipboard.types.includes(type));
  return isOther ? '' : clipboard.getData('text/html');
}

/**
 * Sends pictures to the media library, one after the other.
 *
 * @param arrived told the block and the asset of each
 * @returns how many were refused
 */
async function uploadAll(
  client: SanityClient,
  pictures: Paste['pictures'],
  arrived: (key: string, asset: string) => Promise<void>,
): Promise<number> {
  let missing = 0;
  for (const { key, data } of pictures) {
    try {
      const asset = await client.assets.upload('image', pictureOf(data), { tag: 'media.upload' });
      await arrived(key, asset._id);
    } catch (error) {
      console.error(error);
      missing += 1;
    }
  }
  return missing;
}

/** The longest wait for the editor to hand its blocks to the form, in which a small picture arrives. */
const MOST_DELAY = 5_000; // ms

const BETWEEN_LOOKS = 100; // ms

/** Returns whether something becomes true in time. */
async function within(time: number, isTrue: () => boolean): Promise<boolean> {
  for (const end = Date.now() + time; Date.now() < end; ) {
    if (isTrue()) return true;
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS));
  }
  return false;
}

/** The title of a document, for the text that is the document's own. */
function useTitle(path: Path) {
  const valueAt = useGetFormValue();
  const id = String(useFormValue(['_id']));
  const typeName = String(useFormValue(['_type']));
  const type = useSchema().get(typeName);
  const { patch } = useDocumentOperation(publishedId(id), typeName, getVersionFromId(id));
  const fields = path.length === 1 && type?.jsonType === 'object' ? type.fields : [];
  const hasTitle = fields.some((field) => field.name === TITLE && field.type.jsonType === 'string');
  return {
    /** The title of the document; undefined where it has no place for one. */
    read: () => (hasTitle ? String(valueAt([TITLE]) ?? '') : undefined),
    write: (title: string) => patch.execute([{ set: { [TITLE]: title } }]),
  };
}

const TITLE = 'title';

function holds(blocks: unknown, key: string | undefined): boolean {
  return (
    Array.isArray(blocks) && blocks.some((block: unknown) => isRecord(block) && block._key === key)
  );
}

/** Makes a file of a picture in a `data:` address, from which the policy of the page lets nothing be fetched. */
function pictureOf(data: string | Blob): Blob {
  if (data instanceof Blob) return data;
  const [head = '', body = ''] = data.split(',', 2);
  const bytes = Uint8Array.from(atob(body), (sign) => sign.charCodeAt(0));
  return new Blob([bytes], { type: /^data:([^;]+)/.exec(head)?.[1] ?? 'image/png' });
}

function missingWords(count: number): string {
  return count < 2
    ? 'Une image n’est pas arrivée\u00a0: déposez-la à sa place.'
    : `${count}\u00a0images ne sont pas arrivées\u00a0: déposez-les à leur place.`;
}

/** The place where the input around a text finds the editor of the text, which the Studio hands to its plugins alone. */
const EditorSlot = createContext<RefObject<Editor | null> | undefined>(undefined);

/** Puts the editor of a text where the input around it looks. Texts within that text find the place taken. */
export function EditorPlugin(props: PortableTextPluginsProps) {
  const editor = useEditor();
  const slot = useContext(EditorSlot);
  useEffect(() => {
    if (!slot || slot.current) return;
    slot.current = editor;
    return () => {
      slot.current = null;
    };
  }, [editor, slot]);
  return props.renderDefault(props);
}
