/** The page of figures: what visits bring, compared with the time before. */
import type { ReactNode } from 'react';
import { PERIOD_WORDS } from '../../inbox/contract/figure-words.ts';
import type { FiguresAnswer } from '../../inbox/contract/figures.ts';
import { codesOf } from '../../inbox/contract/states.ts';
import { useDesk } from '../requests/desk.tsx';
import { Chip, WideScreen } from '../requests/wide-screen.tsx';
import { useLive } from '../ui/live-answer.ts';
import { Answered, NothingHere } from '../ui/states.tsx';
import './figures.css';
import { VITALS, type Vital } from '../../inbox/forms/beacon.ts';
import { kindName } from '../../inbox/kinds/kinds.ts';
import { daySpan } from '../../packages/kit/calendar/written-day.ts';
import { RequestsSection, VisitsSection } from './chart-sections.tsx';
import { FiguresSection, Table } from './figures-section.tsx';
import { Headline } from './headline.tsx';
import { WhenceSection } from './whence-section.tsx';
import {
  eventName,
  routeName,
  shareOf,
  writtenCount,
  writtenShare,
  writtenTime,
  writtenVital,
} from './written-figures.ts';

export function FiguresScreen() {
  const { api, location } = useDesk();
  const { period } = location;
  const figures = useLive(`figures ${period}`, (signal) => api.figures(period, signal), {
    once: true,
  });
  return (
    <WideScreen
      title="Mesures"
      className="figures"
      filters={
        <>
          <nav className="kit-chips" aria-label="Choisir la période">
            {codesOf(PERIOD_WORDS).map((choice) => (
              <Chip key={choice} to={{ ...location, period: choice }} isChosen={choice === period}>
                {PERIOD_WORDS[choice].label}
              </Chip>
            ))}
          </nav>
          {figures.data && <Compared {...figures.data} />}
        </>
      }
    >
      <Answered answer={figures} what="Lecture des mesures">
        {(counted) => (isEmpty(counted) ? <NothingCounted /> : <Figures figures={counted} />)}
      </Answered>
    </WideScreen>
  );
}

function Compared({ period, before }: Pick<FiguresAnswer, 'period' | 'before'>): ReactNode {
  return (
    <p className="kit-note">
      {daySpan(period.from, period.to)} · comparé à&nbsp;: {daySpan(before.from, before.to)}
    </p>
  );
}

function Figures({ figures }: { figures: FiguresAnswer }) {
  const { pages, campaigns, sites } = figures;
  return (
    <div className="figures-sheet">
      <Headline figures={figures} />
      <VisitsSection figures={figures} />
      <RequestsSection figures={figures} />
      <WhenceSection
        title="Pages d’arrivée"
        subject="Page"
        table="pages"
        rows={pages}
        calm="Aucune visite n’a été comptée."
      />
      <WhenceSection
        title="Campagnes"
        subject="Campagne"
        table="campaigns"
        rows={campaigns}
        calm="Aucune visite n’est venue d’une campagne. Ajoutez utm_source, utm_medium et utm_campaign aux liens que vous partagez&nbsp;: chacune aura sa ligne ici."
      />
      <WhenceSection
        title="Sites qui mènent à vous"
        subject="Site"
        table="sites"
        rows={sites}
        calm="Aucune visite n’est venue d’un autre site."
      />
      <AnswersSection figures={figures} />
      <FormsSection figures={figures} />
      <VitalsSection figures={figures} />
      <p className="kit-note figures-how">
        Une visite est une page ouverte depuis l’extérieur du site. Rien n’y distingue un visiteur
        d’un autre&nbsp;: ni cookie, ni adresse, ni numéro. Les visiteurs qui demandent à ne pas
        être comptés ne le sont pas. {robotsSentence(figures.totals.robots)}
      </p>
    </div>
  );
}

function robotsSentence(robots: number): string {
  const apart = 'Les robots sont comptés à part';
  if (robots === 0) return `${apart}.`;
  return `${apart}\u00a0: ${robots === 1 ? 'une page vue' : `${writtenCount(robots)} pages vues`} sur cette période.`;
}

function isEmpty({ totals, totalsBefore, vitals, forms }: FiguresAnswer): boolean {
  const counts = [totals, totalsBefore].flatMap(({ visits, views, requests }) => [
    visits,
    views,
    requests,
  ]);
  return counts.every((count) => count === 0) && vitals.length === 0 && forms.length === 0;
}

function NothingCounted() {
  return (
    <NothingHere title="Rien à mesurer pour l’instant">
      Les visites de ces jours et les demandes qui en naissent s’afficheront ici, dès la première.
    </NothingHere>
  );
}

type Answers = FiguresAnswer['answers'];

