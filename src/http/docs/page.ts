import { escapeHtml } from '../../escape-html.ts';
import type { ListedOperation, Resource } from './resources.ts';

/** The list of all operations. Addresses are relative to `/docs`, so that a base URL with a path works as well. */
export function indexPage(title: string, introduction: string, resources: readonly Resource[]) {
  const paragraphs = introduction.split(/\n\s*\n/).map((text) => `<p>${marked(text)}</p>`);
  const sections = resources.map(
    ({ name, description, operations }) => `<section id="${escapeHtml(name)}">
<h2><a href="${address(name)}">${escapeHtml(name)}</a></h2>
<p>${marked(description)}</p>
<table>${operations.map((operation) => row(name, operation)).join('\n')}</table>
</section>`,
  );
  return layout(
    { title, resources, current: null },
    `<h1>${escapeHtml(title)}</h1>
${paragraphs.join('\n')}
<p>The whole document: <a href="api/v4/openapi.yaml">openapi.yaml</a>, <a href="api/v4/openapi.json">openapi.json</a>.</p>
${sections.join('\n')}`,
  );
}

/** The operations of one resource, in the viewer. */
export function resourcePage(title: string, name: string, resources: readonly Resource[]) {
  return layout(
    { title, resources, current: name },
    `<div id="docs" data-document="docs/openapi.json?resource=${encodeURIComponent(name)}"></div>
<noscript>This page needs JavaScript. The document itself is <a href="api/v4/openapi.yaml">openapi.yaml</a>.</noscript>
<script src="docs/assets/swagger-ui-bundle.js"></script>
<script src="docs/assets/docs.js"></script>`,
  );
}

interface Frame {
  readonly title: string;
  readonly resources: readonly Resource[];
  /** The resource that is shown; null on the list of all. */
  readonly current: string | null;
}

function layout({ title, resources, current }: Frame, content: string): string {
  const links = resources.map(({ name, operations }) => {
    const mark = name === current ? ' aria-current="page"' : '';
    return `<li><a href="${address(name)}"${mark}>${escapeHtml(name)} <small>${operations.length}</small></a></li>`;
  });
  const viewerStyle =
    current === null ? '' : '\n<link rel="stylesheet" href="docs/assets/swagger-ui.css">';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(current === null ? title : `${current} · ${title}`)}</title>
<link rel="icon" href="docs/assets/icon.svg" type="image/svg+xml">${viewerStyle}
<link rel="stylesheet" href="docs/assets/docs.css">
</head>
<body>
<nav aria-label="Resources"><a href="docs"${current === null ? ' aria-current="page"' : ''}>All operations</a>
<ul>${links.join('\n')}</ul></nav>
<main>${content}</main>
</body>
</html>
`;
}

function row(resource: string, { id, method, path, summary, pending }: ListedOperation): string {
  const state = pending ? ' <small>answers 501</small>' : '';
  return `<tr><td><code class="method ${escapeHtml(method)}">${escapeHtml(method.toUpperCase())}</code></td>
<td><a href="${address(resource)}#/${encodeURIComponent(resource)}/${encodeURIComponent(id)}"><code>${escapeHtml(path)}</code></a></td>
<td>${escapeHtml(summary)}${state}</td></tr>`;
}

const address = (resource: string) => `docs?resource=${encodeURIComponent(resource)}`;

/** Text with code between backticks, and no other markup. */
const marked = (text: string) => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');

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
