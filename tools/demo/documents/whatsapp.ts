import type { Whatsapp } from '../../../app/content/content.generated.ts';
import type { DocumentSource } from '../source.ts';

const message = (slug: string, text: string) => ({ text, slug });

export const whatsapp: DocumentSource<Whatsapp> = {
  _id: 'whatsapp',
  _type: 'whatsapp',
  _createdAt: '2026-01-05T09:00:00Z',
  greeting: 'Salam ! Par quoi commence-t-on ?',
  suggestions: [
    {
      page: '/',
      messages: [
        message('devis-site', 'Je voudrais un devis pour un site'),
        message('rappel', "Pouvez-vous m'appeler aujourd'hui ?"),
      ],
    },
    {
      page: '/services',
      messages: [
        message('choisir-service', 'Quel service me conseillez-vous ?'),
        message('prix-site-vitrine', 'Combien coûte un site vitrine ?'),
        message('video-et-campagne', 'Peut-on réunir film et campagne ?'),
      ],
    },
    {
      page: '/services/',
      messages: [
        message('devis-service', 'Je voudrais un devis pour ce service'),
        message('choisir-formule', 'Quelle formule me conseillez-vous ?'),
        message('delais-service', 'Quels sont vos délais en ce moment ?'),
      ],
    },
    {
      page: '/work',
      messages: [
        message('projet-semblable', "J'ai vu un projet qui ressemble au mien"),
        message('mon-secteur', 'Avez-vous travaillé dans mon secteur ?'),
        message('budget-projet', 'Quel budget faut-il prévoir ?'),
      ],
    },
    {
      page: '/work/',
      messages: [
        message('projet-comme-celui-ci', 'Je voudrais un projet comme celui-ci'),
        message('duree-projet', 'Combien de temps a-t-il demandé ?'),
        message('equipe-projet', "Est-ce que j'aurais la même équipe ?"),
      ],
    },
    {
      page: '/about',
      messages: [
        message('rencontrer-equipe', "J'aimerais rencontrer l'équipe"),
        message('qui-suit-projet', 'Qui suivrait mon projet ?'),
        message('visite', "Peut-on visiter l'atelier ?"),
      ],
    },
    {
      page: '/contact',
      messages: [
        message('projet-ici', 'Je préfère vous raconter mon projet ici'),
        message('rappel', 'Pouvez-vous me rappeler ?'),
        message('rendez-vous', "Quand peut-on se voir à l'agence ?"),
      ],
    },
    {
      page: '/blog',
      messages: [
        message('sujet-article', 'Pouvez-vous écrire sur un sujet ?'),
        message('audit-site', 'Pouvez-vous auditer mon site ?'),
        message('contenus-entreprise', 'Écrivez-vous aussi pour les entreprises ?'),
      ],
    },
    {
      page: '/blog/',
      messages: [
        message('question-article', "J'ai une question sur cet article"),
        message('pour-mon-entreprise', 'Pouvez-vous faire cela chez nous ?'),
        message('par-ou-commencer', 'Par où commencer avec peu de budget ?'),
      ],
    },
    {
      page: 'default',
      messages: [
        message('question-services', "J'ai une question sur vos services"),
        message('devis', 'Je voudrais un devis'),
      ],
    },
  ],
  availability: message('disponibilite', 'Êtes-vous disponibles ce mois-ci ?'),
  collaboration: message('collaboration', 'Comment se passe une collaboration ?'),
};
