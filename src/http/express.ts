import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import express from 'express';
import type { ErrorRequestHandler, Express, RequestHandler, Router } from 'express';
import helmet from 'helmet';
import { Throttled } from '#src/errors.ts';
import { formatContentPolicy } from '#src/pages/content-policy.ts';
import { isAbsence } from './absence.ts';
import { setOpenerPolicy } from './opener-policy.ts';
import { createAssetsRouter } from './docs/router.ts';
import type { Exposition } from '#src/metrics/collect.ts';
import { createFrontFilesRouter, type Icon, readOnly } from './front-files.ts';

export interface PagesDeps {
  /** Base URL of the instance, without a trailing slash. */
  readonly baseUrl: string;
  /** Parts that a request needs; each rejects while its part is away. */
  readonly checks: Readonly<Record<string, () => Promise<unknown>>>;
  /** Metrics for authorized readers; null for others, who do not learn that they exist. */
  readonly metrics?: (request: IncomingMessage) => Promise<Exposition | null>;
  /** Counts a request, and throws the response for too many requests; health checks are not counted. */
  readonly throttle?: (request: IncomingMessage) => Promise<void>;
  /** The pages for people, the start page among them. */
  readonly people?: Router;
  /** The icon that the instance was given; null for ours. */
  readonly icon?: () => Promise<Icon | null>;
  /** Serves pictures and uploads. */
  readonly uploads?: Router;
  /** Receives the error of a page; the client gets a plain 500 with the same id, or 503 for an unavailable part. */
  readonly reportError: (error: unknown, requestId: string) => void;
}

/** The Express application behind the API dispatcher: pages, docs, health, and 404 for everything else. */
export function createPages(deps: PagesDeps): Express {
  const app = express();
  const base = new URL(deps.baseUrl).pathname.replace(/\/$/, '');
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('case sensitive routing', true);
  // TLS ends in front of us, if anywhere: only a proxy can promise it for the whole host.
  app.use(helmet({ strictTransportSecurity: deps.baseUrl.startsWith('https:') }));
  app.use(setOpenerPolicy);

  app.use(createMonitoringRouter(deps.checks, deps.metrics));
  if (deps.throttle !== undefined) app.use(createThrottling(deps.throttle));
  app.use(createFrontFilesRouter(() => loadIcon(deps)));
  app.use(createAssetsRouter());
  if (deps.uploads !== undefined) app.use(deps.uploads);
  if (deps.people !== undefined) app.use(deps.people);

  app.use((req, res) => {
    const json = req.accepts(['html', 'json']) === 'json';
    respond(res, base, { status: 404, text: 'Page not found', json });
  });
  app.use(createErrorHandler(base, deps.reportError));
  return app;
}

/** Icon of the instance; none while the database is away. */
async function loadIcon({ icon }: PagesDeps): Promise<Icon | null> {
  try {
    return (await icon?.()) ?? null;
  } catch (error) {
    if (isAbsence(error)) return null;
    throw error;
  }
}

/** The questions of monitors: that the process answers, in two spellings, and that its parts do. */
function createMonitoringRouter(
  checks: PagesDeps['checks'],
  metrics: PagesDeps['metrics'],
): Router {
  const router = express.Router({ caseSensitive: true });
  router.use('/-/', (_req, res, next) => {
    res.set('Cache-Control', 'no-store');
    next();
  });
  const answerHealth: RequestHandler = (_req, res) => {
    res.type('text/plain').send('Hearth OK\n');
  };
  const answerLiveness: RequestHandler = (_req, res) => {
    res.json({ status: 'ok' });
  };
  const parts = Object.entries(checks).map(([name, check]): Part => ({ name, check, asked: null }));
  const answerReadiness: RequestHandler = async (_req, res) => {
    const report = await checkReadiness(parts);
    res.status(report.status === 'ok' ? 200 : 503).json(report);
  };
  router.get('/-/metrics', async (req, res, next) => {
    const found = await metrics?.(req);
    if (found === undefined || found === null) next();
    else res.type(found.type).send(found.text);
  });
  router.route('/-/health').get(answerHealth).all(readOnly);
  router.route('/-/liveness').get(answerLiveness).all(readOnly);
  router.route('/-/readiness').get(answerReadiness).all(readOnly);
  return router;
}

function createThrottling(throttle: (request: IncomingMessage) => Promise<void>): RequestHandler {
  return async (req, res, next) => {
    try {
      await throttle(req);
    } catch (error) {
      if (error instanceof Throttled) {
        res.status(error.status).set(error.headers).send(error.body);
        return;
      }
      // Pages that need the database report its absence themselves, and files need none.
      if (!isAbsence(error)) throw error;
    }
    next();
  };
}

/**
 * Asks every part at once; a part that does not answer within two seconds counts as away. One that was asked and still
 * does not answer is not asked again: a disk that hangs would take one more thread each time.
 */
async function checkReadiness(parts: readonly Part[]) {
  const entries = await Promise.all(
    parts.map(async (part) => {
      part.asked ??= part.check().finally(() => (part.asked = null));
      return [part.name, await waitForState(part.asked)] as const;
    }),
  );
  const status = entries.every(([, state]) => state === 'ok') ? 'ok' : 'failed';
  return { status, checks: Object.fromEntries(entries) };
}

interface Part {
  readonly name: string;
  readonly check: () => Promise<unknown>;
  asked: Promise<unknown> | null;
}

async function waitForState(pending: Promise<unknown>): Promise<'ok' | 'failed'> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<'failed'>((resolve) => {
    timer = setTimeout(() => resolve('failed'), 2000);
  });
  const answer = pending.then(
    () => 'ok' as const,
    () => 'failed' as const,
  );
  const state = await Promise.race([answer, timeout]);
  clearTimeout(timer);
  return state;
}

/** The last handler; its four parameters mark it as an error handler of Express. */
function createErrorHandler(
  base: string,
  reportError: PagesDeps['reportError'],
): ErrorRequestHandler {
  return (error: unknown, req, res, next) => {
    if (res.headersSent) {
      next(error);
      return;
    }
    const status = readClientStatus(error);
    const json = req.accepts(['html', 'json']) === 'json';
    if (status !== undefined) {
      respond(res, base, { status, text: 'Bad request', json });
      return;
    }
    const id = randomUUID();
    reportError(error, id);
    if (isAbsence(error)) {
      res.set('Retry-After', '10');
      respond(res, base, { status: 503, text: 'Please try again in a moment', json });
      return;
    }
    respond(res, base, { status: 500, text: `Something went wrong (request ${id})`, json });
  };
}

/** Express reports a malformed path and the like as errors that carry a 4xx status. */
function readClientStatus(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('status' in error)) return undefined;
  const { status } = error;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
}

interface Failure {
  readonly status: number;
  readonly text: string;
  readonly json: boolean;
}

/** The page needs nothing that could fail: no database, no session. */
function respond(res: express.Response, base: string, { status, text, json }: Failure): void {
  res.status(status);
  if (json) {
    res.json({ message: `${status} ${text}` });
    return;
  }
  res.set('Content-Security-Policy', formatContentPolicy());
  res.type('html').send(`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${text} · Hearth</title>
    <link rel="stylesheet" href="${base}/docs/assets/pages.css">
  </head>
  <body>
    <main class="narrow">
      <h1>${text}</h1>
      <p><a href="${base}/">Go on to the start page</a></p>
    </main>
  </body>
</html>
`);
}
