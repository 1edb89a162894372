import { useState } from 'react';
import { Button, Secret } from '../ui/button.tsx';
import { useConfirm } from '../ui/dialog.tsx';
import { Form, Select, TextField, textOf } from '../ui/field.tsx';
import { useLive } from '../ui/live-answer.ts';
import { Time } from '../ui/marks.tsx';
import { Row } from '../ui/rows.tsx';
import { Answered } from '../ui/states.tsx';
import { dayAtLength } from '../ui/written-time.ts';
import { createToken, type Lifetime, revokeToken, type Token, tokens } from './api.ts';
import { RolesField, RoleTags, rolesOf } from './roles-field.tsx';
import { type PanelProps, Section } from './sign-in-screen.tsx';

export function TokensPanel({ say: notify }: PanelProps) {
  const answer = useLive('tokens', tokens, { once: true });
  const [made, setMade] = useState<{ name: string; token: string }>();
  const [question, ask] = useConfirm();

  const askToRevoke = ({ id, name }: Token) =>
    ask({
      title: `Révoquer «\u00a0${name}\u00a0»\u202f?`,
      action: 'Révoquer le jeton',
      says: 'Le programme qui s’en sert est refusé dès sa prochaine demande.',
      async onConfirm() {
        await revokeToken(id);
        notify(`${name} n’a plus accès.`);
        answer.reload();
      },
    });

  return (
    <>
      <Section
        title="Les jetons"
        note="Un jeton laisse un programme lire ou écrire comme une personne de ses rôles."
      >
        <Answered answer={answer} what="Lecture des jetons">
          {(data) =>
            data.tokens.length === 0 ? (
              <p>Aucun jeton pour l’instant.</p>
            ) : (
              <ul className="kit-rows">
                {data.tokens.map((token) => (
                  <Row
                    key={token.id}
                    name={token.name}
                    marks={
                      <>
                        <RoleTags roles={token.roles} />
                        {hasExpired(token) && (
                          <span className="kit-tag" data-tone="late">
                            Expiré
                          </span>
                        )}
                      </>
                    }
                    note={<Facts token={token} />}
                    acts={[{ text: 'Révoquer', tone: 'late', onClick: () => askToRevoke(token) }]}
                  />
                ))}
              </ul>
            )
          }
        </Answered>
      </Section>
      {made && <NewToken {...made} onClose={() => setMade(undefined)} />}
      <TokenForm
        onMade={(token) => {
          setMade(token);
          answer.reload();
        }}
      />
      {question}
    </>
  );
}

function Facts({ token }: { token: Token }) {
  return (
    <>
      Créé par {token.createdBy} <Time at={token.created} />,{' '}
      {token.lastUsed ? <Time after="utilisé" at={token.lastUsed} /> : 'jamais utilisé'}
      <br />
      {endOf(token)}
    </>
  );
}

function hasExpired({ expires }: Token): boolean {
  return expires !== null && Date.parse(expires) <= Date.now();
}

function endOf(token: Token): string {
  if (token.expires === null) return 'Sans fin\u00a0: vaut jusqu’à ce qu’on le révoque';
  return hasExpired(token)
    ? `A expiré le ${dayAtLength(token.expires)}\u00a0: le programme est refusé`
    : `Vaut jusqu’au ${dayAtLength(token.expires)}`;
}

/** Shows a token, the only time it is shown. */
function NewToken({ name, token, onClose }: { name: string; token: string; onClose(): void }) {
  return (
    <div className="kit-notice" role="status">
      <p>
        Le jeton de <strong>{name}</strong> est prêt. Copiez-le maintenant&nbsp;: il ne sera plus
        montré.
      </p>
      <Secret text={token} />
      <Button text="C’est fait" onClick={onClose} />
    </div>
  );
}

/** The lifetimes a token may have: the shortest first, the one that asks for most care last. */
const LIFETIMES: readonly (readonly [days: Lifetime, label: string])[] = [
  [30, '30 jours'],
  [90, '90 jours'],
  [365, 'Un an'],
  [null, 'Sans fin'],
];
const USUAL_LIFETIME = 90;

function TokenForm({ onMade }: { onMade(token: { name: string; token: string }): void }) {
  async function create(values: FormData) {
    const [lifetime] = LIFETIMES.find(([days]) => String(days) === values.get('lifetime')) ?? [
      USUAL_LIFETIME,
    ];
    const name = textOf(values, 'name');
    onMade(await createToken({ name, roles: rolesOf(values), lifetime }));
  }
  return (
    <Section title="Créer un jeton">
      <Form resets send={create} action="Créer le jeton" doing="Création…">
        <TextField
          required
          name="name"
          label="À quoi sert-il"
          autoComplete="off"
          hint={'Par exemple «\u00a0Import du vendredi\u00a0».'}
        />
        <RolesField />
        <Select
          name="lifetime"
          label="Durée"
          hint="Passé ce délai, le programme est refusé. Tous cessent avec le compte qui les a créés."
          defaultValue={String(USUAL_LIFETIME)}
          options={LIFETIMES.map(([days, label]) => [String(days), label])}
        />
      </Form>
    </Section>
  );
}
