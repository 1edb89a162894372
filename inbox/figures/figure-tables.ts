/** The tables of the page of figures as rows of a file, in the words of the screen. */
import {
  CHANNEL_WORDS,
  CHANNELS,
  type FigureTable,
  subjectWord,
} from '../contract/figure-words.ts';
import type { FiguresAnswer, Whence } from '../contract/figures.ts';
import { VITALS } from '../forms/beacon.ts';
import { kindName } from '../kinds/kinds.ts';

type Table = { header: readonly string[]; rows: readonly (readonly (string | number)[])[] };

export function tableOf(figures: FiguresAnswer, table: FigureTable): Table {
  switch (table) {
    case 'days':
      return {
        header: ['Jour', 'Visites', 'Visites avant', 'Pages vues'],
        rows: figures.days.map(({ day, visits, visitsBefore, views }) => [
          day,
          visits,
          visitsBefore ?? '',
          views,
        ]),
      };
    case 'weeks':
      return {
        header: ['Semaine du', ...CHANNELS.map((channel) => CHANNEL_WORDS[channel])],
        rows: figures.weeks.map(({ week, requests }) => [
          week,
          ...CHANNELS.map((channel) => requests[channel]),
        ]),
      };
    case 'pages':
      return whence('Page', figures.pages);
    case 'campaigns':
      return whence('Campagne', figures.campaigns);
    case 'sites':
      return whence('Site', figures.sites);
    case 'forms':
      return {
        header: ['Formulaire', 'Commencés', 'Envoyés'],
        rows: figures.forms.map(({ kind, begun, sent }) => [kindName(kind), begun, sent]),
      };
    case 'events':
      return {
        header: ['Geste', 'Nombre', 'Avant'],
        rows: figures.events.map(({ name, count, before }) => [subjectWord(name), count, before]),
      };
    case 'vitals':
      return {
        header: ['Pages', ...VITALS, ...VITALS.map((vital) => `Mesures ${vital}`)],
        rows: figures.vitals.map(({ route, measured }) => {
          const of = VITALS.map((vital) => measured.find((one) => one.vital === vital));
          return [
            route,
            ...of.map((one) => one?.value ?? ''),
            ...of.map((one) => one?.measures ?? 0),
          ];
        }),
      };
  }
}

function whence(subject: string, rows: readonly Whence[]): Table {
  return {
    header: [subject, 'Visites', 'Demandes', 'Visites avant', 'Demandes avant'],
    rows: rows.map((row) => [
      row.subject === '' ? 'En direct' : subjectWord(row.subject),
      row.visits,
      row.requests,
      row.visitsBefore,
      row.requestsBefore,
    ]),
  };
}
