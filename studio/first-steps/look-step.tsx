import { useState } from 'react';
import { DRAWINGS, TYPEFACES } from '../../brand/brand.ts';
import {
  CHOSEN_NAMES,
  type ChosenColors,
  type ChosenName,
  COLOR_TITLES,
  chosenColor,
} from '../../brand/chosen-colors.ts';
import './look-step.css';
import { PalettePreview } from './palette-preview.tsx';
import { applySetup, keepLogo } from './setup-api.ts';
import { StepForm, type StepProps, typed, useWrong } from './step-form.tsx';

export function LookStep({ state, dataset, onSaved }: StepProps & { dataset: string }) {
  const { look, agency } = state.answers;
  const [chosen, setChosen] = useState<ChosenColors>(look.colors ?? {});
  return (
    <StepForm
      onSaved={onSaved}
      send={async (values) => {
        const file = values.get('look.logo');
        const logo =
          file instanceof File && file.size > 0 ? await keepLogo(file, dataset) : undefined;
        return applySetup({
          look: {
            colors: filled(chosen),
            typefaces: typed(values, 'look.typefaces'),
            drawings: typed(values, 'look.drawings'),
            ...(logo && { logo }),
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
              color={chosenColor(chosen, name)}
              onChange={(color) => setChosen((before) => ({ ...before, [name]: color }))}
            />
          ))}
        </fieldset>
        <PalettePreview chosen={chosen} name={agency.name} />
      </div>
      <Choices
        legend="Caractères"
        name="look.typefaces"
        titles={TYPEFACES}
        start={look.typefaces}
      />
      <Choices legend="Dessins" name="look.drawings" titles={DRAWINGS} start={look.drawings} />
      <LogoField isThere={look.logo !== undefined} />
    </StepForm>
  );
}

type ColorFieldProps = { name: ChosenName; color: string; onChange(color: string): void };

function ColorField({ name, color, onChange }: ColorFieldProps) {
  const error = useWrong(`look.colors.${name}`);
  return (
    <label className="setup-color">
      <input
        type="color"
        value={color.toLowerCase()}
        onChange={(event) => onChange(event.currentTarget.value.toUpperCase())}
      />
      <span>
        {COLOR_TITLES[name]} <code>{color}</code>
        {error && <span className="requests-field-error">{error}</span>}
      </span>
    </label>
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
        <label key={value} className="requests-check">
          <input type="radio" name={name} value={value} defaultChecked={value === start} />
          {title}
        </label>
      ))}
    </fieldset>
  );
}

function LogoField({ isThere }: { isThere: boolean }) {
  const error = useWrong('look.logo');
  return (
    <div className="requests-field">
      <label htmlFor="setup-logo">Logo (facultatif)</label>
      <input
        id="setup-logo"
        type="file"
        name="look.logo"
        accept="image/svg+xml,image/png,image/webp,image/jpeg"
        aria-invalid={error ? true : undefined}
        aria-describedby="setup-logo-hint"
      />
      <p id="setup-logo-hint" className={error ? 'requests-field-error' : 'requests-note'}>
        {error ??
          (isThere
            ? 'Un logo est déjà là\u00a0: un autre fichier le remplace.'
            : 'SVG de préférence, ou PNG sur fond transparent. Sans logo, le site dessine le nom.')}
      </p>
    </div>
  );
}

function filled(chosen: ChosenColors): Record<string, string> {
  return Object.fromEntries(
    CHOSEN_NAMES.flatMap((name) => {
      const color = chosen[name];
      return color ? [[name, color]] : [];
    }),
  );
}
