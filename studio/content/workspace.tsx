import { type ClientConfig, createClient, type SanityClient } from '@sanity/client';
import { type ColorHueKey, color as palette } from '@sanity/color';
import { Card, Text } from '@sanity/ui';
import { buildTheme, type RootTheme } from '@sanity/ui/theme';
import { useEffect, useSyncExternalStore } from 'react';
import { defer, type Observable, of, shareReplay } from 'rxjs';
import {
  type AuthState,
  type AuthStore,
  type CurrentUser,
  defineConfig,
  type NavbarProps,
} from 'sanity';
import { structureTool } from 'sanity/structure';
import { HelpBeside } from '../../desk/help/help-button.tsx';
import { toLogin } from '../../desk/shell/addresses.ts';
import type { Installation } from '../../desk/shell/installation.ts';
import { CONTENT_TOOLS } from '../../model/contracts/content-tools.ts';
import { isSingleton } from '../../model/document-types.ts';
import { pageOf } from '../../model/page-address.ts';
import { schemaTypes } from '../../model/schema/index.ts';
import { DEFAULT_BRAND } from '../../packages/drawings/brand/brand.ts';
import { tintedAs } from '../../packages/drawings/brand/tinted-as.ts';
import { LOGIN_PAGES, PARTS } from '../../staff/desk-addresses.ts';
import { administers, rolesNamed } from '../../staff/roles.ts';
import { media } from '../media/media-plugin.tsx';
import { review } from '../review/review-plugin.tsx';
import { seoPreview } from '../seo-preview/seo-preview-plugin.tsx';
import { API_VERSION } from './api-version.ts';
import { StudioLayout, ToolLayout } from './broken-screen.tsx';
import { waitingWrites } from './commits.ts';
import { deskOf, viewsOf } from './desk.ts';
import { actionsFor } from './document-actions.ts';
import { BlockItem, MarkedField, MarkedInput } from './form-components.tsx';
import { writeDatesInFrench } from './french-dates.ts';
import { completedFrench, typesetFrench } from './french-texts.ts';
import { KeptDocument } from './keep-on-leaving.tsx';
import { withPages } from './page-templates.ts';
import { EditorPlugin } from './paste/rich-text-input.tsx';
import { presentation } from './presentation/presentation.ts';
import { withNamedPlaces } from './problems-inspector.tsx';
import { queryTool } from './query-tool.tsx';

/** The configuration of the Studio: all document types, in French, without what only the hosted platform has. */
export function workspaceOf(installation: Installation) {
  const { agencyName, projectId, dataset, hosted } = installation;
  writeDatesInFrench();
  return defineConfig({
    name: 'default',
    title: agencyName,
    icon: () => <img src="/favicon.svg" alt={PARTS.content.label} />,
    basePath: PARTS.content.address,
    theme: brandTheme(),
    projectId,
    dataset,
    ...(!hosted && embedded(installation)),
    schema: { types: schemaTypes, templates: withPages },
    plugins: [
      structureTool({
        title: PARTS.content.label,
        structure: deskOf(installation),
        defaultDocumentNode: viewsOf,
      }),
      media(),
      review(),
      seoPreview(),
      ...(hosted ? [] : [presentation()]),
      typesetFrench(),
    ],
    tools: (given, { currentUser }) => {
      const roles = rolesNamed(currentUser?.roles.map(({ name }) => name) ?? []);
      const tools = given.map((tool) =>
        // The Studio's own title of this tool is always in English.
        tool.name === 'releases' ? { ...tool, title: CONTENT_TOOLS.releases } : tool,
      );
      return administers({ roles }) ? [...tools, queryTool(dataset)] : tools;
    },
    i18n: { bundles: completedFrench },
    studio: {
      components: {
        navbar: (props) => <StudioNavbar {...props} hosted={hosted} />,
        layout: StudioLayout,
        activeToolLayout: ToolLayout,
      },
    },
    form: {
      components: {
        field: MarkedField,
        input: MarkedInput,
        item: BlockItem,
        portableText: { plugins: EditorPlugin },
      },
    },
    document: {
      actions: actionsFor(hosted),
      inspectors: withNamedPlaces,
      components: { unstable_layout: KeptDocument },
      // The menu "new document" leaves out types that have a single document.
      newDocumentOptions: (options) => options.filter(({ templateId }) => !isSingleton(templateId)),
      productionUrl: async (_, { document }) => {
        const page = pageOf(document);
        return page && new URL(page, location.origin).href;
      },
      comments: { enabled: false },
    },
    releases: { enabled: !hosted },
    scheduledDrafts: { enabled: !hosted },
    // Only the service's events API tells what was added to a release, scheduled and postponed.
    beta: { eventsAPI: { releases: true } },
    scheduledPublishing: { enabled: false },
    tasks: { enabled: false },
    announcements: { enabled: false },
    mediaLibrary: { enabled: false },
    apps: { canvas: { enabled: false } },
  });
}

