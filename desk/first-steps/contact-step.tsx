import { useState } from 'react';
import { Field } from '../ui/field.tsx';
import { applySetup } from './setup-api.ts';
import { StepForm, type StepProps, TextField, typed, useWrong } from './step-form.tsx';
import { hoursIn, WeekFields } from './week-fields.tsx';

export function ContactStep({ state, onSaved }: StepProps) {
  const { address, email, phone, whatsapp, answersWithin, applicationsWithin, hours, networks } =
    state.answers.contact;
  return (
    <StepForm
      onSaved={onSaved}
      send={(values) => {
        const whatsappNumber = typed(values, 'contact.whatsapp');
        const messages = timeIn(values, 'contact.answersWithin');
        const applications = timeIn(values, 'contact.applicationsWithin');
        return applySetup({
          contact: {
            address: linesIn(values, 'contact.address'),
            email: typed(values, 'contact.email'),
            phone: typed(values, 'contact.phone'),
            ...(whatsappNumber && { whatsapp: whatsappNumber }),
            ...(messages && { answersWithin: messages.time }),
            ...(applications && { applicationsWithin: applications.time }),
            hours: hoursIn(values),
            networks: linesIn(values, 'contact.networks'),
          },
        });
      }}
    >
      <TextField
        name="contact.address"
        label="Adresse"
        hint={'Comme sur une enveloppe\u00a0: rue, code postal et ville, pays.'}
        start={address.join('\n')}
        rows={3}
      />
      <TextField
        name="contact.email"
        label="E-mail"
        type="email"
        start={email}
        autoComplete="email"
      />
      <TextField
        name="contact.phone"
        label="Téléphone"
        hint={
          'Comme on le compose au Maroc, 05\u00a037\u00a000\u00a011\u00a022, ou avec son indicatif.'
        }
        type="tel"
        start={phone}
      />
      <TextField
        name="contact.whatsapp"
        label="WhatsApp"
        hint="Vide, le site ne propose pas WhatsApp."
        type="tel"
        start={whatsapp}
      />
      <fieldset className="setup-times">
        <legend>En combien de temps répondez-vous&#8239;?</legend>
        <p className="kit-note">
          Le site le dit à qui vous écrit, et vous rappelle ce que vous devez. Le délai part de
          votre prochaine ouverture. Sans réponse ici, rien n’est promis.
        </p>
        <TimeField name="contact.answersWithin" label="Aux messages" start={answersWithin} />
        <TimeField
          name="contact.applicationsWithin"
          label="Aux candidatures"
          start={applicationsWithin}
        />
      </fieldset>
      <WeekFields hours={hours} />
      <TextField
        name="contact.networks"
        label="Réseaux sociaux (facultatif)"
        hint="L’adresse de chaque profil, une par ligne. Le pied de page les montre dans cet ordre."
        start={networks?.join('\n')}
        rows={2}
      />
    </StepForm>
  );
}

/** The times most agencies answer within. */
const USUAL_TIMES = ['24h', '48h'];
const OTHER = 'autre';

type TimeFieldProps = { name: string; label: string; start: string | undefined };

/** A time that is promised: a usual one, another that is typed, or none. */
function TimeField({ name, label, start = '' }: TimeFieldProps) {
  const error = useWrong(name);
  const isUsual = start === '' || USUAL_TIMES.includes(start);
  const [chosen, setChosen] = useState(isUsual ? start : OTHER);
  return (
    <Field label={label} error={error}>
      {({ id, className, ...refused }) => (
        <>
          <select
            id={id}
            className={className}
            name={name}
            value={chosen}
            onChange={(event) => setChosen(event.currentTarget.value)}
            {...(chosen !== OTHER && refused)}
          >
            <option value="">Aucun délai promis</option>
            {USUAL_TIMES.map((time) => (
              <option key={time} value={time}>
                {time}
              </option>
            ))}
            <option value={OTHER}>Un autre délai</option>
          </select>
          {chosen === OTHER && (
            <input
              className={className}
              name={`${name}.${OTHER}`}
              aria-label={`${label}\u00a0: en heures ou en jours`}
              placeholder="72h, 3 jours"
              defaultValue={isUsual ? '' : start}
              {...refused}
            />
          )}
        </>
      )}
    </Field>
  );
}

/** The time of a field; empty where none is promised. What was to be typed and was not is refused by the site. */
function timeIn(values: FormData, name: string): { time: string } | undefined {
  const chosen = typed(values, name);
  if (chosen === '') return undefined;
  return { time: chosen === OTHER ? typed(values, `${name}.${OTHER}`) : chosen };
}

function linesIn(values: FormData, name: string): string[] {
  return typed(values, name)
    .split('\n')
    .flatMap((line) => line.trim() || []);
}
