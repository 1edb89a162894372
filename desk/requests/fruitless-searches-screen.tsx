/** The terms visitors searched for in vain: what to write next, in their words. */
import type { FruitlessSearchList } from '../../inbox/contract/fruitless-searches.ts';
import { Button } from '../ui/button.tsx';
import { useLive, useNow } from '../ui/live-answer.ts';
import { Answered, NothingHere } from '../ui/states.tsx';
import { writtenDay } from '../ui/written-time.ts';
import { useDesk } from './desk.tsx';
import { SEARCHED_DAYS } from './location.ts';
import { Chip, focusTitle, WideScreen } from './wide-screen.tsx';

export function FruitlessSearchesScreen() {
  const { api, location, attempt } = useDesk();
  const { days } = location;
  const searches = useLive(`searches ${days}`, (signal) => api.fruitlessSearches(days, signal));

  const forget = (term: string) =>
    attempt(async () => {
      searches.put(await api.forgetFruitlessSearch(term, days));
      focusTitle();
      return `«\u00a0${term}\u00a0» est retiré. Le mot reviendra si on le cherche encore en vain.`;
    });

  return (
    <WideScreen
      title="Recherches sans résultat"
      note={
        <>
          Ce que vos visiteurs cherchent et ne trouvent pas. Le sujet vous concerne&#8239;? Écrivez
          la page qui manque. Vous en parlez déjà, avec d’autres mots&#8239;? Ajoutez le leur aux
          étiquettes du projet ou de l’article. Puis retirez-le d’ici.
        </>
      }
      filters={
        <nav className="kit-chips" aria-label="Choisir la période">
          {SEARCHED_DAYS.map((choice) => (
            <Chip key={choice} to={{ ...location, days: choice }} isChosen={choice === days}>
              {choice}&nbsp;jours
            </Chip>
          ))}
        </nav>
      }
    >
      <Answered answer={searches}>
        {({ items }) =>
          items.length === 0 ? <NothingSearched /> : <Searches items={items} onForget={forget} />
        }
      </Answered>
    </WideScreen>
  );
}

type SearchesProps = Pick<FruitlessSearchList, 'items'> & { onForget(term: string): void };

function Searches({ items, onForget }: SearchesProps) {
  const now = useNow();
  const most = Math.max(...items.map(({ count }) => count));
  return (
    <ol className="kit-rows searches" aria-label="Les plus cherchées d’abord">
      {items.map(({ term, count, lastDay }) => (
        <li key={term}>
          <p className="searches-term" lang="">
            {term}
          </p>
          <p className="searches-count">
            <meter className="kit-meter" min={0} max={most} value={count} aria-hidden="true" />
            <span>
              {count}&nbsp;{count > 1 ? 'recherches' : 'recherche'}
            </span>
          </p>
          <p className="kit-note">
            <span className="kit-unseen">La dernière </span>
            <time dateTime={lastDay}>{writtenDay(lastDay, now)}</time>
          </p>
          <Button
            look="bare"
            text="Retirer"
            aria-label={`Retirer «\u00a0${term}\u00a0» de la liste`}
            onClick={() => onForget(term)}
          />
        </li>
      ))}
    </ol>
  );
}

function NothingSearched() {
  const { days } = useDesk().location;
  const isAll = days === Math.max(...SEARCHED_DAYS);
  return (
    <NothingHere
      title={isAll ? 'Rien ne manque à vos visiteurs' : `Rien sur ces ${days}\u00a0jours`}
    >
      Un mot s’affiche ici quand trois recherches au moins l’ont demandé en vain&nbsp;: en dessous,
      ce pourrait être le nom de quelqu’un.
    </NothingHere>
  );
}
