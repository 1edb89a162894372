import { useConfirm } from '../ui/dialog.tsx';
import { Form, Select, TextField, textOf } from '../ui/field.tsx';
import { useLive } from '../ui/live-answer.ts';
import { Time } from '../ui/marks.tsx';
import { Row } from '../ui/rows.tsx';
import { Answered } from '../ui/states.tsx';
import { type AllowedOrigin, allowedOrigins, allowOrigin, removeOrigin } from './api.ts';
import { type PanelProps, Section } from './sign-in-screen.tsx';

/** The other sites whose pages may call the content API from a browser (CORS). */
export function OriginsPanel({ say: notify }: PanelProps) {
  const answer = useLive('origins', allowedOrigins, { once: true });
  const [question, ask] = useConfirm();

  const askToRemove = (id: string, origin: string) =>
    ask({
      title: `Retirer ${origin}\u202f?`,
      action: 'Retirer le site',
      says: 'Les navigateurs refusent ses pages dès leur prochaine demande.',
      async onConfirm() {
        await removeOrigin(id);
        notify(`${origin} n’a plus accès.`);
        answer.reload();
      },
    });

  return (
    <>
      <Section
        title="Les autres sites"
        note="Un navigateur ne laisse les pages d’un autre site lire votre contenu que si son adresse est ici."
      >
        <Answered answer={answer} what="Lecture des autres sites">
          {({ origins }) =>
            origins.length === 0 ? (
              <p>Aucun autre site pour l’instant.</p>
            ) : (
              <ul className="kit-rows">
                {origins.map(({ id, origin, allowCredentials, createdAt, createdBy }) => (
                  <Row
                    key={origin}
                    name={origin}
                    marks={allowCredentials && <span className="kit-tag">Avec la session</span>}
                    note={
                      id === null ? (
                        'Fixé par la configuration du serveur, dans ALLOWED_ORIGINS'
                      ) : (
                        <Time after={`Autorisé par ${createdBy}`} at={createdAt} />
                      )
                    }
                    acts={[
                      id !== null && {
                        text: 'Retirer',
                        tone: 'late',
                        onClick: () => askToRemove(id, origin),
                      },
                    ]}
                  />
                ))}
              </ul>
            )
          }
        </Answered>
      </Section>
      <OriginForm
        onAdded={({ origin }) => {
          notify(`Les pages de ${origin} peuvent lire le contenu.`);
          answer.reload();
        }}
      />
      {question}
    </>
  );
}

const WITH_SESSION = 'session';

function OriginForm({ onAdded }: { onAdded(origin: AllowedOrigin): void }) {
  const allow = async (values: FormData) =>
    onAdded(
      await allowOrigin({
        origin: textOf(values, 'origin'),
        allowCredentials: textOf(values, 'access') === WITH_SESSION,
      }),
    );
  return (
    <Section title="Autoriser un site">
      <Form resets send={allow} action="Autoriser le site" doing="Ajout…">
        <TextField
          required
          name="origin"
          label="Adresse du site"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          hint={'Par exemple «\u00a0https://studio.exemple.fr\u00a0», sans rien après.'}
        />
        <Select
          name="access"
          label="Ce que ses pages peuvent faire"
          hint={
            'Un jeton donne le reste. Avec la session, elles modifient le contenu au nom de la personne connectée ici\u00a0: réservez-la à un studio dont vous répondez.'
          }
          options={{
            token: 'Lire ce qui est publié',
            [WITH_SESSION]: 'Agir aussi avec la session',
          }}
        />
      </Form>
    </Section>
  );
}
