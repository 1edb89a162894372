/** *Installation*: the first questions in four steps, each saved when it is answered. For administrators. */
import { useEffect, useRef, useState } from 'react';
import type { SetupState } from '../../model/contracts/setup-contract.ts';
import { PARTS } from '../../staff/desk-places.ts';
import { useDesk } from '../requests/desk.ts';
import { announceName } from '../shell/renamed.ts';
import { useLive } from '../ui/live-answer.ts';
import { Answered, NothingHere } from '../ui/states.tsx';
import { AgencyStep } from './agency-step.tsx';
import { ContactStep } from './contact-step.tsx';
import { ContentStep } from './content-step.tsx';
import { LookStep } from './look-step.tsx';
import { readSetup } from './setup-api.ts';
import './setup.css';

const STEPS = [
  { name: 'agency', title: 'L’agence' },
  { name: 'contact', title: 'Joindre' },
  { name: 'look', title: 'Allure' },
  { name: 'content', title: 'Contenu' },
] as const;

type StepName = (typeof STEPS)[number]['name'];

/** @param dataset of the content service; undefined where another service keeps the content */
export function SetupScreen({ dataset }: { dataset: string | undefined }) {
  const setup = useLive(dataset && 'setup', readSetup, { once: true });
  return (
    <section className="requests-list requests-wide" aria-labelledby="requests-box">
      <div className="requests-scroll setup">
        <header className="screen-head">
          <div className="screen-title">
            <h1 id="requests-box">Installation</h1>
          </div>
          <p className="kit-note">
            Quatre étapes pour que le site soit le vôtre. Chacune est enregistrée quand vous la
            validez&nbsp;: vous pouvez partir, revenir, et tout changer plus tard, ici ou dans{' '}
            <a className="kit-link" href={PARTS.content.address}>
              {PARTS.content.label}
            </a>
            .
          </p>
        </header>
        {dataset ? (
          <Answered answer={setup}>
            {(state) => <Steps state={state} dataset={dataset} onSaved={setup.put} />}
          </Answered>
        ) : (
          <NothingHere title="Les contenus sont ailleurs">
            Un autre service les garde&nbsp;: tout se règle dans {PARTS.content.label}.
          </NothingHere>
        )}
      </div>
    </section>
  );
}

type StepsProps = { state: SetupState; dataset: string; onSaved(state: SetupState): void };

function Steps({ state, dataset, onSaved }: StepsProps) {
  const { say } = useDesk();
  const [step, setStep] = useState<StepName | 'done'>(() => firstOpen(state));
  const head = useRef<HTMLHeadingElement>(null);
  const moved = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step takes the focus along
  useEffect(() => {
    if (moved.current) head.current?.focus();
    moved.current = true;
  }, [step]);

  const at = STEPS.findIndex(({ name }) => name === step);
  const saved = (next: SetupState) => {
    onSaved(next);
    if (step === 'agency') announceName();
    setStep(STEPS[at + 1]?.name ?? 'done');
    say('C’est enregistré.');
  };
  return (
    <div className="setup-sheet">
      <nav aria-label="Étapes">
        <ol className="setup-steps">
          {STEPS.map(({ name, title }, index) => (
            <li key={name} data-done={index < at || step === 'done' ? '' : undefined}>
              <button
                type="button"
                aria-current={name === step ? 'step' : undefined}
                onClick={() => setStep(name)}
              >
                <span aria-hidden="true">{index + 1}</span>
                {title}
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <div className="setup-step">
        <h2 ref={head} tabIndex={-1}>
          {step === 'done' ? 'Le site est le vôtre' : STEPS[at]?.title}
        </h2>
        {step === 'agency' && <AgencyStep state={state} onSaved={saved} />}
        {step === 'contact' && <ContactStep state={state} onSaved={saved} />}
        {step === 'look' && <LookStep state={state} dataset={dataset} onSaved={saved} />}
        {step === 'content' && <ContentStep state={state} onSaved={saved} />}
        {step === 'done' && <Done />}
      </div>
    </div>
  );
}

/** The first step without its answers; after all, one who comes back begins at the beginning. */
function firstOpen({ answers: { agency, contact }, isLegalWritten }: SetupState): StepName {
  if (!agency.name || !agency.trade || !agency.city || isLegalWritten) return 'agency';
  return contact.email && contact.phone ? 'look' : 'contact';
}

function Done() {
  return (
    <>
      <p>
        Relisez les informations légales avant d’ouvrir&nbsp;: elles partent d’un modèle, et c’est
        vous qu’elles engagent.
      </p>
      <p>
        Le formulaire de contact propose vos services, puis «&nbsp;Autre&nbsp;»&nbsp;: d’autres
        sujets, et des budgets, s’écrivent dans la page Contact.
      </p>
      <ul className="setup-next">
        <li>
          <a className="kit-link" href="/">
            Voir le site
          </a>
        </li>
        <li>
          <a className="kit-link" href={`${PARTS.content.address}/structure/legal`}>
            Relire les informations légales
          </a>
        </li>
        <li>
          <a className="kit-link" href={`${PARTS.content.address}/structure/service`}>
            Écrire un premier service
          </a>
        </li>
        <li>
          <a className="kit-link" href={PARTS.team.address}>
            Inviter l’équipe
          </a>
        </li>
      </ul>
    </>
  );
}
