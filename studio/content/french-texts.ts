import { frFRLocale } from '@sanity/locale-fr-fr';
import {
  defineLocaleResourceBundle,
  type ImplicitLocaleResourceBundle,
  type LocaleResourceBundle,
  type PluginOptions,
} from 'sanity';

type Bundle = ImplicitLocaleResourceBundle | LocaleResourceBundle;

/** French words for texts the French locale leaves in English or says in an unusual way. */
export const completedFrench = [
  completed('studio', async () => (await import('./french-studio.ts')).FRENCH_STUDIO),
  completed('studio', async () => (await import('./french-inputs.ts')).FRENCH_INPUTS),
  completed('studio', async () => (await import('./french-unnamed.ts')).FRENCH_UNNAMED),
  completed('structure', async () => (await import('./french-structure.ts')).FRENCH_STRUCTURE),
  completed(
    'presentation',
    async () => (await import('./french-presentation.ts')).FRENCH_PRESENTATION,
  ),
  completed('vision', async () => (await import('./french-vision.ts')).FRENCH_VISION),
  completed('studio', async () => (await import('./french-scheduling.ts')).FRENCH_SCHEDULING),
  completed('releases', async () => (await import('./french-releases.ts')).FRENCH_RELEASES),
  completed('releases', async () => {
    return (await import('./french-release-dialogs.ts')).FRENCH_RELEASE_DIALOGS;
  }),
  completed('singleDocRelease', async () => {
    return (await import('./french-scheduling.ts')).FRENCH_SCHEDULED_DRAFTS;
  }),
  completed('copy-paste', async () => (await import('./french-copy-paste.ts')).FRENCH_COPY_PASTE),
  completed('validation', async () => (await import('./french-validation.ts')).FRENCH_VALIDATION),
];

/** The French locale itself, set as a typographer would: it comes with straight quotes and breaking spaces. */
export function typesetFrench(): PluginOptions {
  const plugin = frFRLocale();
  const locales = Array.isArray(plugin.i18n?.locales) ? plugin.i18n.locales : [];
  return {
    ...plugin,
    i18n: {
      locales: locales.map((locale) => ({
        ...locale,
        bundles: locale.bundles?.map((bundle) => ({
          ...bundle,
          resources: async () => typeset(await textsOf(bundle)),
        })),
      })),
    },
  };
}

/** The texts of a bundle, however it brings them. */
export async function textsOf({ resources }: Bundle): Promise<Record<string, string>> {
  const loaded = typeof resources === 'function' ? await resources() : resources;
  const texts = 'default' in loaded ? loaded.default : loaded;
  return Object.fromEntries(
    Object.entries(texts).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

function completed(namespace: string, texts: () => Promise<Record<string, string>>) {
  const resources = async () => typeset(await texts());
  return defineLocaleResourceBundle({ locale: 'fr-FR', namespace, resources });
}

function typeset(texts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, typesetText(text)]));
}

function typesetText(text: string): string {
  return text
    .replaceAll('...', '…')
    .replaceAll("'", '’')
    .replace(/["“]([^"“”]*)["”]/g, '« $1 »')
    .replace(/ (?=[;!?])/g, '\u202F')
    .replace(/ (?=[:»])|(?<=«) /g, '\u00A0');
}
