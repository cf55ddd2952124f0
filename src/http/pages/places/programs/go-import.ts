import type { RequestHandler } from 'express';
import { findBasicActor } from '#src/auth/basic-caller.ts';
import { HttpError } from '#src/errors.ts';
import { findVisibleProject } from '#src/policy/project-access.ts';
import { escapeHtml } from '#src/text/escape-html.ts';
import { findWebCaller } from '../../../web-caller.ts';
import type { PageParts } from '../../handlers.tsx';

/** Namespaces are at most 20 groups deep. */
const maxDepth = 22;

/**
 * Tells Go where the repository of a module is: `GET /<path>?go-get=1`. The path of a project that is hidden or absent
 * is taken for its first two parts, so that both answer alike.
 */
export function createGoImports({ environment, authenticate }: PageParts): RequestHandler {
  const { db, config } = environment;
  const findCaller = async (req: Parameters<RequestHandler>[0]) => {
    try {
      const basic = await findBasicActor({ db, authenticate }, req);
      return basic ?? (await findWebCaller(authenticate, req, config));
    } catch (error) {
      if (error instanceof HttpError) return null;
      throw error;
    }
  };
  return async (req, res, next) => {
    const path = readModulePath(req.path);
    if (req.query['go-get'] !== '1' || path === null || !['GET', 'HEAD'].includes(req.method)) {
      next();
      return;
    }
    const parts = path.split('/');
    const actor = await findCaller(req);
    let found = parts.slice(0, 2).join('/');
    for (let length = Math.min(parts.length, maxDepth); length >= 2; length -= 1) {
      const project = await findVisibleProject(db, actor, parts.slice(0, length).join('/'));
      if (project === null) continue;
      found = project.full_path;
      break;
    }
    const root = `${config.baseUrl}/${found}`;
    const name = root.replace(/^https?:\/\//, '');
    res.set('Cache-Control', 'no-store').type('html');
    res.send(
      `<!doctype html><html><head><meta name="go-import" content="${escapeHtml(`${name} git ${root}.git`)}"></head>` +
        `<body>go get ${escapeHtml(name)}</body></html>\n`,
    );
  };
}

/** The path of a module; null for what cannot be one. */
function readModulePath(encoded: string): string | null {
  try {
    const path = decodeURIComponent(encoded).replace(/^\/+|\/+$/g, '');
    return /^[\w.~-]+(?:\/[\w.~-]+)+$/.test(path) && path.length < 1024 ? path : null;
  } catch {
    return null;
  }
}
