import type { Block } from './block.ts';

export const pagesFormsAndCalls: readonly Block[] = [
  {
    section: 'content-pages §5, Validation rules',
    owes: 3,
    statements: {
      'pages-5.01':
        'A slug that matches nothing leads to the redirect or the not-found view of its page.',
    },
  },
  {
    section: 'content-pages §5, Validation rules',
    owes: 4,
    statements: {
      'pages-5.02': 'The short application requires name, email, position, motivation and CV.',
      'pages-5.03': 'The CV of the short application is .pdf, .doc or .docx.',
      'pages-5.04': 'Experience and phone are optional in the short application.',
      'pages-5.05':
        'The job application requires firstName, lastName, email, phone, experience in years, motivation and CV.',
      'pages-5.06': 'The CV of the job application is PDF only.',
      'pages-5.07': 'currentPosition and coverLetter are optional in the job application.',
      'pages-5.08':
        'An application is validated by the browser, then by the server, with a French message beside a refused field (decisions).',
      'pages-5.09': 'A CV is at most 5 MB, and its content is sniffed (decisions).',
      'pages-5.10': 'A comment is validated and goes to moderation (decisions).',
      'pages-5.11': 'A newsletter input is validated and submitted (decisions).',
    },
  },
  {
    section: 'content-pages §6, Roles and permissions',
    owes: 1,
    statements: {
      'pages-6.01': 'The site reads the content service without a token.',
      'pages-6.02': 'The site reads the published perspective only.',
      'pages-6.03': 'An anonymous visitor can write nothing in the content service.',
    },
  },
  {
    section: 'content-pages §7, The calls it makes',
    owes: 1,
    statements: {
      'pages-7.01': 'Project and dataset are fixed in configuration.',
      'pages-7.02': 'The API version is 2024-01-01.',
      'pages-7.03': 'The CDN is enabled for the hosted content service.',
      'pages-7.04':
        'A query is a GET on the data query path with the query and its parameter values.',
      'pages-7.05': 'A query whose text exceeds 11264 characters is a POST.',
      'pages-7.06': 'The portfolio list is sorted by publishDate descending.',
      'pages-7.07': 'A publishDate in the future is not shown (decisions).',
      'pages-7.08': 'A case study is one portfolio item, found by slug.',
    },
  },
  {
    section: 'content-pages §7, The calls it makes',
    owes: 3,
    statements: {
      'pages-7.09': 'The featured portfolio is the featured items, at most 6.',
      'pages-7.10': 'The services are those with status active, featured first, then by title.',
      'pages-7.11': 'The featured services are at most 6.',
      'pages-7.12': 'A service is one item, found by slug.',
      'pages-7.13': 'The blog list has the 12 latest posts.',
      'pages-7.14': 'The featured posts are 6.',
      'pages-7.15': 'A post is one item, found by slug.',
      'pages-7.16': 'The job list has the active postings sorted by creation date.',
      'pages-7.17': 'The featured jobs are at most 4.',
      'pages-7.18': 'A job is one item, found by slug.',
      'pages-7.19': 'A job page shows at most 3 of all the other jobs.',
      'pages-7.20':
        'The public pages use no document get, mutate, actions, listener, upload, project or user call.',
      'pages-7.21': 'The analytics event package_select carries service and package.',
      'pages-7.22':
        'The analytics event service_cta_click carries service and location, main_cta or sticky_cta.',
    },
  },
  {
    section: 'content-pages §7, The calls it makes',
    owes: 4,
    statements: {
      'pages-7.23':
        'An application is a real upload; its alert or modal is shown on real success (decisions).',
    },
  },
  {
    section: 'content-pages §7, The calls it makes',
    owes: 6,
    statements: {
      'pages-7.24':
        'The embedded content service answers document get, mutate and actions of the client library (decisions).',
      'pages-7.25':
        'The embedded content service answers event-stream listening and live events (decisions).',
      'pages-7.26':
        'The embedded content service answers asset uploads, datasets, projects and users (decisions).',
    },
  },
];
