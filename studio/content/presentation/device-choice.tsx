import { DesktopIcon } from '@sanity/icons/Desktop';
import { MobileDeviceIcon } from '@sanity/icons/MobileDevice';
import { TabletDeviceIcon } from '@sanity/icons/TabletDevice';
import { Button, Flex } from '@sanity/ui';
import { type RefObject, useEffect, useState } from 'react';

/** The widths the page is laid out in. A desktop takes all the room there is, and is drawn smaller where that is less. */
const DEVICES = [
  { name: 'Téléphone', icon: MobileDeviceIcon, width: 390, fills: false },
  { name: 'Tablette', icon: TabletDeviceIcon, width: 820, fills: false },
  { name: 'Ordinateur', icon: DesktopIcon, width: 1280, fills: true },
] as const; // px

const [, , DESKTOP] = DEVICES;

type Device = (typeof DEVICES)[number];

/** Chooses the width of the preview; wider than the room for it, the page is shown smaller, whole. */
export function DeviceChoice({ frame }: { frame: RefObject<HTMLIFrameElement | null> }) {
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
  // Width, height and transform are the tool's, which writes them anew.
  style.minWidth = `${laid}px`;
  style.maxWidth = `${laid}px`;
  style.minHeight = `${100 / scale}%`;
  style.maxHeight = 'none';
  style.scale = String(scale);
}
