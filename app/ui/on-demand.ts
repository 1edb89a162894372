import { type ComponentType, useState } from 'react';

type OnDemand<Props> = {
  /** The component, once it has been loaded. */
  Part: ComponentType<Props> | undefined;
  isOpen: boolean;
  /**
   * Downloads the part and shows it.
   *
   * @throws what the download throws, for the caller to find another way
   */
  show(): Promise<void>;
  hide(): void;
  /** Downloads ahead of the visitor's request: a failure now is tried again by `show`. */
  prepare(): void;
};

/** A part of a page that few visitors ask for, downloaded when they do. */
export function useOnDemand<Props>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const [isOpen, setOpen] = useState(false);
  return {
    Part,
    isOpen,
    async show() {
      const part = await load();
      setPart(() => part);
      setOpen(true);
    },
    hide: () => setOpen(false),
    prepare() {
      load().catch(() => undefined);
    },
  };
}
