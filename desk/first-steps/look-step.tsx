import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { DRAWINGS, HEX_COLOR, TYPEFACES } from '../../packages/drawings/brand/brand.ts';
import {
  CHOSEN_NAMES,
  type ChosenColors,
  type ChosenName,
  COLOR_TITLES,
  chosenColor,
} from '../../packages/drawings/brand/chosen-colors.ts';
import { LogoField } from './logo-field.tsx';
import './look-step.css';
import { PalettePreview } from './palette-preview.tsx';
import { applySetup, keepLogo, readLogoAddress } from './setup-api.ts';
import { StepForm, type StepProps, typed, useWrong } from './step-form.tsx';

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
        const kept = logo && (await keepLogo(logo, dataset));
        return applySetup({
          look: {
            colors: filled(chosen),
            typefaces: typed(values, 'look.typefaces'),
            drawings: typed(values, 'look.drawings'),
            ...(kept && { logo: kept }),
          },
        });
      }}
    >
      <div className="setup-look">
        <fieldset className="setup-colors">
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
      <Choices
        legend="Caractères"
        name="look.typefaces"
        titles={TYPEFACES}
        start={look.typefaces}
      />
      <Choices legend="Dessins" name="look.drawings" titles={DRAWINGS} start={look.drawings} />
      <LogoField current={current} chosen={valid} onChange={setLogo} />
    </StepForm>
  );
}

type ColorFieldProps = { name: ChosenName; color: string; onChange(color: string): void };

/** A colour, chosen by eye or typed as a style guide has it: each of the two fields follows the other. */
function ColorField({ name, color, onChange }: ColorFieldProps) {
  const path = `look.colors.${name}`;
  const error = useWrong(path);
  const id = useId();
  const shown = useRef(color);
  // The eye's field shows no colour that is half typed.
  if (HEX_COLOR.test(color)) shown.current = color;
  return (
    <div className="setup-color">
      <input
        id={id}
        type="color"
        value={shown.current.toLowerCase()}
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

/** What is typed or pasted, with the sign that style guides leave out. */
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

type ChoicesProps = {
  legend: string;
  name: string;
  titles: Readonly<Record<string, string>>;
  start: string | undefined;
};

function Choices({ legend, name, titles, start }: ChoicesProps) {
  return (
    <fieldset className="setup-choices">
      <legend>{legend}</legend>
      {Object.entries(titles).map(([value, title]) => (
        <label key={value} className="kit-check">
          <input type="radio" name={name} value={value} defaultChecked={value === start} />
          {title}
        </label>
      ))}
    </fieldset>
  );
}

/** Where the logo is that the site has already; undefined until that is known, and without one. */
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
