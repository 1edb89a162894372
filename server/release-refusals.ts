/** Words why a scheduled release was not published, as its editors read it in *Publications groupées*. */
import type { WordRefusal } from '../packages/content-service/index.ts';

export const wordRefusal: WordRefusal = ({ type, message, details }, documentOf) => {
  const name = (id: unknown) => {
    // The title of a document that is not published is in its draft.
    const title = titleOf(documentOf(String(id)) ?? documentOf(`drafts.${id}`));
    return `«\u00a0${title ?? String(id)}\u00a0»`;
  };
  const one = name(details.id);
  switch (type) {
    case 'documentHasExistingReferencesError': {
      const [by] = Array.isArray(details.referencingIDs) ? details.referencingIDs : [];
      return `${one} ne peut pas être dépublié\u00a0: ${name(by)} y fait référence.`;
    }
    case 'documentReferenceDoesNotExistError':
      return `${one} fait référence à un document qui n’est pas publié\u00a0: ${name(details.referenceID)}. Publiez-le d’abord, ou ajoutez-le à la publication groupée.`;
    case 'documentTypeMismatchError':
      return `${one} est publié sous un autre type de document\u00a0: retirez-le de la publication groupée, puis créez un nouveau document.`;
    case 'documentTooLargeError':
      return `${one} est trop long pour être publié.`;
    default:
      return `La publication groupée n’a pas pu être publiée. Réponse du service\u00a0: ${message}`;
  }
};

/** Returns the name by which editors know a document: its title, or the field that its type has instead. */
function titleOf(document: Readonly<Record<string, unknown>> | undefined): string | undefined {
  const { title, name, subject } = document ?? {};
  return [title, name, subject].find((text): text is string => typeof text === 'string');
}
