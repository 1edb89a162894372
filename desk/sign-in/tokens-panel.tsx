import { useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Confirm } from '../ui/dialog.tsx';
import { Answered } from '../ui/states.tsx';
import { useAnswer } from './answer.ts';
import { createToken, type Lifetime, revokeToken, type Token, tokens } from './api.ts';
import { Choice, Field } from './field.tsx';
import { Form } from './form.tsx';
import type { PanelProps } from './office.tsx';
import { RolesField, RoleTags, rolesOf } from './roles-field.tsx';
import { textOf, useSubmission } from './submission.ts';
import { since, writtenDate, writtenDay } from './words.ts';

export function TokensPanel({ say }: PanelProps) {
  const answer = useAnswer(tokens);
  const [made, setMade] = useState<{ name: string; token: string }>();
  const [ending, setEnding] = useState<Token>();
  return (
    <>
      <section aria-labelledby="tokens">
        <h2 id="tokens">Les jetons</h2>
        <p className="kit-note">
          Un jeton laisse un programme lire ou écrire comme une personne de ses rôles.
        </p>
        <Answered answer={answer} what="Lecture des jetons">
          {(data) =>
            data.tokens.length === 0 ? (
              <p>Aucun jeton pour l’instant.</p>
            ) : (
              <ul className="kit-rows">
                {data.tokens.map((token) => (
                  <li key={token.id}>
                    <div className="kit-row">
                      <p>
                        <strong>{token.name}</strong>
                        <RoleTags roles={token.roles} />
                        {hasExpired(token) && (
                          <span className="kit-tag" data-tone="late">
                            Expiré
                          </span>
                        )}
                      </p>
                      <p className="kit-note">
                        Créé par {token.createdBy} le {writtenDate(token.created)},{' '}
                        {token.lastUsed ? `utilisé ${since(token.lastUsed)}` : 'jamais utilisé'}
                        <br />
                        {endOf(token)}
                      </p>
                    </div>
                    <Button
                      look="bare"
                      tone="late"
                      text="Révoquer"
                      aria-label={`Révoquer ${token.name}`}
                      onClick={() => setEnding(token)}
                    />
                  </li>
                ))}
              </ul>
            )
          }
        </Answered>
      </section>
      {made && <NewToken {...made} onClose={() => setMade(undefined)} />}
      <TokenForm
        onMade={(token) => {
          setMade(token);
          answer.reload();
        }}
      />
      {ending && (
        <Confirm
          title={`Révoquer «\u00a0${ending.name}\u00a0»\u202f?`}
          action="Révoquer le jeton"
          onClose={() => setEnding(undefined)}
          onConfirm={async () => {
            await revokeToken(ending.id);
            say(`${ending.name} n’a plus accès.`);
            answer.reload();
          }}
        >
          <p>Le programme qui s’en sert est refusé dès sa prochaine demande.</p>
        </Confirm>
      )}
    </>
  );
}

function hasExpired({ expires }: Token): boolean {
  return expires !== null && Date.parse(expires) <= Date.now();
}

function endOf(token: Token): string {
  if (token.expires === null) return 'Sans fin\u00a0: vaut jusqu’à ce qu’on le révoque';
  return hasExpired(token)
    ? `A expiré le ${writtenDay(token.expires)}\u00a0: le programme est refusé`
    : `Vaut jusqu’au ${writtenDay(token.expires)}`;
}

/** The shortest first; the one that asks for most care last. */
const LIFETIMES: readonly (readonly [days: Lifetime, label: string])[] = [
  [30, '30 jours'],
  [90, '90 jours'],
  [365, 'Un an'],
  [null, 'Sans fin'],
];
const USUAL_LIFETIME = 90;

type NewTokenProps = { name: string; token: string; onClose: () => void };

/** The only time it is shown. */
function NewToken({ name, token, onClose }: NewTokenProps) {
  const [copied, setCopied] = useState(false);
  return (
    <div className="kit-notice token" role="status">
      <p>
        Le jeton de <strong>{name}</strong> est prêt. Copiez-le maintenant&nbsp;: il ne sera plus
        montré.
      </p>
      <p>
        <code>{token}</code>
      </p>
      <p className="kit-buttons">
        <Button
          text={copied ? 'Copié' : 'Copier'}
          onClick={() => navigator.clipboard.writeText(token).then(() => setCopied(true))}
        />
        <Button text="C’est fait" onClick={onClose} />
      </p>
    </div>
  );
}

function TokenForm({ onMade }: { onMade: (token: { name: string; token: string }) => void }) {
  const form = useRef<HTMLFormElement>(null);
  const submission = useSubmission(async (values) => {
    const [lifetime] = LIFETIMES.find(([days]) => String(days) === values.get('lifetime')) ?? [
      USUAL_LIFETIME,
    ];
    const token = await createToken({
      name: textOf(values, 'name'),
      roles: rolesOf(values),
      lifetime,
    });
    form.current?.reset();
    onMade(token);
  });
  return (
    <section aria-labelledby="new-token">
      <h2 id="new-token">Créer un jeton</h2>
      <Form ref={form} submission={submission} action="Créer le jeton" doing="Création…">
        <Field
          name="name"
          label="À quoi sert-il"
          autoComplete="off"
          hint={'Par exemple «\u00a0Import du vendredi\u00a0».'}
        />
        <RolesField />
        <Choice
          name="lifetime"
          label="Durée"
          hint="Passé ce délai, le programme est refusé. Tous cessent avec le compte qui les a créés."
          defaultValue={String(USUAL_LIFETIME)}
        >
          {LIFETIMES.map(([days, label]) => (
            <option key={label} value={String(days)}>
              {label}
            </option>
          ))}
        </Choice>
      </Form>
    </section>
  );
}
