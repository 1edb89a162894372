/** The logo: a file, how it looks on the site's light and dark grounds, and what to do about a ground of its own. */
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { ChosenColors } from '../../packages/drawings/brand/chosen-colors.ts';
import { mendedPalette } from '../../packages/drawings/brand/mended-palette.ts';
import { Field } from '../ui/field.tsx';
import { type Bitmap, type Ground, groundOf, withoutGround } from './logo-ground.ts';

/** The longest side of a logo whose ground is taken out, in pixels: more than any screen shows of one. */
const LONGEST_SIDE = 1600;

type LogoFieldProps = {
  /** The address of the logo that the site has already; undefined without one. */
  current: string | undefined;
  chosen: ChosenColors;
  /** Takes the file that will be the logo: the one that was chosen, or the same without its ground. */
  onChange(file: File | undefined): void;
};

export function LogoField({ current, chosen, onChange }: LogoFieldProps) {
  const [file, setFile] = useState<File>();
  const [open, setOpen] = useState<File>();
  const { address, ground, bitmap } = useLogo(file);
  const opened = useObjectAddress(open);

  function take(next: File | undefined) {
    setFile(next);
    setOpen(undefined);
    onChange(next);
  }

  async function takeOut() {
    if (!file || !bitmap || ground?.kind !== 'plain') return;
    const png = await pngOf(withoutGround(bitmap, ground.color), file.name);
    setOpen(png);
    onChange(png);
  }

  const preview = opened ?? address ?? (file ? undefined : current);
  return (
    <div className="kit-stack setup-logo">
      <Field
        label="Logo (facultatif)"
        name="look.logo"
        hint={
          current
            ? 'Un logo est déjà là\u00a0: un autre fichier le remplace.'
            : 'SVG de préférence, ou PNG sur fond transparent. Sans logo, le site dessine le nom.'
        }
      >
        {({ className: _, ...tied }) => (
          <input
            {...tied}
            type="file"
            name="look.logo"
            accept="image/svg+xml,image/png,image/webp,image/jpeg"
            onChange={(event) => take(event.currentTarget.files?.[0])}
          />
        )}
      </Field>
      {preview && (
        <OnBothGrounds
          address={preview}
          chosen={chosen}
          isOpaque={!opened && ground !== undefined && ground.kind !== 'none'}
        />
      )}
      <div role="status">
        {open ? (
          <p>
            Le fond est retiré.{' '}
            <button type="button" className="kit-link" onClick={() => take(file)}>
              Le remettre
            </button>
          </p>
        ) : (
          <GroundNote ground={ground} onTakeOut={takeOut} />
        )}
      </div>
    </div>
  );
}

type OnBothGroundsProps = { address: string; chosen: ChosenColors; isOpaque: boolean };

/**
 * Shows a logo on both grounds. Without a ground of its own it is all white on dark ones, as on the site; the Studio
 * takes another version.
 */
function OnBothGrounds({ address, chosen, isOpaque }: OnBothGroundsProps) {
  const settled = useDeferredValue(chosen);
  const { colors } = useMemo(() => mendedPalette(settled), [settled]);
  return (
    <div className="setup-logo-grounds">
      <span style={{ background: colors.chaux }}>
        <img src={address} alt="Le logo sur le fond clair des pages" />
      </span>
      <span style={{ background: colors.nuit }}>
        <img
          className={isOpaque ? undefined : 'setup-logo-white'}
          src={address}
          alt="Le logo sur le fond sombre du site"
        />
      </span>
    </div>
  );
}

function GroundNote({ ground, onTakeOut }: { ground: Ground | undefined; onTakeOut(): void }) {
  if (!ground || ground.kind === 'none') return null;
  if (ground.kind === 'mixed') {
    return (
      <p>
        Le fond de cette image n’est pas transparent&nbsp;: elle se posera comme un rectangle.
        Préférez un SVG, ou un PNG sur fond transparent.
      </p>
    );
  }
  return (
    <p>
      Le fond de ce logo n’est pas transparent&nbsp;: il se posera comme un rectangle sur les
      couleurs du site.{' '}
      <button type="button" className="kit-link" onClick={onTakeOut}>
        Retirer le fond
      </button>
    </p>
  );
}

type DrawnLogo = { address?: string | undefined; ground?: Ground; bitmap?: Bitmap };

/** Draws the file once, to look at its edge; nothing for a file that is no picture, which the site refuses in words. */
function useLogo(file: File | undefined): DrawnLogo {
  const address = useObjectAddress(file);
  const [drawn, setDrawn] = useState<{ file: File; bitmap: Bitmap }>();
  useEffect(() => {
    if (!file || !address) return;
    let isLeft = false;
    bitmapAt(address).then(
      (bitmap) => !isLeft && bitmap && setDrawn({ file, bitmap }),
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [file, address]);
  const bitmap = drawn && drawn.file === file ? drawn.bitmap : undefined;
  const ground = useMemo(() => bitmap && groundOf(bitmap), [bitmap]);
  return bitmap && ground ? { address, ground, bitmap } : {};
}

/** The address of a file in this page, for as long as it is shown. */
function useObjectAddress(file: File | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file) return setAddress(undefined);
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}

/** @returns rejects for what is no picture */
async function bitmapAt(address: string): Promise<Bitmap | undefined> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const scale = Math.min(1, LONGEST_SIDE / Math.max(image.naturalWidth, image.naturalHeight, 1));
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  const canvas = document.createElement('canvas');
  // An SVG without a size of its own has a natural width of 0.
  canvas.width = side(image.naturalWidth || LONGEST_SIDE / 2);
  canvas.height = side(image.naturalHeight || LONGEST_SIDE / 2);
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return context?.getImageData(0, 0, canvas.width, canvas.height);
}

function pngOf({ width, height, data }: Bitmap, name: string): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.putImageData(new ImageData(data, width, height), 0, 0);
  const named = `${name.replace(/\.\w+$/, '')}.png`;
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(new File([blob], named, { type: blob.type }));
      else reject(new Error('the picture is too large for this browser'));
    }, 'image/png');
  });
}
