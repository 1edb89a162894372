import type { ArrayRule, ValidationContext } from '@sanity/types';

/** The API version the rule asks in. */
const API_VERSION = '2025-02-19';

/** A rule: each case study of a list has a measured figure, because the page leaves out one without it. */
export function measuredProjects(rule: ArrayRule<unknown[]>): ArrayRule<unknown[]> {
  return rule
    .custom(async (list, { document, getClient }) => {
      if (!list || !document) return true;
      const titles = await withoutFigure(list, { getClient });
      return titles.length === 0
        ? true
        : `Sans chiffre mesuré, donc pas sur la page\u00a0: ${titles.join(', ')}.`;
    })
    .warning();
}

/** Titles of the case studies that a list refers to and that have no figure. */
export async function withoutFigure(
  list: readonly unknown[],
  { getClient }: Pick<ValidationContext, 'getClient'>,
): Promise<string[]> {
  return getClient({ apiVersion: API_VERSION }).fetch(
    '*[_type == "portfolio" && _id in $ids && !defined(metrics[0].value)].title',
    { ids: list.map((item) => referredTo(item)) },
  );
}

function referredTo(item: unknown): unknown {
  return typeof item === 'object' && item !== null ? Reflect.get(item, '_ref') : undefined;
}
