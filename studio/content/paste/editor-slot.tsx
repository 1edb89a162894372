import { type Editor, useEditor } from '@portabletext/editor';
import { createContext, type RefObject, useContext, useEffect } from 'react';
import type { PortableTextPluginsProps } from 'sanity';

/** Where the input around a text finds the editor of the text: the Studio hands that to its plugins alone. */
export const EditorSlot = createContext<RefObject<Editor | null> | undefined>(undefined);

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
