import { useState } from 'react';
import { Check, TextArea, TextField, useFault } from '../ui/field.tsx';
import { applySetup } from './setup-api.ts';
import { StepForm, type StepProps, typed } from './step-form.tsx';

/** The rows of the legal notice: none is required, and empty ones are left out. */
const LEGAL = [
  [
    'form',
    'Forme et capital',
    'Par exemple\u00a0: société à responsabilité limitée au capital de 50\u202f000\u00a0DH.',
  ],
  ['director', 'Direction de la publication', undefined],
  ['tradeRegister', 'Registre du commerce', 'La ville et le numéro.'],
  ['ice', 'Identifiant commun de l’entreprise (ICE)', 'Quinze chiffres.'],
  ['taxId', 'Identifiant fiscal', undefined],
  ['professionalTax', 'Taxe professionnelle', undefined],
  ['vat', 'TVA', 'Le numéro, ou le régime\u00a0: «\u00a0exonérée, article 91\u00a0».'],
  [
    'registration',
    'Autre immatriculation',
    'D’un autre pays, avec le nom du registre\u00a0: «\u00a0SIRET 552\u00a0100\u00a0554\u00a000025\u00a0».',
  ],
] as const;

export function ContentStep({ state, onSaved }: StepProps) {
  const { answers, isLegalWritten, demoDocuments } = state;
  const [writes, setWrites] = useState(!isLegalWritten);
  return (
    <StepForm
      action="Terminer l’installation"
      onSaved={onSaved}
      send={(values) => {
        const keepsDemo = values.get('demo') === 'keep';
        const { tagline, ...agency } = answers.agency;
        return applySetup(
          {
            ...(writes && {
              agency: { ...agency, ...(tagline && { tagline }) },
              contact: answers.contact,
              legal: legalIn(values),
            }),
            demo: keepsDemo,
          },
          writes && isLegalWritten,
        );
      }}
    >
      {isLegalWritten && (
        <Check checked={writes} onChange={setWrites}>
          Récrire les informations légales, qui ont déjà été écrites
        </Check>
      )}
      {writes && (
        <fieldset className="kit-field setup-legal">
          <legend>Informations légales</legend>
          <Missing />
          <p className="kit-note">
            Ce qui reste vide n’y figure pas. Les textes partent d’un modèle marocain, que vous
            relisez ensuite.
          </p>
          {LEGAL.map(([name, label, hint]) => (
            <TextField key={name} name={`legal.${name}`} label={label} hint={hint} />
          ))}
          <TextArea
            name="legal.host"
            label="Hébergement"
            hint={'Une phrase\u00a0: où sont le site et les messages, et chez qui.'}
            rows={2}
          />
        </fieldset>
      )}
      {demoDocuments > 0 && (
        <fieldset className="kit-field setup-demo">
          <legend>Contenus de démonstration</legend>
          <Check type="radio" name="demo" value="leave" defaultChecked>
            Partir d’un site vide
          </Check>
          <p className="kit-note">
            {demoDocuments} contenus que personne n’a modifiés vont à la corbeille, d’où ils
            reviennent un par un. Ce que vous avez écrit reste.
          </p>
          <Check type="radio" name="demo" value="keep">
            Les garder comme exemples
          </Check>
          <p className="kit-note">Ils sont visibles de tous, à votre nom&nbsp;: pour essayer.</p>
        </fieldset>
      )}
    </StepForm>
  );
}

/** The legal texts name the agency and where it is: these are answered two steps before. */
function Missing() {
  const wrong = [useFault('agency'), useFault('contact')].find((sentence) => sentence);
  return (
    <div role="alert">
      {wrong && (
        <p className="kit-error">
          Revenez aux étapes L’agence et Joindre, que ces textes citent. {wrong}
        </p>
      )}
    </div>
  );
}

function legalIn(values: FormData): Record<string, string> {
  return Object.fromEntries(
    [...LEGAL.map(([name]) => name), 'host'].flatMap((name) => {
      const value = typed(values, `legal.${name}`);
      return value ? [[name, value.replace(/\s*\n\s*/g, ' ')]] : [];
    }),
  );
}
