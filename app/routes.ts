/** The route map: the one place that says which address leads to which page. */
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('routes/layout.tsx', [
    index('routes/home.tsx'),
    route('work', 'routes/work.tsx'),
    route('work/:slug', 'routes/work-detail.tsx'),
    route('contact', 'routes/contact.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig;
