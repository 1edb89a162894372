import { Link } from 'react-router';
import { rosetteAddress } from '../../forms/message-rosette.ts';
import { Button } from '../../ui/button.tsx';
import { Khatam } from '../../ui/khatam.tsx';
import './sent-request.css';
import '../../ui/link.css';

/** The buttons' common name, and what each of them asks for. */
export const GESTURE = 'geste';
export const WITHDRAW = 'retirer';
export const ERASE = 'effacer';

type State = 'new' | 'in_progress' | 'answered' | 'closed' | 'withdrawn';

export type SentRequestFacts = {
  reference: string;
  /** The sender's noun for it, after *votre*. */
  noun: string;
  state: State;
  /** `mardi 24 novembre à 10h` */
  received: string;
  /** The title and text of that state. */
  title: string;
  text: string;
  lines: readonly { name: string; noun: string; value: string; long: boolean }[];
  file: { name: string } | undefined;
  /** The path is absent where its page is no more. */
  about: { title: string; path?: string } | undefined;
};

type Props = {
  sent: SentRequestFacts;
  /** Whether the requested change failed. */
  failed: boolean;
};

/** The page behind the private link of our mail: the sender's request, its state, and how to take it back. */
export function SentRequest({ sent, failed }: Props) {
  const { noun } = sent;
  return (
    <>
      <section className="sent-request night" aria-labelledby="sent-request-title">
        <img
          className="sent-request-art"
          src={rosetteAddress(sent.reference)}
          width={640}
          height={640}
          alt=""
        />
        <div className="wrap">
          <h1 className="poster" id="sent-request-title">
            {sent.title}
          </h1>
          <p className="lead">{sent.text}</p>
          <dl className="sent-request-reference">
            <dt>Votre référence</dt>
            <dd>{sent.reference}</dd>
          </dl>
        </div>
      </section>
      <div className="sent-request-body wrap">
        <Progress sent={sent} noun={noun} />
        <Content sent={sent} noun={noun} />
        <Gestures sent={sent} noun={noun} failed={failed} />
      </div>
    </>
  );
}

const ANSWERED = ['Reçue', 'En cours', 'Répondue'];

const PROGRESS: Record<State, { steps: readonly string[]; taken: number }> = {
  new: { steps: ANSWERED, taken: 1 },
  in_progress: { steps: ANSWERED, taken: 2 },
  answered: { steps: ANSWERED, taken: 3 },
  closed: { steps: ['Reçue', 'Close'], taken: 2 },
  withdrawn: { steps: ['Reçue', 'Retirée'], taken: 2 },
};

function Progress({ sent, noun }: { sent: SentRequestFacts; noun: string }) {
  const { steps, taken } = PROGRESS[sent.state];
  return (
    <section className="sent-request-progress" aria-labelledby="sent-request-progress">
      <h2 className="small" id="sent-request-progress">
        Où en est votre {noun}
      </h2>
      <ol>
        {steps.map((step, index) => (
          <li
            key={step}
            data-taken={index < taken || undefined}
            aria-current={index === taken - 1 ? 'step' : undefined}
          >
            <Khatam />
            <span>
              {step}
              {index === 0 && <small>{sent.received}</small>}
              {index >= taken && <span className="visually-hidden"> (pas encore)</span>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Content({ sent, noun }: { sent: SentRequestFacts; noun: string }) {
  const written = sent.lines.filter(({ value }) => value !== '');
  return (
    <section className="sent-request-content" aria-labelledby="sent-request-content">
      <h2 className="small" id="sent-request-content">
        Contenu de votre {noun}
      </h2>
      <dl>
        {sent.about && (
          <div>
            <dt>Offre</dt>
            <dd>
              {sent.about.path ? (
                <Link className="link" to={sent.about.path}>
                  {sent.about.title}
                </Link>
              ) : (
                sent.about.title
              )}
            </dd>
          </div>
        )}
        {written.map(({ name, noun, value, long }) => (
          <div key={name}>
            <dt>{noun}</dt>
            <dd dir="auto" data-long={long || undefined}>
              {value}
            </dd>
          </div>
        ))}
        {sent.file && (
          <div>
            <dt>CV</dt>
            <dd dir="auto">{sent.file.name}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}

type GesturesProps = { sent: SentRequestFacts; noun: string; failed: boolean };

/** A first press opens what the second does: no dialog, no script. */
function Gestures({ sent, noun, failed }: GesturesProps) {
  const open = sent.state === 'new' || sent.state === 'in_progress';
  return (
    <section className="sent-request-gestures" aria-labelledby="sent-request-gestures">
      <h2 className="small" id="sent-request-gestures">
        Changer d’avis
      </h2>
      <div role="alert">{failed && <p className="sent-request-problem">{FAILED}</p>}</div>
      {open && (
        <details name="gesture">
          <summary>Retirer ma {noun}</summary>
          <p>
            Nous cessons de la traiter et personne ne vous répondra. Ce que vous avez écrit reste
            gardé jusqu’à ce que vous l’effaciez.
          </p>
          {/* The form has no action attribute: it posts to the private address it is read at. */}
          <form method="post">
            <Button type="submit" name={GESTURE} value={WITHDRAW} tone="outline">
              Oui, la retirer
            </Button>
          </form>
        </details>
      )}
      <details name="gesture">
        <summary>Effacer mes données</summary>
        <p>
          Tout ce que nous gardons sous votre adresse disparaît pour de bon&nbsp;: vos demandes, vos
          candidatures et leurs fichiers, vos commentaires, votre abonnement à la newsletter.
        </p>
        <form method="post">
          <Button type="submit" name={GESTURE} value={ERASE}>
            Oui, tout effacer
          </Button>
        </form>
      </details>
      <p className="note muted">
        Cette page n’est qu’à vous. Qui en a le lien peut la lire&nbsp;: ne le transférez pas.
      </p>
    </section>
  );
}

const FAILED = 'L’erreur vient de chez nous, et rien n’a changé. Réessayez dans un instant.';