/** The settings for the embedded service: it answers at the address this page came from, to the cookie of our own login. */
function embedded(installation: Installation) {
  const { origin } = location;
  return {
    apiHost: origin,
    unstable_clientFactory: (options: ClientConfig) =>
      createClient({
        ...options,
        // The option must not be undefined: the Studio leaves the version to us.
        apiVersion: options.apiVersion ?? API_VERSION,
        apiHost: origin,
        useProjectHostname: false,
      }),
    auth: createStaffSession(installation),
  };
}

/** Makes the session of the studio from our own login, the cookie of `/studio/connexion`. */
function createStaffSession({ projectId, dataset }: Installation): AuthStore {
  const client = createClient({
    projectId,
    dataset,
    apiVersion: API_VERSION,
    apiHost: location.origin,
    useProjectHostname: false,
    useCdn: false,
    withCredentials: true,
    // Clients without a perspective need drafts too: otherwise a draft could not be deleted.
    perspective: 'raw',
  });
  return {
    state: currentState(client),
    // A token must be given, even null: parts of the Studio would look for a cookie of sanity.io otherwise.
    token: of(null),
    LoginComponent: ToLogin,
    async logout() {
      await client.request({ method: 'POST', url: '/auth/logout' });
      location.assign(LOGIN_PAGES.login);
    },
  };
}

function currentState(client: SanityClient): Observable<AuthState> {
  return defer(async () => {
    const user = await client.request<Partial<CurrentUser>>({ url: '/users/me' });
    return { client, authenticated: Boolean(user.id), currentUser: isUser(user) ? user : null };
  }).pipe(shareReplay(1));
}

function isUser(user: Partial<CurrentUser>): user is CurrentUser {
  return typeof user.id === 'string' && Array.isArray(user.roles);
}

/** Leads to the login, which returns to the requested page. */
function ToLogin() {
  useEffect(toLogin, []);
  return null;
}

type StudioNavbarProps = NavbarProps & {
  /** Whether the hosted service has the accounts: people log out in its own menu. */
  hosted: boolean;
};

/** The studio's own bar, under the desk's; `content.css` hides what that has, and the maker's ways out. */
function StudioNavbar({ renderDefault, hosted, ...props }: StudioNavbarProps) {
  const unsaved = useSyncExternalStore(waitingWrites.subscribe, waitingWrites.any);
  return (
    <>
      <div role="status">{unsaved && <Unsaved />}</div>
      <div className="content-bar" data-hosted={hosted ? '' : undefined}>
        {renderDefault({ ...props, renderDefault })}
        <HelpBeside />
      </div>
    </>
  );
}

function Unsaved() {
  return (
    <Card borderBottom padding={3} tone="caution">
      <Text align="center" size={1}>
        Le serveur ne répond pas. Ce que vous écrivez sera enregistré dès son retour : laissez cet
        onglet ouvert.
      </Text>
    </Card>
  );
}

/** The library's hues that follow a colour of the brand. The others carry a meaning, as red does for an error. */
const FOLLOWS = [
  ['blue', 'majorelle'],
  ['purple', 'nuit'],
  ['gray', 'encre'],
] as const satisfies readonly (readonly [ColorHueKey, keyof typeof DEFAULT_BRAND.colors])[];

/**
 * Returns the theme in the colours that the server wrote on the document (`server/brand/desk-brand.ts`), or the
 * default's. Each tint keeps its luminance, and so the contrasts of the library; buttons have the desk's exact blue.
 */
function brandTheme(): RootTheme {
  const { style } = document.documentElement;
  const hues = FOLLOWS.map(([hue, name]) => {
    const color = style.getPropertyValue(`--${name}`) || DEFAULT_BRAND.colors[name];
    const tints = Object.entries(palette[hue]).map(([key, tint]) => [
      key,
      tintedAs(typeof tint === 'string' ? tint : tint.hex, {
        color,
        than: DEFAULT_BRAND.colors[name],
      }),
    ]);
    return [
      hue,
      { ...Object.fromEntries(tints), ...(hue === 'blue' && { 500: color, 600: color }) },
    ];
  });
  const { font } = buildTheme().v2 ?? {};
  return buildTheme({
    palette: { ...palette, ...Object.fromEntries(hues) },
    color: AS_THE_DESK,
    ...(font && { font: { ...font, heading: { ...font.heading, family: TITLES } } }),
  });
}

/** What the desk colours otherwise: its one primary is blue, and what is open in a list is tinted. */
const AS_THE_DESK: NonNullable<Parameters<typeof buildTheme>[0]>['color'] = {
  button: {
    default: {
      default: {
        '*': { _hue: 'blue', bg: ['500', '400'] },
        hovered: { bg: ['600', '300'] },
        pressed: { bg: ['700', '300'] },
      },
    },
  },
  selectable: {
    default: {
      selected: {
        _hue: 'blue',
        _blend: ['multiply', 'screen'],
        bg: ['100', '900'],
        fg: ['gray/900', 'gray/100'],
        icon: ['gray/700', 'gray/300'],
        muted: { fg: ['gray/700', 'gray/300'] },
        avatar: {
          '*': { _blend: ['screen', 'multiply'], bg: ['500', '400'], fg: ['white', 'black'] },
        },
      },
    },
  },
};

const TITLES = 'var(--title-family)';
