import type { Block } from './block.ts';

export const pagesEntitiesAndStates: readonly Block[] = [
  {
    section: 'content-pages §3, Entities and their fields',
    owes: 1,
    statements: {
      'pages-3.01':
        'blogPost has title, slug, excerpt, content, author, publishDate, readTime, category, tags, coverImage, featured, seoTitle, seoDescription.',
      'pages-3.02':
        'The content of a blogPost is an array of blocks whose children are spans with text and marks.',
      'pages-3.03':
        'jobPosting has title, slug, department, location, employmentType, experienceLevel, description, requirements, benefits, featured, contactEmail, isActive, seoTitle, seoDescription.',
      'pages-3.04':
        'jobPosting has salaryRange, responsibilities, skills and applicationDeadline, all optional.',
      'pages-3.05':
        'portfolio has title, slug, summary, description, tags, coverImage, featured, publishDate, client, timeline, role, problem, solution, results, techStack, projectUrl, githubUrl, testimonial, seoTitle, seoDescription, status.',
      'pages-3.06':
        'The video of a portfolio has type local or youtube, src, youtubeId, duration, poster, captions and aspectRatio 9:16 or default 16:9.',
      'pages-3.07': 'The metrics of a portfolio have value, label and description.',
      'pages-3.08':
        'The gallery of a portfolio has items of type image or video with src, alt and caption.',
      'pages-3.09':
        'service has title, slug, subtitle, description, outcome, proofStat, icon, featured, category, benefits, portfolioTags, relatedBlogPosts, relatedServices, caseStudies, seoTitle, seoDescription, status.',
      'pages-3.10':
        'The packages of a service have name, priceRange, timeline, features, ideal, cta, popular and discount.',
      'pages-3.11':
        'The process of a service has step, title, description, duration, deliverables and icon.',
      'pages-3.12':
        'A service has faqs with question and answer, testimonials with avatar, and a cta with title, subtitle and buttonText.',
      'pages-3.13': 'Image, file and video references become public asset addresses.',
      'pages-3.14': 'Images are requested with width, height, crop and hotspot parameters.',
    },
  },
  {
    section: 'content-pages §3, Entities and their fields',
    owes: 2,
    statements: {
      'pages-3.15': 'A placeholder image is used when a document has none.',
    },
  },
  {
    section: 'content-pages §3, Entities and their fields',
    owes: 3,
    statements: {
      'pages-3.16':
        'A slug is accepted plain or as slug.current; one shape leaves the content layer (decisions).',
    },
  },
  {
    section: 'content-pages §3, Entities and their fields',
    owes: 4,
    statements: {
      'pages-3.17':
        'The short application form has name, email, phone, position, experience, motivation and cv.',
      'pages-3.18':
        'The job-detail application has firstName, lastName, email, phone, currentPosition, experience, motivation, cv and coverLetter.',
    },
  },
  {
    section: 'content-pages §4, States and transitions',
    owes: 1,
    statements: {
      'pages-4.01':
        'A portfolio page redirects to its list when the item is missing or fails to load.',
    },
  },
  {
    section: 'content-pages §4, States and transitions',
    owes: 3,
    statements: {
      'pages-4.02': 'Every data page has a loading, a loaded and an error state.',
      'pages-4.03':
        'A loading view is a skeleton on client navigation after 150 ms, never on first load (decisions).',
      'pages-4.04':
        'A service page redirects to its list when the item is missing or fails to load.',
      'pages-4.05': 'A post redirects to /blog when it is missing or fails to load.',
      'pages-4.06': 'A job shows the not-found view instead of redirecting.',
      'pages-4.07': 'The lightbox is open or closed, playing or paused, muted or unmuted.',
      'pages-4.08': 'The counters of the metrics start at 30% visibility.',
      'pages-4.09': 'The counters of the metrics start 200 ms after each other.',
      'pages-4.10': 'The sticky bar of a service is hidden, visible or dismissed.',
      'pages-4.11': 'The apply modal of a job opens and closes.',
      'pages-4.12': 'The saved toggle of a job is a local flag only.',
    },
  },
  {
    section: 'content-pages §4, States and transitions',
    owes: 4,
    statements: {
      'pages-4.13': 'A submitted job application is shown as being submitted.',
      'pages-4.14':
        'Once a job application is sent the apply modal closes and the success modal opens.',
      'pages-4.15': 'Once a job application is sent its form is cleared.',
      'pages-4.16': 'The success modal of a job closes or links to careers.',
    },
  },
  {
    section: 'content-pages §4, States and transitions',
    owes: 6,
    statements: {
      'pages-4.17':
        'The content service models the release actions create, edit, publish, archive, unarchive, schedule, unschedule and delete.',
      'pages-4.18': 'The public pages use no release action.',
    },
  },
];
