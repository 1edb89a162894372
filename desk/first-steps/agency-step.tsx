import { useState } from 'react';
import { sectorLine } from '../../model/town-words.ts';
import { applySetup } from './setup-api.ts';
import { StepForm, type StepProps, TextField, typed } from './step-form.tsx';

export function AgencyStep({ state, onSaved }: StepProps) {
  const { agency } = state.answers;
  const [trade, setTrade] = useState(agency.trade);
  const [city, setCity] = useState(agency.city);
  const sector = sectorLine({ trade: trade.trim(), city: city.trim() });
  return (
    <StepForm
      onSaved={onSaved}
      send={(values) => {
        const tagline = typed(values, 'agency.tagline');
        return applySetup({
          agency: {
            name: typed(values, 'agency.name'),
            trade: typed(values, 'agency.trade'),
            city: typed(values, 'agency.city'),
            ...(tagline && { tagline }),
          },
        });
      }}
    >
      <p className="kit-note">
        Ce site est fait pour une agence au Maroc&nbsp;: montants en dirhams, heures et numéros du
        pays, loi 09-08. D’autres pays viendront plus tard.
      </p>
      <TextField
        name="agency.name"
        label="Nom de l’agence"
        start={agency.name}
        autoComplete="organization"
      />
      <TextField
        name="agency.trade"
        label="Métier"
        hint={'En quelques mots, comme sur une plaque\u00a0: «\u00a0Studio d’image\u00a0».'}
        start={agency.trade}
        onChange={setTrade}
      />
      <TextField
        name="agency.city"
        label="Ville"
        start={agency.city}
        autoComplete="address-level2"
        onChange={setCity}
      />
      <p className="kit-note" role="status">
        {sector &&
          `L’accueil s’ouvre par «\u00a0${sector}\u00a0», tant que vous n’écrivez pas d’autre titre.`}
      </p>
      <TextField
        name="agency.tagline"
        label="Signature (facultatif)"
        hint="Ce que fait l’agence, en une phrase. Les moteurs de recherche la montrent."
        start={agency.tagline}
      />
    </StepForm>
  );
}
