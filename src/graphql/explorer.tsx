import { randomBytes } from 'node:crypto';
import type { Frame } from '#src/pages/frame.ts';
import { renderPage } from '#src/pages/render-page.ts';

/** A page and the policy under which it works: its scripts and styles carry a word that no other answer has. */
export async function showExplorer(
  frame: Frame,
): Promise<{ readonly body: string; readonly policy: string }> {
  const nonce = randomBytes(18).toString('base64url');
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    'font-src data:',
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  const assets = `${frame.base}/-/graphql-explorer/assets`;
  const body = await renderPage(
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>GraphQL explorer · Hearth</title>
        <link rel="icon" href={`${frame.base}/favicon.svg`} type="image/svg+xml" />
        <link rel="stylesheet" href={`${assets}/graphiql.css`} />
        <link rel="stylesheet" href={`${assets}/explorer.css`} />
      </head>
      <body>
        <div
          id="explorer"
          data-address={`${frame.base}/api/graphql`}
          data-csrf-token={frame.visitor === null ? '' : frame.csrfToken}
        >
          The explorer needs a script.
        </div>
        {scripts.map((name) => (
          <script src={`${assets}/${name}`} nonce={nonce} />
        ))}
      </body>
    </html>,
  );
  return { body, policy };
}

const scripts = ['react.js', 'react-dom.js', 'graphiql.js', 'start.js'];
