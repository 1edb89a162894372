import { type ClientConfig, createClient } from '@sanity/client';
import { defineConfig } from 'sanity';
import { structureTool } from 'sanity/structure';
import type { Installation } from '../../desk/shell/installation.ts';

import { CONTENT_TOOLS } from '../../model/contracts/content-tools.ts';
import { isSingleton } from '../../model/document-types.ts';
import { pageOf } from '../../model/page-address.ts';
import { schemaTypes } from '../../model/schema/index.ts';
import { PARTS } from '../../staff/desk-addresses.ts';
import { administers, rolesNamed } from '../../staff/roles.ts';
import { media } from '../media/media-plugin.tsx';
import { review } from '../review/review-plugin.tsx';
import { found } from '../seo-preview/found-plugin.tsx';
import { API_VERSION } from './api-version.ts';
import { BlockItem } from './block-item.tsx';
import { brandTheme } from './brand-theme.ts';
import { StudioLayout, ToolLayout } from './broken-screen.tsx';
import { deskOf, viewsOf } from './desk.ts';
import { actionsFor } from './document-actions.ts';
import { writeDatesInFrench } from './french-dates.ts';
import { completedFrench, typesetFrench } from './french-texts.ts';
import { KeptDocument } from './keep-on-leaving.tsx';
import { MarkedField, MarkedInput } from './marked-field.tsx';
import { withPages } from './page-templates.ts';
import { EditorPlugin } from './paste/editor-slot.tsx';
import { presentation } from './presentation/presentation.ts';
import { withNamedPlaces } from './problems-inspector.tsx';
import { queryTool } from './query-tool.tsx';
import { createStaffSession } from './staff-session.tsx';
import { StudioNavbar } from './studio-navbar.tsx';

/** One workspace: all document types, in French, without what only the hosted platform has. */
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
      found(),
      ...(hosted ? [] : [presentation()]),
      typesetFrench(),
    ],
    tools: (given, { currentUser }) => {
      const roles = rolesNamed(currentUser?.roles.map(({ name }) => name) ?? []);
      const tools = given.map((tool) =>
        // The studio writes the title of this tool in English for good.
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
      // Of what there is one of, no second is offered.
      newDocumentOptions: (options) => options.filter(({ templateId }) => !isSingleton(templateId)),
      productionUrl: async (_, { document }) => {
        const page = pageOf(document);
        return page && new URL(page, location.origin).href;
      },
      comments: { enabled: false },
    },
    releases: { enabled: !hosted },
    scheduledDrafts: { enabled: !hosted },
    // What was added, scheduled and put off is in the service's events alone.
    beta: { eventsAPI: { releases: true } },
    scheduledPublishing: { enabled: false },
    tasks: { enabled: false },
    announcements: { enabled: false },
    mediaLibrary: { enabled: false },
    apps: { canvas: { enabled: false } },
  });
}

/** Our own service answers at the address this page came from, to the cookie of our own login. */
function embedded(installation: Installation) {
  const { origin } = location;
  return {
    apiHost: origin,
    unstable_clientFactory: (options: ClientConfig) =>
      createClient({
        ...options,
        // Named without a value where the studio leaves it to us.
        apiVersion: options.apiVersion ?? API_VERSION,
        apiHost: origin,
        useProjectHostname: false,
      }),
    auth: createStaffSession(installation),
  };
}
