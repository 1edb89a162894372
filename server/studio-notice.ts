/**
 * What /studio answers until the studio's build is mounted there: an honest page, not an empty tool.
 */
export function studioNotice(): Response {
  const html = `<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Studio de contenu</title>
<h1>Le studio n’est pas encore installé</h1>
<p>Les contenus de démonstration sont en ligne. L’espace d’édition arrive dans une prochaine version.</p>
<p><a href="/">Retour au site</a></p>
</html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    },
  });
}
