/** The docs page. Addresses are relative to `/docs`, so that a base URL with a path works as well. */
export const docsPage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Hearth REST API</title>
    <link rel="icon" href="docs/assets/icon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="docs/assets/swagger-ui.css">
    <link rel="stylesheet" href="docs/assets/docs.css">
  </head>
  <body>
    <div id="docs"></div>
    <noscript>This page needs JavaScript. The document itself is <a href="api/v4/openapi.yaml">openapi.yaml</a>.</noscript>
    <script src="docs/assets/swagger-ui-bundle.js"></script>
    <script src="docs/assets/docs.js"></script>
  </body>
</html>
`;

/** Nothing but our own files: no inline script or style, no other host, no frame around it. */
export const docsContentPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');
