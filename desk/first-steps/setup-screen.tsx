/** *Installation*: the first questions in four steps, each saved when it is answered. For administrators. */
import { useEffect, useRef, useState } from 'react';
import type { SetupState } from '../../model/contracts/setup-contract.ts';
import { PARTS } from '../../staff/desk-addresses.ts';
import { useDesk } from '../requests/desk.tsx';
import { WideScreen } from '../requests/wide-screen.tsx';
import { announceName } from '../shell/installation.ts';
import { useSession } from '../shell/session.ts';
import { TextField } from '../ui/field.tsx';
import { useLive } from '../ui/live-answer.ts';
import { Answered, NothingHere } from '../ui/states.tsx';
import { ContactStep } from './contact-step.tsx';
import { ContentStep } from './content-step.tsx';
import { LookStep } from './look-step.tsx';
import { applySetup, readSetup } from './setup-api.ts';
import './setup.css';
import { sectorLine } from '../../model/town-words.ts';
import { StepForm, type StepProps, typed } from './step-form.tsx';

const STEPS = [
  { name: 'agency', title: 'L’agence' },
  { name: 'contact', title: 'Joindre' },
  { name: 'look', title: 'Allure' },
  { name: 'content', title: 'Contenu' },
] as const;

type StepName = (typeof STEPS)[number]['name'];

export function SetupScreen() {
  const { dataset } = useSession();
  const setup = useLive(dataset && 'setup', readSetup, { once: true });
  return (
    <WideScreen
      title="Installation"
      note={
        <>
          Quatre étapes pour que le site soit le vôtre. Chacune est enregistrée quand vous la
          validez&nbsp;: vous pouvez partir, revenir, et tout changer plus tard, ici ou dans{' '}
          <a className="kit-link" href={PARTS.content.address}>
            {PARTS.content.label}
          </a>
          .
        </>
      }
    >
      {dataset ? (
        <Answered answer={setup}>
          {(state) => <Steps state={state} dataset={dataset} onSaved={setup.put} />}
        </Answered>
      ) : (
        <NothingHere title="Les contenus sont ailleurs">
          Un autre service les garde&nbsp;: tout se règle dans {PARTS.content.label}.
        </NothingHere>
      )}
    </WideScreen>
  );
}

type StepsProps = { state: SetupState; dataset: string; onSaved(state: SetupState): void };

function Steps({ state, dataset, onSaved }: StepsProps) {
  const { notify } = useDesk();
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
    notify('C’est enregistré.');
  };
  return (
    <div className="kit-stack setup-sheet">
      <nav aria-label="Étapes">
        <ol className="kit-tabs setup-steps">
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
      <div className="kit-stack setup-step">
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

const NEXT = [
  ['/', 'Voir le site'],
  [`${PARTS.content.address}/structure/legal`, 'Relire les informations légales'],
  [`${PARTS.content.address}/structure/service`, 'Écrire un premier service'],
  [PARTS.team.address, 'Inviter l’équipe'],
] as const;

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
      <ul className="kit-stack">
        {NEXT.map(([href, label]) => (
          <li key={href}>
            <a className="kit-link" href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function AgencyStep({ state, onSaved }: StepProps) {
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
        defaultValue={agency.name}
        autoComplete="organization"
      />
      <TextField
        name="agency.trade"
        label="Métier"
        hint={'En quelques mots, comme sur une plaque\u00a0: «\u00a0Studio d’image\u00a0».'}
        defaultValue={agency.trade}
        onChange={setTrade}
      />
      <TextField
        name="agency.city"
        label="Ville"
        defaultValue={agency.city}
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
        defaultValue={agency.tagline}
      />
    </StepForm>
  );
}
