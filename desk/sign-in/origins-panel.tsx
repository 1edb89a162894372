import { useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Confirm } from '../ui/dialog.tsx';
import { Answered } from '../ui/states.tsx';
import { useAnswer } from './answer.ts';
import { type AllowedOrigin, allowedOrigins, allowOrigin, removeOrigin } from './api.ts';
import { Choice, Field } from './field.tsx';
import { Form } from './form.tsx';
import type { PanelProps } from './office.tsx';
import { textOf, useSubmission } from './submission.ts';
import { writtenDate } from './words.ts';

/** The other sites whose pages may call the content API from a browser (CORS). */
export function OriginsPanel({ say }: PanelProps) {
  const answer = useAnswer(allowedOrigins);
  const [removing, setRemoving] = useState<{ id: string; origin: string }>();
  return (
    <>
      <section aria-labelledby="origins">
        <h2 id="origins">Les autres sites</h2>
        <p className="kit-note">
          Un navigateur ne laisse les pages d’un autre site lire votre contenu que si son adresse
          est ici.
        </p>
        <Answered answer={answer} what="Lecture des autres sites">
          {({ origins }) =>
            origins.length === 0 ? (
              <p>Aucun autre site pour l’instant.</p>
            ) : (
              <ul className="kit-rows">
                {origins.map((origin) => (
                  <OriginRow key={origin.origin} origin={origin} onRemove={setRemoving} />
                ))}
              </ul>
            )
          }
        </Answered>
      </section>
      <OriginForm
        onAdded={({ origin }) => {
          say(`Les pages de ${origin} peuvent lire le contenu.`);
          answer.reload();
        }}
      />
      {removing && (
        <Confirm
          title={`Retirer ${removing.origin}\u202f?`}
          action="Retirer le site"
          onClose={() => setRemoving(undefined)}
          onConfirm={async () => {
            await removeOrigin(removing.id);
            say(`${removing.origin} n’a plus accès.`);
            answer.reload();
          }}
        >
          <p>Les navigateurs refusent ses pages dès leur prochaine demande.</p>
        </Confirm>
      )}
    </>
  );
}

type OriginRowProps = {
  origin: AllowedOrigin;
  onRemove: (origin: { id: string; origin: string }) => void;
};

function OriginRow({ origin: row, onRemove }: OriginRowProps) {
  const { id, origin, allowCredentials, createdAt, createdBy } = row;
  return (
    <li>
      <div className="kit-row">
        <p>
          <strong>{origin}</strong>
          {allowCredentials && <span className="kit-tag">Avec la session</span>}
        </p>
        <p className="kit-note">
          {id === null
            ? 'Fixé par la configuration du serveur, dans ALLOWED_ORIGINS'
            : `Autorisé par ${createdBy} le ${writtenDate(createdAt)}`}
        </p>
      </div>
      {id !== null && (
        <Button
          look="bare"
          tone="late"
          text="Retirer"
          aria-label={`Retirer ${origin}`}
          onClick={() => onRemove({ id, origin })}
        />
      )}
    </li>
  );
}

const WITH_SESSION = 'session';

function OriginForm({ onAdded }: { onAdded: (origin: AllowedOrigin) => void }) {
  const form = useRef<HTMLFormElement>(null);
  const submission = useSubmission(async (values) => {
    const added = await allowOrigin({
      origin: textOf(values, 'origin'),
      allowCredentials: textOf(values, 'access') === WITH_SESSION,
    });
    form.current?.reset();
    onAdded(added);
  });
  return (
    <section aria-labelledby="new-origin">
      <h2 id="new-origin">Autoriser un site</h2>
      <Form ref={form} submission={submission} action="Autoriser le site" doing="Ajout…">
        <Field
          name="origin"
          label="Adresse du site"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          hint={'Par exemple «\u00a0https://studio.exemple.fr\u00a0», sans rien après.'}
        />
        <Choice
          name="access"
          label="Ce que ses pages peuvent faire"
          hint={
            'Un jeton donne le reste. Avec la session, elles modifient le contenu au nom de la personne connectée ici\u00a0: réservez-la à un studio dont vous répondez.'
          }
          defaultValue="token"
        >
          <option value="token">Lire ce qui est publié</option>
          <option value={WITH_SESSION}>Agir aussi avec la session</option>
        </Choice>
      </Form>
    </section>
  );
}
