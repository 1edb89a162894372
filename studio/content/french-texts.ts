import { frFRLocale } from '@sanity/locale-fr-fr';
import {
  defineLocaleResourceBundle,
  type ImplicitLocaleResourceBundle,
  type LocaleResourceBundle,
  type PluginOptions,
} from 'sanity';

type Bundle = ImplicitLocaleResourceBundle | LocaleResourceBundle;

/**
 * French words for texts the French locale leaves in English or says in an unusual way: a file of `french/` for each namespace,
 * and `unnamed.json` for what the studio asks for by names its own English does not have either, which would be read aloud.
 *
 * Files that come in are « importés » and those that go out « téléchargés », where the locale has one word for both. A release is a
 * « publication groupée », as its tool is called. What is text within fields is not « en ligne ». Dates are left out where the
 * studio writes them in English, and what its maker's service alone does is not promised.
 */
export const completedFrench = [
  completed('studio', () => import('./french/studio.json')),
  completed('studio', () => import('./french/unnamed.json')),
  completed('structure', () => import('./french/structure.json')),
  completed('presentation', () => import('./french/presentation.json')),
  completed('vision', () => import('./french/vision.json')),
  completed('releases', () => import('./french/releases.json')),
  completed('singleDocRelease', () => import('./french/singleDocRelease.json')),
  completed('copy-paste', () => import('./french/copy-paste.json')),
  completed('validation', () => import('./french/validation.json')),
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

function completed(namespace: string, file: () => Promise<{ default: Record<string, string> }>) {
  const resources = async () => typeset((await file()).default);
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
