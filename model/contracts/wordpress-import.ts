/** The report of an import from WordPress, for the desk and the command line: plain data, in French where people read it. */

/** The largest export that is taken, in bytes. */
export const LARGEST_EXPORT = 500 * 1024 * 1024;

/** The kinds of things an editor may want to look at, in the order of a report: title, and what to make of them. */
export const NOTE_WORDS = {
  page: {
    title: 'Pages que le site a déjà',
    advice:
      'Leur ancienne adresse mène à la page du site. Leur texte n’a pas été repris\u00a0: recopiez ce qui vous manque.',
  },
  article: {
    title: 'Pages devenues des articles',
    advice: 'Le site n’a pas de page pour elles\u00a0: leur texte est un article du blog.',
  },
  shortcode: {
    title: 'Codes entre crochets',
    advice:
      'Une extension de WordPress les remplaçait. Ils sont restés tels quels dans le texte\u00a0: retirez-les, ou écrivez ce qu’ils montraient.',
  },
  embed: {
    title: 'Vidéos, cartes et lecteurs',
    advice: 'Un lien est à leur place.',
  },
  removed: {
    title: 'Ce qui n’a pas d’équivalent',
    advice: 'Formulaires, scripts et blocs automatiques ne sont pas repris.',
  },
  table: {
    title: 'Tableaux',
    advice: 'Relisez-les\u00a0: une légende est attendue, et quatre colonnes au plus.',
  },
  picture: {
    title: 'Images et fichiers introuvables',
    advice:
      'Le texte est là sans eux. Relancé, l’import les cherche à nouveau et les range dans Médias\u00a0; leur place dans le texte est à refaire à la main.',
  },
  description: {
    title: 'Images à décrire',
    advice:
      'WordPress n’en avait pas de description\u00a0: celle du site vient de leur légende, de leur titre ou de leur nom de fichier.',
  },
  length: {
    title: 'Textes raccourcis',
    advice: 'Le texte d’origine est rappelé ici en entier.',
  },
  name: {
    title: 'Titres, adresses et dates de remplacement',
    advice: 'L’ancien manquait, ou servait déjà.',
  },
  left: {
    title: 'Non repris',
    advice: 'Ni texte ni redirection.',
  },
  redirect: {
    title: 'Anciennes adresses sans redirection',
    advice: 'À régler dans Contenus, Redirections, si des visiteurs les utilisent encore.',
  },
} as const satisfies Record<string, { title: string; advice: string }>;

export type NoteKind = keyof typeof NOTE_WORDS;

export type WordpressNote = {
  kind: NoteKind;
  /** The title of the post or page, or an old address. */
  where: string;
  what: string;
};

export type WordpressCounts = {
  /** Published posts, pages that became posts included. */
  articles: number;
  /** Articles that wait for a date to come. */
  planned: number;
  drafts: number;
  /** Documents that a former run brought in, or an editor made since: left as they are. */
  alreadyThere: number;
  people: number;
  categories: number;
  pictures: number;
  files: number;
  redirects: number;
  /** Comments, which are not taken. */
  comments: number;
};

export type WordpressReport = {
  /** The address of the WordPress site, and its name. */
  site: string;
  name: string;
  /** The import wrote nothing, and tells what it would bring. */
  isTrial: boolean;
  counts: WordpressCounts;
  notes: readonly WordpressNote[];
  /** The number of notes beyond those stored. */
  moreNotes: number;
};

export type WordpressProgress = {
  step: 'reading' | 'articles' | 'media' | 'redirects';
  done: number;
  /** Zero while it is not known. */
  total: number;
};

export const STEP_WORDS: Readonly<Record<WordpressProgress['step'], string>> = {
  reading: 'Lecture du fichier',
  articles: 'Articles et leurs images',
  media: 'Reste de la médiathèque',
  redirects: 'Redirections',
};

/** The state of the desk's import. */
export type WordpressState =
  | { is: 'nothing' }
  | { is: 'receiving' }
  | ({ is: 'looking through' | 'importing' } & WordpressProgress)
  /** The file waits on the server, and this is what it would bring. */
  | { is: 'looked through'; report: WordpressReport }
  | { is: 'done'; report: WordpressReport; endedAt: string }
  /** @param canGoOn whether the file is still there, and the import can be begun again without it */
  | { is: 'failed'; message: string; canGoOn: boolean };

/** « 480 articles publiés », in the order of a report, zeros left out. */
export function countedLines(counts: WordpressCounts): string[] {
  const lines: [number, one: string, more: string][] = [
    [counts.articles, 'article publié', 'articles publiés'],
    [counts.planned, 'article daté dans le futur', 'articles datés dans le futur'],
    [counts.drafts, 'brouillon', 'brouillons'],
    [counts.people, 'signature', 'signatures'],
    [counts.categories, 'rubrique', 'rubriques'],
    [counts.pictures, 'image', 'images'],
    [counts.files, 'fichier', 'fichiers'],
    [counts.redirects, 'redirection', 'redirections'],
    [counts.alreadyThere, 'document déjà là', 'documents déjà là'],
    [counts.comments, 'commentaire non repris', 'commentaires non repris'],
  ];
  return lines.flatMap(([count, one, more]) =>
    count === 0
      ? []
      : [`${new Intl.NumberFormat('fr-FR').format(count)}\u00a0${count < 2 ? one : more}`],
  );
}
