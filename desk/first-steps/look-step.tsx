import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { DRAWINGS, HEX_COLOR, TYPEFACES } from '../../packages/drawings/brand/brand.ts';
import {
  CHOSEN_NAMES,
  type ChosenColors,
  type ChosenName,
  COLOR_TITLES,
  chosenColor,
} from '../../packages/drawings/brand/chosen-colors.ts';
import { mendedPalette } from '../../packages/drawings/brand/mended-palette.ts';
import { Radios, useFault } from '../ui/field.tsx';
import { LogoField } from './logo-field.tsx';
import { applySetup, keepLogo, readLogoAddress } from './setup-api.ts';
import { StepForm, type StepProps, typed } from './step-form.tsx';

export function LookStep({ state, dataset, onSaved }: StepProps & { dataset: string }) {
  const { look, agency } = state.answers;
  const [chosen, setChosen] = useState<ChosenColors>(look.colors ?? {});
  const [logo, setLogo] = useState<File>();
  const current = useKeptLogo(look.logo, dataset);
  const valid = useMemo(() => whole(chosen), [chosen]);
  return (
    <StepForm
      onSaved={onSaved}
      send={async (values) => {
        const storedLogo = logo && (await keepLogo(logo, dataset));
        return applySetup({
          look: {
            colors: filled(chosen),
            typefaces: typed(values, 'look.typefaces'),
            drawings: typed(values, 'look.drawings'),
            ...(storedLogo && { logo: storedLogo }),
          },
        });
      }}
    >
      <div className="kit-stack setup-look">
        <fieldset className="kit-field">
          <legend>Couleurs</legend>
          {CHOSEN_NAMES.map((name) => (
            <ColorField
              key={name}
              name={name}
              color={chosen[name] ?? chosenColor(chosen, name)}
              onChange={(color) => setChosen((before) => ({ ...before, [name]: color }))}
            />
          ))}
        </fieldset>
        <PalettePreview chosen={valid} name={agency.name} />
      </div>
      <Radios
        legend="Caractères"
        name="look.typefaces"
        options={TYPEFACES}
        start={look.typefaces}
      />
      <Radios legend="Dessins" name="look.drawings" options={DRAWINGS} start={look.drawings} />
      <LogoField current={current} chosen={valid} onChange={setLogo} />
    </StepForm>
  );
}

type ColorFieldProps = { name: ChosenName; color: string; onChange(color: string): void };

/** A colour, chosen by eye or typed as a style guide has it: each of the two fields follows the other. */
function ColorField({ name, color, onChange }: ColorFieldProps) {
  const path = `look.colors.${name}`;
  const error = useFault(path);
  const id = useId();
  const lastColor = useRef(color);
  // The colour picker keeps the last whole colour while another is being typed.
  if (HEX_COLOR.test(color)) lastColor.current = color;
  return (
    <div className="setup-color">
      <input
        id={id}
        type="color"
        value={lastColor.current.toLowerCase()}
        onChange={(event) => onChange(event.currentTarget.value.toUpperCase())}
      />
      <label htmlFor={id}>{COLOR_TITLES[name]}</label>
      <input
        type="text"
        name={path}
        className="kit-input"
        aria-label={`${COLOR_TITLES[name]}, en hexadécimal`}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
        value={color}
        maxLength={7}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => onChange(asHex(event.currentTarget.value))}
      />
      {error && (
        <p id={`${id}-error`} className="kit-error">
          {error}
        </p>
      )}
    </div>
  );
}

/** Returns the typed or pasted colour, with the `#` that style guides leave out. */
function asHex(typed: string): string {
  const text = typed.trim().toUpperCase();
  return /^[\dA-F]{6}$/.test(text) ? `#${text}` : text;
}

/** A colour that is half typed changes nothing yet. */
function whole(chosen: ChosenColors): ChosenColors {
  return Object.fromEntries(
    Object.entries(chosen).filter(([, color]) => color !== undefined && HEX_COLOR.test(color)),
  );
}

/** The address of the logo that the site has already; undefined until that is known, and without one. */
function useKeptLogo(assetId: string | undefined, dataset: string): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!assetId) return;
    const asking = new AbortController();
    readLogoAddress(assetId, dataset, asking.signal).then(setAddress, () => undefined);
    return () => asking.abort();
  }, [assetId, dataset]);
  return address;
}

function filled(chosen: ChosenColors): Record<string, string> {
  return Object.fromEntries(
    CHOSEN_NAMES.flatMap((name) => {
      const color = chosen[name];
      return color === undefined ? [] : [[name, color]];
    }),
  );
}

/** Shows a page in the chosen colours, as the site adjusts them, and explains each adjustment. */
function PalettePreview({ chosen, name }: { chosen: ChosenColors; name: string }) {
  // Dragging in the colour picker changes the colour at each step: the preview may follow a moment later.
  const settled = useDeferredValue(chosen);
  const { colors, mendings } = useMemo(() => mendedPalette(settled), [settled]);
  return (
    <div className="kit-stack">
      <div
        className="kit-stack setup-preview"
        role="img"
        aria-label="Aperçu des couleurs sur une page"
        style={{ background: colors.chaux, color: colors.encre }}
      >
        <p className="setup-preview-name">{name || 'Votre agence'}</p>
        <p className="setup-preview-title">Parlons de votre projet</p>
        <p style={{ color: colors.encre2 }}>Ce que vous voulez dire, montrer et vendre.</p>
        <p className="kit-line">
          <span
            className="setup-preview-button"
            style={{ background: colors.majorelle, color: colors.blanc }}
          >
            Nous écrire
          </span>
          <span className="setup-preview-tile" style={{ background: colors.safran }} />
          <span className="setup-preview-tile" style={{ background: colors.terre }} />
          <span className="setup-preview-tile" style={{ background: colors.menthe }} />
        </p>
        <p className="setup-preview-night" style={{ background: colors.nuit, color: colors.chaux }}>
          La nuit du pied de page, <span style={{ color: colors.safran }}>et sa lumière</span>
        </p>
      </div>
      <div role="status" className="setup-mendings">
        {mendings.length === 0 ? (
          <p className="kit-note">Tout se lit&nbsp;: ces couleurs servent telles quelles.</p>
        ) : (
          <ul className="kit-stack">
            {mendings.map(({ color, sentence, from, to }) => (
              <li key={color} className="setup-mending">
                <span className="setup-swap" aria-hidden="true">
                  <i style={{ background: from }} />
                  <i style={{ background: to }} />
                </span>
                {sentence}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