/** Whether requests were answered within the time that was promised. */
function AnswersSection({ figures }: { figures: FiguresAnswer }) {
  const { answers, answersBefore } = figures;
  const isNone = [answers, answersBefore].every((all) => totalOf(all) === 0);
  return (
    <FiguresSection
      title="Réponses et promesse"
      note="Les demandes de projet et les messages, face au délai que vos pages annoncent."
      calm={isNone && 'Aucune demande n’attendait de réponse sur cette période.'}
    >
      <Share answers={answers} />
      <Table
        heads={['Réponse', 'Sur la période', 'Avant']}
        rows={[
          ...STATES.map(
            ({ state, label }) => [label, answers[state], answersBefore[state]] as const,
          ),
          [
            'Délai médian',
            answers.median && writtenTime(answers.median),
            answersBefore.median && writtenTime(answersBefore.median),
          ],
        ]}
      />
    </FiguresSection>
  );
}

const STATES = [
  { state: 'kept', label: 'Dans le délai promis' },
  { state: 'broken', label: 'Après le délai, ou en retard' },
  { state: 'waiting', label: 'Attendue, dans les temps' },
] as const;

function Share({ answers }: { answers: Answers }) {
  return (
    <div className="figures-share" aria-hidden="true">
      {STATES.map(
        ({ state }) =>
          answers[state] > 0 && (
            <span key={state} data-state={state} style={{ flexGrow: answers[state] }} />
          ),
      )}
    </div>
  );
}

function totalOf({ kept: inTime, broken, waiting }: Answers): number {
  return inTime + broken + waiting;
}

function FormsSection({ figures }: { figures: FiguresAnswer }) {
  const { forms, events, totals, totalsBefore } = figures;
  return (
    <>
      <FiguresSection
        title="Formulaires"
        file="forms"
        calm={forms.length === 0 && 'Aucun formulaire n’a été commencé.'}
      >
        <Table
          heads={['Formulaire', 'Commencés', 'Envoyés', 'Menés au bout']}
          rows={forms.map(({ kind, begun, sent }) => [
            kindName(kind),
            begun,
            sent,
            // A form that is sent without script is not counted as begun, so `sent` may exceed `begun`.
            writtenShare(sent > begun ? undefined : shareOf(sent, begun)),
          ])}
        />
      </FiguresSection>
      <FiguresSection
        title="Gestes"
        file={events.length > 0 ? 'events' : undefined}
        calm={events.length + totals.searches === 0 && 'Aucun geste n’a été compté.'}
      >
        <Table
          heads={['Geste', 'Sur la période', 'Avant']}
          rows={[
            ['Recherche dans le site', totals.searches, totalsBefore.searches],
            ...events.map(({ name, count, before }) => [eventName(name), count, before] as const),
          ]}
        />
      </FiguresSection>
    </>
  );
}

/** Google's bounds of good and of poor, https://web.dev/articles/vitals: LCP and INP in ms. */
const BOUNDS: Readonly<Record<Vital, { good: number; poor: number }>> = {
  LCP: { good: 2500, poor: 4000 },
  INP: { good: 200, poor: 500 },
  CLS: { good: 0.1, poor: 0.25 },
};

const NAMES: Readonly<Record<Vital, string>> = {
  LCP: 'Affichage (LCP)',
  INP: 'Réaction (INP)',
  CLS: 'Stabilité (CLS)',
};

/** The Core Web Vitals of real visits: loading, responsiveness and visual stability. */
function VitalsSection({ figures: { vitals } }: { figures: FiguresAnswer }) {
  return (
    <FiguresSection
      title="Vitesse ressentie"
      wide
      note="Les Core Web Vitals de vraies visites, une sur dix&nbsp;: trois visites sur quatre ont fait au moins aussi bien."
      file="vitals"
      calm={
        vitals.length === 0 &&
        'Aucune visite n’a été chronométrée. Une visite sur dix l’est, quand son navigateur sait le faire.'
      }
    >
      <Table
        scrollsAs="Vitesse de chaque page"
        heads={['Pages', ...VITALS.map((vital) => NAMES[vital]), 'Mesures']}
        rows={vitals.map(({ route, measured }) => [
          routeName(route),
          ...VITALS.map((vital) => measuredOf(measured.find((one) => one.vital === vital))),
          Math.max(...measured.map(({ measures }) => measures)),
        ])}
      />
    </FiguresSection>
  );
}

function measuredOf(measured: FiguresAnswer['vitals'][number]['measured'][number] | undefined) {
  if (!measured) return undefined;
  const { vital, value } = measured;
  const { good, poor } = BOUNDS[vital];
  const [state, word] =
    value <= good
      ? ['good', 'bon']
      : value <= poor
        ? ['watch', 'à améliorer']
        : ['failed', 'mauvais'];
  return (
    <span data-state={state} className="figures-vital">
      {writtenVital(vital, value)} <span className="state-word">{word}</span>
    </span>
  );
}
