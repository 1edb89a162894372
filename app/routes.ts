/** The route map: the one place that says which address leads to which page. */
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('routes/layout.tsx', [
    index('routes/home.tsx'),
    route('services', 'routes/services.tsx'),
    route('services/:slug', 'routes/service-detail.tsx'),
    route('work', 'routes/work.tsx'),
    route('work/:slug', 'routes/work-detail.tsx'),
    route('about', 'routes/about.tsx'),
    route('careers', 'routes/careers.tsx'),
    route('careers/:slug', 'routes/career-detail.tsx'),
    route('blog', 'routes/blog.tsx'),
    route('blog/:slug', 'routes/blog-post.tsx'),
    route('contact', 'routes/contact.tsx'),
    route('legal', 'routes/legal.tsx'),
    route('newsletter', 'routes/newsletter.tsx'),
    route('newsletter/confirmer', 'routes/newsletter-confirmation.tsx'),
    route('newsletter/desinscription', 'routes/newsletter-unsubscription.tsx'),
    route('commentaires/moderation', 'routes/comment-moderation.tsx'),
    route('demande/:reference', 'routes/sent-request.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
  route('whatsapp.json', 'routes/whatsapp.ts'),
  route('careers/candidature/spontanee', 'routes/short-application.ts'),
  route('careers/:slug/candidature', 'routes/job-application.ts'),
  route('blog/:slug/jaime', 'routes/blog-like.ts'),
  route('formulaires/jeton', 'routes/fill-token.ts'),
  route('newsletter/abonnement', 'routes/newsletter-subscription.ts'),
  route('covers/:frame/:choice/:file', 'routes/cover.ts'),
  route('portraits/:file', 'routes/portrait.ts'),
  route('site.webmanifest', 'routes/manifest.ts'),
] satisfies RouteConfig;
