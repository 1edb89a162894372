import type { IssueContent } from '../mailings/issue-content.ts';

/** A newsletter issue with everything an editor can put into one. */
export function issueContent(changes: Partial<IssueContent> = {}): IssueContent {
  return {
    subject: 'Le café qui filmait à midi',
    preheader: 'Un projet démonté, un chiffre, une erreur.',
    page: 'https://agence.example/newsletter/le-cafe-qui-filmait-a-midi',
    body: [
      paragraph('Bonjour à vous,'),
      { ...paragraph('Un projet démonté'), style: 'h2' },
      {
        ...paragraph('Le film entier'),
        markDefs: [{ _type: 'link', _key: 'film', href: 'https://agence.example/work/midi' }],
        children: [{ _type: 'span', text: 'Le film entier', marks: ['film', 'strong'] }],
      },
      { ...paragraph('Tourner avant onze heures'), listItem: 'bullet', level: 1 },
      { ...paragraph('Ou attendre quinze heures'), listItem: 'bullet', level: 1 },
      { ...paragraph('On croyait que midi serait vide.'), style: 'blockquote' },
      {
        _type: 'picture',
        _key: 'p',
        picture: {
          src: 'https://agence.example/images/salle.jpg',
          width: 720,
          height: 480,
          alt: 'La salle à midi',
        },
        caption: 'Midi pile.',
      },
      {
        _type: 'table',
        _key: 't',
        caption: 'Vues',
        columns: ['Heure', 'Vues'],
        rows: [['12\u00a0h', '4\u00a0200']],
      },
      { _type: 'codeBlock', _key: 'c', code: '<a href="#midi">' },
    ],
    chosen: [
      {
        noun: 'Article',
        title: 'Filmer à midi',
        text: 'La lumière, les plateaux, le bruit.',
        address: 'https://agence.example/blog/filmer-a-midi',
      },
    ],
    ...changes,
  };
}

export function paragraph(text: string) {
  return {
    _type: 'block' as const,
    _key: text,
    style: 'normal' as const,
    markDefs: [],
    children: [{ _type: 'span' as const, text, marks: [] }],
  };
}
