import { Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import stylesheet from './styles/index.css?url';

export default function Root() {
  return (
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#10121B" />
        <Meta />
        {/* As a React resource it is written before React Router's module preloads. */}
        <link rel="stylesheet" href={stylesheet} precedence="default" />
      </head>
      <body>
        <Outlet />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
