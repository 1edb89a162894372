/** The smallest Studio of another team: default settings, and what packages/content-service/README.md says of pointing one at it. */
import { createClient } from '@sanity/client';
import { defineArrayMember, defineConfig, defineField, defineType } from 'sanity';
import { structureTool } from 'sanity/structure';

/** Written into the page by who serves it: the port of a test's service is known when it runs. */
const apiHost = document.querySelector<HTMLMetaElement>('meta[name="content-service"]')?.content;

const service = defineType({
  name: 'service',
  type: 'document',
  fields: [defineField({ name: 'title', type: 'string' })],
});

const note = defineType({
  name: 'note',
  type: 'document',
  fields: [
    defineField({ name: 'title', type: 'string' }),
    defineField({ name: 'about', type: 'reference', to: [{ type: 'service' }] }),
    defineField({ name: 'body', type: 'array', of: [defineArrayMember({ type: 'block' })] }),
  ],
});

export default defineConfig({
  projectId: 'agence',
  dataset: 'production',
  apiHost,
  unstable_clientFactory: ({ apiVersion = '2025-02-19', ...options }) =>
    createClient({ ...options, apiVersion, apiHost, useProjectHostname: false }),
  plugins: [structureTool()],
  schema: { types: [note, service] },
});
