import { beforeEach, describe, expect, it } from 'vitest';
import { startTestService } from '../../../packages/content-service/testing/start-test-service.ts';
import { findHome, homeWithoutContent } from './query.ts';
import { homeOf, REFERRED, SOUND, SOUND_LIST } from './testing/home-documents.ts';

const service = await startTestService(REFERRED);
const { content, warnings, homeWith, publishedHome } = homeOf(service);
beforeEach(() => {
  warnings.length = 0;
});

describe('the home page', () => {
  it('reads each section from its document', async () => {
    const home = await homeWith(SOUND);
    expect(home).toMatchObject({
      heroTitle: ['Un', 'deux', 'trois'],
      introduction: { verbs: ['Nous filmons,', 'nous écrivons,'], promise: 'Promis.' },
      features: SOUND.home.features,
      content: { title: ['Une ville.', 'Une équipe.'], action: 'Lire' },
      howItWorks: { title: ['Du tracé', 'à la pose'], steps: SOUND.home.howItWorks.steps },
      questions: {
        title: 'Questions',
        all: [SOUND.questions.faqs[0], { question: 'Quand ?', figures: [] }],
      },
    });
    expect(warnings).toEqual([]);
  });

  it('links an offer to its service only while that is shown, or to a page', async () => {
    const { services } = await homeWith(SOUND);
    expect(services?.offers).toEqual([
      {
        title: 'Web',
        description: 'Des sites.',
        features: ['Vitrines', 'Boutiques'],
        to: '/services/sites',
      },
      { title: 'Marque', features: [] },
      { title: 'Mobile', features: [], to: '/offres/mobile' },
      { title: 'Son', features: [] },
    ]);
  });

  it('announces the price and the delay of the first package, of services that are shown', async () => {
    const { introduction } = await homeWith(SOUND);
    expect(introduction?.prices).toEqual([
      { slug: 'sites', title: 'Sites', price: 'dès 30 000 DH', timeline: '2 à 4 semaines' },
    ]);
  });

  it('says the first announced price, taxes included, and its delay in the opening text', async () => {
    const heroText = 'Un site dès {prix}, livré en {livraison}.';
    const announcing = await homeWith({ ...SOUND, home: { ...SOUND.home, heroText } });
    expect(announcing.heroText).toBe(
      'Un site dès 30 000\u00a0DH\u00a0TTC, livré en 2 à 4 semaines.',
    );
    expect(warnings).toEqual([]);

    const silent = await homeWith({ home: { heroText } });
    expect(silent.heroText).toMatch(/^Votre activité/);
    expect(warnings).toContainEqual(
      expect.objectContaining({ problem: 'no announced service has what stands for {prix}' }),
    );
  });

  it('shows chosen projects in their order, each with the first figure of its study', async () => {
    const { projects } = await homeWith(SOUND);
    expect(projects).toMatchObject({ title: 'Trois projets', text: 'Trois chiffres.' });
    expect(projects?.projects).toEqual([
      {
        slug: 'portfolio-wide',
        title: 'Projet portfolio-wide',
        client: 'Petit Souk',
        metric: { value: '×2', label: 'panier moyen' },
        cover: expect.objectContaining({ src: expect.stringContaining('?w=640&'), width: 640 }),
      },
      expect.objectContaining({
        slug: 'portfolio-upright',
        // Of an upright poster a wide cut would leave a strip.
        cover: expect.objectContaining({ src: expect.stringMatching(/^\/covers\/16x9\//) }),
      }),
    ]);

    const [wide, upright] = SOUND.home.projects.list;
    const turned = { ...SOUND.home, projects: { title: 'Deux', list: [upright, wide, upright] } };
    const { projects: other } = await homeWith({ ...SOUND, home: turned });
    expect(other?.projects.map(({ slug }) => slug)).toEqual([
      'portfolio-upright',
      'portfolio-wide',
    ]);
    expect(warnings).toEqual([]);
  });

  it('does without projects when none is chosen, or none that is chosen has a figure', async () => {
    const [, , silent] = SOUND.home.projects.list;
    for (const list of [undefined, [], [silent]]) {
      const { projects } = await homeWith({ home: { projects: { title: 'Trois', list } } });
      expect(projects).toBeUndefined();
    }
    expect(warnings).toEqual([]);
  });

  it('opens no door to the case studies of an agency that has none', async () => {
    const bare = homeOf(await startTestService());
    const { heroPrimaryAction, heroSecondaryAction } = await bare.homeWith({ home: {} });
    expect(heroPrimaryAction).toBe('Parler à un expert');
    expect(heroSecondaryAction).toBeUndefined();
  });

  it('gives logos one height, a vector as it is, a photograph with the pixels of a dense screen', async () => {
    const { clients } = await homeWith(SOUND);
    expect(clients?.logos).toEqual([
      {
        name: 'Tafilt',
        width: 260,
        height: 52,
        src: expect.stringContaining('0e8b872f681d21d6aaac4ac124a968894eb810d6-240x48.svg'),
      },
      { name: 'Houle', width: 40, height: 52, src: expect.stringContaining('?w=80&') },
    ]);
  });

  it('shows the picture of a person, or one drawn from the name', async () => {
    const { testimonials, team } = await homeWith(SOUND);
    expect(testimonials?.all[0]).toMatchObject({
      rating: 4,
      portrait: { width: 400, height: 520, alt: 'Salma' },
    });
    expect(testimonials?.all[0]?.portrait.src).toContain('?w=400&');
    expect(testimonials?.all[1]).toMatchObject({
      rating: undefined,
      portrait: { src: '/portraits/Omar%20Fassi.svg', width: 400, height: 520 },
    });
    expect(team?.members[1]?.portrait.src).toBe('/portraits/Zo%C3%A9%20%2F%20Ali.svg');
  });

  it('keeps a figure and its percent sign together, however they were typed', async () => {
    const { testimonials } = await homeWith(SOUND);
    expect(testimonials?.figures).toEqual({
      satisfied: '97\u00a0%',
      average: '4,8/5',
      returning: '80\u00a0%',
    });
  });

  it('leaves out a section that has nothing to show, without a word', async () => {
    const home = await homeWith({ home: {}, clients: {}, team: {}, questions: {} });
    expect(Object.entries(home).filter(([, value]) => value !== undefined)).toEqual([
      ['heroTitle', ['Parlons de', 'votre projet']],
      ['heroText', 'Votre activité, vos clients, vos projets\u00a0: commençons par en parler.'],
      ['heroPrimaryAction', 'Parler à un expert'],
      ['heroSecondaryAction', 'Voir le portfolio'],
      [
        'contact',
        {
          kind: 'contactForm',
          title: 'Racontez-nous votre projet.',
          formTitle: 'Votre projet, en quelques mots.',
          // Of a list without choices the form leaves out the field.
          budgets: [],
        },
      ],
    ]);
    expect(warnings).toEqual([]);
  });

  it('opens with the trade and the town of the settings where no title is written', async () => {
    const settings = { trade: 'Studio d’image et de sites', city: 'Tanger' };
    const home = await homeWith({ home: {}, settings });
    expect(home.heroTitle).toEqual(['Studio d’image', 'et de sites', 'à Tanger']);
    expect(home.seoTitle).toBe('Studio d’image et de sites à Tanger');
    await homeWith({ settings: {} });
  });

  it('has its opening and its contact while the content service does not answer', async () => {
    expect(await homeWithoutContent(content)).toMatchObject({
      heroPrimaryAction: 'Parler à un expert',
      blocks: [{ kind: 'contactForm', title: 'Racontez-nous votre projet.' }],
    });
  });
});

describe('a home page that is a list of blocks', () => {
  const withSections = (...sections: object[]) =>
    publishedHome({ ...SOUND, home: { ...SOUND.home, sections } });

  it('is what it was, once its fields have become the list', async () => {
    const before = await publishedHome(SOUND);
    expect(before.blocks).toHaveLength(11);
    expect(await publishedHome(SOUND_LIST)).toEqual(before);
    expect(warnings).toEqual([]);
  });

  it('has its blocks in the order of the list, as often as they are in it, and no other', async () => {
    const story = { _type: 'agencyStory', lead: 'Anfa.' };
    const { blocks } = await withSections(
      { _type: 'questionList', title: 'Avant de nous écrire' },
      { ...story, title: 'Un' },
      { _type: 'features' },
      { ...story, title: 'Deux', anchor: 'la-suite' },
    );
    expect(blocks).toEqual([
      expect.objectContaining({ kind: 'questionList', title: 'Avant de nous écrire' }),
      expect.objectContaining({ kind: 'agencyStory', title: ['Un'] }),
      expect.objectContaining({ kind: 'agencyStory', title: ['Deux'], anchor: 'la-suite' }),
    ]);
    expect(warnings).toEqual([]);
  });

  it('reads nothing of a block that is hidden', async () => {
    const sections = [
      { _type: 'agencyStory', lead: 'Bientôt.', hidden: true },
      { _type: 'contactForm', hidden: false },
    ];
    const home = await withSections(...sections);
    expect(JSON.stringify(home)).not.toContain('Bientôt.');
    expect(home.blocks.map(({ kind }) => kind)).toEqual(['contactForm']);
  });

  it('gives shared content the title of the page, and the contact the titles of its block alone', async () => {
    const { blocks } = await withSections(
      { _type: 'clientLogos', title: 'Déjà convaincus', text: 'à Fès' },
      { _type: 'clientVoices', title: 'Ils racontent' },
      { _type: 'teamPortraits', text: 'Douze personnes.' },
      { _type: 'contactForm', formTitle: 'Écrivez-nous' },
    );
    expect(blocks).toMatchObject([
      { title: 'Déjà convaincus', text: 'à Fès' },
      { title: 'Ils racontent' },
      { title: 'L’arcade', text: 'Douze personnes.' },
      { title: 'Racontez-nous votre projet.', formTitle: 'Écrivez-nous' },
    ]);
  });

  it('leaves out and reports a block of no kind, a second form, and an anchor that is none', async () => {
    const { blocks } = await withSections(
      { _type: 'hologram' },
      { _type: 'contactForm' },
      { _type: 'contactForm', title: 'Encore' },
      { _type: 'agencyStory', lead: 'Anfa.', anchor: 'La suite !' },
    );
    expect(blocks).toEqual([
      expect.objectContaining({ kind: 'contactForm', title: 'Racontez-nous votre projet.' }),
      expect.not.objectContaining({ anchor: expect.anything() }),
    ]);
    expect(warnings.map(({ part }) => part)).toEqual([
      'sections.0',
      'sections.2',
      'sections.3.anchor',
    ]);
  });

  it('is empty with an empty list: the fields from before are read no longer', async () => {
    const { blocks } = await withSections();
    expect(blocks).toEqual([]);
    expect(warnings).toEqual([]);
  });
});

it('a content service that does not answer is an error for the page to tell', async () => {
  const nobody = service.client({ apiHost: 'http://127.0.0.1:9', maxRetries: 0 });
  await expect(findHome({ ...content, client: nobody })).rejects.toThrow();
});
