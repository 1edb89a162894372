/** The bar above the preview: the tool's own, with the width of a device and the links that are shared. */

import { DesktopIcon } from '@sanity/icons/Desktop';
import { MobileDeviceIcon } from '@sanity/icons/MobileDevice';
import { ShareIcon } from '@sanity/icons/Share';
import { TabletDeviceIcon } from '@sanity/icons/TabletDevice';
import { Button, Flex } from '@sanity/ui';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { PreviewHeaderProps } from 'sanity/presentation';
import { ShareDialog } from './share-dialog.tsx';
import './preview-header.css';

export function PreviewHeader({ renderDefault, ...props }: PreviewHeaderProps) {
  const { iframeRef, onRefresh } = props;
  const refresh = useCallback(
    // The tool itself would load the public address, which no frame may show.
    () => onRefresh(() => iframeRef.current?.contentWindow?.location.reload()),
    [iframeRef, onRefresh],
  );
  return (
    <Flex align="center" className="preview-bar" gap={2}>
      {/* The tool's own share links are documents of the dataset, which ours are not. */}
      {renderDefault({
        ...props,
        canSharePreviewAccess: false,
        onRefresh: refresh,
        renderDefault,
      })}
      <DeviceChoice frame={iframeRef} />
      <ShareLink perspective={props.perspective} page={props.previewUrl ?? '/'} />
    </Flex>
  );
}

/** The widths the page is laid out in. A desktop takes all the room there is, and is drawn smaller where that is less. */
const DEVICES = [
  { name: 'Téléphone', icon: MobileDeviceIcon, width: 390, fills: false },
  { name: 'Tablette', icon: TabletDeviceIcon, width: 820, fills: false },
  { name: 'Ordinateur', icon: DesktopIcon, width: 1280, fills: true },
] as const; // px

const [, , DESKTOP] = DEVICES;

type Device = (typeof DEVICES)[number];

/** Chooses the width of the preview; wider than the room for it, the page is shown smaller, whole. */
function DeviceChoice({ frame }: { frame: RefObject<HTMLIFrameElement | null> }) {
  const [device, setDevice] = useState<Device>(DESKTOP);
  useEffect(() => {
    const page = frame.current;
    const room = page?.parentElement;
    if (!page || !room) return;
    const fit = new ResizeObserver(() => lay(page, room.clientWidth, device));
    fit.observe(room);
    return () => fit.disconnect();
  }, [frame, device]);
  return (
    <Flex flex="none" role="group" aria-label="Largeur de la page">
      {DEVICES.map((one) => (
        <Button
          key={one.name}
          aria-label={one.name}
          aria-pressed={one === device}
          title={`${one.name} (${one.width} px)`}
          icon={one.icon}
          mode="bleed"
          padding={2}
          selected={one === device}
          onClick={() => setDevice(one)}
        />
      ))}
    </Flex>
  );
}

/** Lays the frame out in the width of a device, in the room it has. */
function lay({ style }: HTMLIFrameElement, room: number, { width, fills }: Device): void {
  const laid = fills ? Math.max(width, room) : width;
  const scale = Math.min(1, room / laid);
  // The tool rewrites width, height and transform itself.
  style.minWidth = `${laid}px`;
  style.maxWidth = `${laid}px`;
  style.minHeight = `${100 / scale}%`;
  style.maxHeight = 'none';
  style.scale = String(scale);
}

type ShareLinkProps = {
  /** The perspective as the tool has it: a name, or the layers of a release. */
  perspective: string | readonly string[];
  /** The address of the page shown, with or without the origin. */
  page: string;
};

function ShareLink({ perspective, page }: ShareLinkProps) {
  const [isOpen, setOpen] = useState(false);
  const { pathname } = new URL(page, location.origin);
  return (
    <>
      <Button
        icon={ShareIcon}
        fontSize={1}
        mode="bleed"
        padding={2}
        text="Partager"
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <ShareDialog
          path={decodeURI(pathname)}
          perspective={[perspective].flat().join(',')}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
