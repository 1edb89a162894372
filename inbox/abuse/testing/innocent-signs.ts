/** Honest messages with two or three signs at once that accompany spam: each was set apart by a sum of them. */
import type { FieldValues } from '../../form-schema.ts';
import type { RequestKind } from '../../kinds/kinds.ts';

type Innocent = { why: string; kind: RequestKind; fields: FieldValues };

const message = (why: string, text: string, company = '', name = 'Salma Bennis'): Innocent => ({
  why,
  kind: 'contact-message',
  fields: { name, email: 'salma@courrier.example', company, message: text },
});

const pages = Array.from({ length: 14 }, (_, index) => `https://maison.example/page-${index}`);

export const INNOCENT_SIGNS: readonly Innocent[] = [
  message(
    'a budget and three sites',
    'Bonjour, nous dépensons 3 000 € par mois en publicité et voulons changer d’agence. Notre site et deux concurrents :\nhttps://atelier-un.example/\nhttps://atelier-deux.example/\nhttps://atelier-trois.example/',
  ),
  message(
    'an independent whose company bears her name, with two links',
    'Bonjour, je suis photographe indépendante. Mon site et un exemple que j’aime :\nhttps://photo-un.example/\nhttps://photo-deux.example/',
    'Salma Bennis',
  ),
  message(
    'a loyalty card’s welcome bonus, with one’s own site',
    'Bonjour, nous voulons une page qui présente le bonus de bienvenue de notre carte de fidélité. Notre site : https://epicerie.example',
  ),
  message(
    'a company written in one word',
    'Bonjour, notre boulangerie cherche un site. Ce que nous aimons :\nhttps://pain-un.example/\nhttps://pain-deux.example/',
    'MaBoulangerieEnLigne',
  ),
  message(
    'a warning in the words of a swindler, from somebody who wants no click',
    'Bonjour, votre certificat SSL est expiré sur la page contact, Firefox m’affiche une erreur. Je vous le signale !',
  ),
  message('two such names', 'Bonjour, il nous faut un site.', 'AtlasTrekkingMaroc', 'ElAmraniBTP'),
  message(
    'soft hyphens pasted from a page',
    'Bonjour, nous cher\u00adchons une agence pour notre res\u00adtaurant et sa com\u00admunication.\nhttps://table-un.example/\nhttps://table-deux.example/',
  ),
  message('fourteen pages of one site', `Bonjour, voici les pages à refaire : ${pages.join(' ')}`),
  message('fourteen pages and no word', pages.join(' ')),
  message(
    'a short link and four sites',
    'Bonjour, notre cahier des charges : https://bit.ly/cahier-exemple\nNos concurrents : https://a.example https://b.example https://c.example https://d.example',
  ),
  message(
    'a restaurant writing in Chinese, with its site',
    '您好，我们是一家卡萨布兰卡的中国餐厅，想请贵公司制作网站和社交媒体内容。我们的网站：https://canting.example',
  ),
  message(
    'a studio writing in Russian, in capitals, with three sites',
    'ЗДРАВСТВУЙТЕ, МЫ СТУДИЯ ИЗ КАЗАНИ, СНИМАЕМ ФИЛЬМ В МАРРАКЕШЕ: https://a-studio.example https://b-studio.example https://c-studio.example',
  ),
  {
    why: 'a candidate for SEO who writes like one',
    kind: 'short-application',
    fields: {
      name: 'Hugo',
      email: 'hugo@courrier.example',
      position: 'SEO',
      motivation:
        'Trois ans de SEO : 120 quality backlinks obtenus, guest posts on DA 50+ sites, audit technique. Mon portfolio : https://portfolio.example',
    },
  },
];
