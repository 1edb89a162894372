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
import { kindName } from '../../inbox/kinds/kinds.ts';
import { daySpan } from '../../packages/kit/calendar/written-day.ts';
import { RequestsSection, VisitsSection } from './chart-sections.tsx';
import { FiguresSection, Table } from './figures-section.tsx';
import { Headline } from './headline.tsx';
import { VitalsSection } from './vitals-section.tsx';
import { WhenceSection } from './whence-section.tsx';
import { eventName, shareOf, writtenCount, writtenShare, writtenTime } from './written-figures.ts';

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
      <Table heads={['Réponse', 'Sur la période', 'Avant']}>
        {STATES.map(({ state, label }) => (
          <tr key={state}>
            <th scope="row">{label}</th>
            <td>{writtenCount(answers[state])}</td>
            <td>{writtenCount(answersBefore[state])}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">Délai médian</th>
          <td>{answers.median === null ? '–' : writtenTime(answers.median)}</td>
          <td>{answersBefore.median === null ? '–' : writtenTime(answersBefore.median)}</td>
        </tr>
      </Table>
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
        <Table heads={['Formulaire', 'Commencés', 'Envoyés', 'Menés au bout']}>
          {forms.map(({ kind, begun, sent }) => (
            <tr key={kind}>
              <th scope="row">{kindName(kind)}</th>
              <td>{writtenCount(begun)}</td>
              <td>{writtenCount(sent)}</td>
              {/* Sent without script, a form is not seen to begin. */}
              <td>{writtenShare(sent > begun ? undefined : shareOf(sent, begun))}</td>
            </tr>
          ))}
        </Table>
      </FiguresSection>
      <FiguresSection
        title="Gestes"
        file={events.length > 0 ? 'events' : undefined}
        calm={events.length + totals.searches === 0 && 'Aucun geste n’a été compté.'}
      >
        <Table heads={['Geste', 'Sur la période', 'Avant']}>
          <tr>
            <th scope="row">Recherche dans le site</th>
            <td>{writtenCount(totals.searches)}</td>
            <td>{writtenCount(totalsBefore.searches)}</td>
          </tr>
          {events.map(({ name, count, before }) => (
            <tr key={name}>
              <th scope="row">{eventName(name)}</th>
              <td>{writtenCount(count)}</td>
              <td>{writtenCount(before)}</td>
            </tr>
          ))}
        </Table>
      </FiguresSection>
    </>
  );
}
