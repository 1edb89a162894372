/** The page of figures: what visits bring, compared with the time before. */
import type { ReactNode } from 'react';
import { PERIOD_WORDS, type Period } from '../../inbox/contract/figure-words.ts';
import type { FiguresAnswer } from '../../inbox/contract/figures.ts';
import { codesOf } from '../../inbox/contract/states.ts';
import { useDesk } from '../requests/desk.ts';
import { DeskLink } from '../requests/desk-link.tsx';
import { useLive } from '../ui/live-answer.ts';
import { Answered, NothingHere } from '../ui/states.tsx';
import { AnswersSection } from './answers-section.tsx';
import './figures.css';
import { FormsSection } from './forms-section.tsx';
import { Headline } from './headline.tsx';
import { RequestsSection } from './requests-section.tsx';
import { VisitsSection } from './visits-section.tsx';
import { VitalsSection } from './vitals-section.tsx';
import { WhenceSection } from './whence-section.tsx';
import { writtenSpan } from './written-figures.ts';

export function FiguresScreen() {
  const { api, place } = useDesk();
  const { period } = place;
  const figures = useLive(`figures ${period}`, (signal) => api.figures(period, signal), {
    once: true,
  });
  return (
    <section className="requests-list requests-wide figures" aria-labelledby="requests-box">
      {/* The head scrolls along: a region that scrolls needs something in it that takes the focus. */}
      <div className="requests-scroll">
        <header className="screen-head figures-head">
          <div className="screen-title">
            <h1 id="requests-box" tabIndex={-1}>
              Mesures
            </h1>
          </div>
          <nav className="kit-chips" aria-label="Choisir la période">
            {codesOf(PERIOD_WORDS).map((choice) => (
              <DeskLink
                key={choice}
                to={{ ...place, period: choice }}
                current={choice === period ? 'true' : undefined}
              >
                {PERIOD_WORDS[choice].label}
              </DeskLink>
            ))}
          </nav>
          {figures.data && <Compared {...figures.data} />}
        </header>
        <Answered answer={figures} what="Lecture des mesures">
          {(found) =>
            isEmpty(found) ? <NothingCounted /> : <Figures figures={found} period={period} />
          }
        </Answered>
      </div>
    </section>
  );
}

function Compared({ period, before }: Pick<FiguresAnswer, 'period' | 'before'>): ReactNode {
  return (
    <p className="kit-note">
      {writtenSpan(period)} · comparé à&nbsp;: {writtenSpan(before)}
    </p>
  );
}

function Figures({ figures, period }: { figures: FiguresAnswer; period: Period }) {
  const { pages, campaigns, sites } = figures;
  return (
    <div className="figures-sheet">
      <Headline figures={figures} />
      <VisitsSection figures={figures} period={period} />
      <RequestsSection figures={figures} period={period} />
      <WhenceSection
        title="Pages d’arrivée"
        subject="Page"
        table="pages"
        rows={pages}
        period={period}
        calm="Aucune visite n’a été comptée."
      />
      <WhenceSection
        title="Campagnes"
        subject="Campagne"
        table="campaigns"
        rows={campaigns}
        period={period}
        calm="Aucune visite n’est venue d’une campagne. Ajoutez utm_source, utm_medium et utm_campaign aux liens que vous partagez&nbsp;: chacune aura sa ligne ici."
      />
      <WhenceSection
        title="Sites qui mènent à vous"
        subject="Site"
        table="sites"
        rows={sites}
        period={period}
        calm="Aucune visite n’est venue d’un autre site."
      />
      <AnswersSection figures={figures} />
      <FormsSection figures={figures} period={period} />
      <VitalsSection figures={figures} period={period} />
      <p className="kit-note figures-how">
        Une visite est une page ouverte depuis l’extérieur du site. Rien n’y distingue un visiteur
        d’un autre&nbsp;: ni cookie, ni adresse, ni numéro. Les visiteurs qui demandent à ne pas
        être comptés ne le sont pas. {robotsSentence(figures.totals.robots)}
      </p>
    </div>
  );
}

function robotsSentence(robots: number): string {
  if (robots === 0) return 'Les robots sont comptés à part.';
  const count = new Intl.NumberFormat('fr-FR').format(robots);
  return robots === 1
    ? 'Les robots sont comptés à part\u00a0: une page vue sur cette période.'
    : `Les robots sont comptés à part\u00a0: ${count} pages vues sur cette période.`;
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
