/** The screens of the desk's own parts, each loaded when it is first shown. *Contenus* is its entry's. */
import { lazy } from 'react';
import type { Counts, Me } from '../../inbox/contract/api.ts';
import type { Part } from '../../staff/desk-places.ts';
import type { RequestsApi } from '../requests/api.ts';
import type { Navigation } from '../requests/navigation.ts';
import type { Agency } from '../sign-in/agency.ts';
import type { Live } from '../ui/live-answer.ts';
import type { Appearance } from './scheme.ts';

const home = () => import('../home/home-screen.tsx');
const requests = () => import('../requests/requests-tool.tsx');
const office = () => import('../sign-in/office-screens.tsx');

const LOADERS: Readonly<Record<Exclude<Part, 'content'>, () => Promise<unknown>>> = {
  home,
  requests,
  team: office,
  site: requests,
  account: office,
};

const HomeScreen = lazy(async () => ({ default: (await home()).HomeScreen }));
const RequestsTool = lazy(async () => ({ default: (await requests()).RequestsTool }));
const TeamScreen = lazy(async () => ({ default: (await office()).TeamScreen }));
const AccountScreen = lazy(async () => ({ default: (await office()).AccountScreen }));

/** Begins to load a part's screens before they are drawn. */
export function loadPart(part: Part): void {
  // An import that fails here fails again, and the person is told, when the screen is drawn.
  if (part !== 'content') LOADERS[part]().catch(() => {});
}

type PartScreenProps = {
  /** Not *Contenus*, which stays while others are shown. */
  part: Exclude<Part, 'content'>;
  api: RequestsApi;
  navigation: Navigation;
  agency: Agency;
  /** Of the content service; undefined where that is another site's, or the hosted one. */
  dataset: string | undefined;
  me: Me;
  counts: Pick<Live<Counts>, 'data' | 'reload'>;
  appearance: Appearance;
  onRenamed(): void;
};

export function PartScreen({ part, onRenamed, appearance, ...props }: PartScreenProps) {
  const { me, agency } = props;
  switch (part) {
    case 'home':
      return <HomeScreen {...props} counts={props.counts.data} />;
    case 'requests':
    case 'site':
      return <RequestsTool key={part} part={part} {...props} />;
    case 'team':
      return <TeamScreen agency={agency} me={me} />;
    case 'account':
      return (
        <AccountScreen agency={agency} me={me} appearance={appearance} onRenamed={onRenamed} />
      );
  }
}
