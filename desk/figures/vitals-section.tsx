/** Core Web Vitals of real visits: how soon a page is seen, answers, and stands still. */
import type { FiguresAnswer } from '../../inbox/contract/figures.ts';
import { VITALS, type Vital } from '../../inbox/forms/beacon.ts';
import { FiguresSection, Table } from './figures-section.tsx';
import { routeName, writtenCount, writtenVital } from './written-figures.ts';

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

export function VitalsSection({ figures: { vitals } }: { figures: FiguresAnswer }) {
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
      >
        {vitals.map(({ route, measured }) => (
          <tr key={route}>
            <th scope="row">{routeName(route)}</th>
            {VITALS.map((vital) => (
              <Measured key={vital} measured={measured.find((one) => one.vital === vital)} />
            ))}
            <td>{writtenCount(Math.max(...measured.map(({ measures }) => measures)))}</td>
          </tr>
        ))}
      </Table>
    </FiguresSection>
  );
}

type MeasuredProps = {
  measured: FiguresAnswer['vitals'][number]['measured'][number] | undefined;
};

function Measured({ measured }: MeasuredProps) {
  if (!measured) return <td>–</td>;
  const { vital, value } = measured;
  const { good, poor } = BOUNDS[vital];
  const [state, word] =
    value <= good
      ? ['good', 'bon']
      : value <= poor
        ? ['watch', 'à améliorer']
        : ['failed', 'mauvais'];
  return (
    <td data-state={state} className="figures-vital">
      {writtenVital(vital, value)} <span className="state-word">{word}</span>
    </td>
  );
}
