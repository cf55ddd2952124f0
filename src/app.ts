import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Operation } from '#runtime/operation.ts';
import type { AnswerSizes } from '#runtime/send-body.ts';
import type { ServiceTable } from '#runtime/services.ts';
import { auditFailedLogin } from './domain-events/audited.ts';
import { type Authenticate, createAuthenticate } from './auth/authenticate.ts';
import { runInChain } from './turns/chain.ts';
import { createClientAddress } from './text/client-address.ts';
import type { Config } from './config.ts';
import type { Environment, RequestContext } from './context.ts';
import { createAccessRevision } from './database/access-revision.ts';
import { useClock } from './database/clock.ts';
import type { Database } from './database/database.ts';
import { subscribe } from './domain-events/publish.ts';
import type { Git } from './git/git.ts';
import { givingWay } from './turns/giving-way.ts';
import { recordWhenSent } from './http/access-log.ts';
import { type ApiDeps, createApi } from './http/api/host.ts';
import { mountGit } from './http/git/mount.ts';
import { answerOldVersion } from './http/old-version.ts';
import { toOriginForm } from './http/origin-form.ts';
import { mountRegistry } from './http/registry/mount.ts';
import { createRateLimits } from './limits/rate-limits.ts';
import type { Log } from './log.ts';
import type { OtherProcesses } from './metrics/metric.ts';
import { RequestCounts } from './metrics/request-counts.ts';
import { refreshLater } from './policy/authorizations.ts';
import { settleExpired } from './policy/expiry.ts';
import { createPlanning, type PlanningOptions } from './ci/planning.ts';
import { memoize } from './turns/remembered.ts';
import { createRendering, type RenderingOptions } from './rendering/rendering.ts';
import { findFavicon } from './domains/platform/application/appearance.ts';
import { announceRefused } from './domains/core/users/account/refused.ts';
import { services } from '#generated/registries/services.ts';
import { SpamChecks } from './spam/spam-checks.ts';
import { createStorage } from './storage/storage.ts';
import { createInstanceUrls } from './settings/instance-urls.ts';
import { createWorkers } from './workers/workers.ts';

interface AppDeps {
  readonly config: Config;
  readonly db: Database;
  readonly git: Git;
  readonly log: Log;
  readonly clock?: () => Date;
  /** The module of the rendering thread and its time, where they are not the usual ones. */
  readonly rendering?: Pick<RenderingOptions, 'module' | 'patienceMs'>;
  /**
   * The module of the thread that reads configurations of pipelines and its time, where they are not the usual ones.
   */
  readonly planning?: Pick<PlanningOptions, 'module' | 'patienceMs'>;
  /** Address of the Akismet service; default: its own servers. */
  readonly akismet?: (key: string) => URL;
  /** The others that answer on the same port, if there are any. */
  readonly others?: OtherProcesses | null;
  /** Called for a status that the operation does not declare. Default: an error in the log. */
  readonly onUndeclared?: (operation: Operation, status: number) => void;
  /** Sizes of the pieces of responses; default: the usual ones. */
  readonly answerSizes?: AnswerSizes;
}

export interface App {
  /** The whole server as one function: the API in front, pages behind it. Can be mounted in Express. */
  handler(request: IncomingMessage, response: ServerResponse, next?: () => void): void;
  readonly environment: Environment;
  /** Preloads the pages, so that the first visitor need not wait for them. */
  loadPages(): Promise<void>;
  /** Warms up code that is slow the first time; the answers are discarded. */
  rehearse(): Promise<void>;
  /** Finishes background work under way, and ends rendering. The database and git stay open; they are the caller's. */
  close(): Promise<void>;
}

/** Wires the server together; used by main and by every test. */
export async function createApp(deps: AppDeps): Promise<App> {
  const { log, others = null } = deps;
  const environment = await createEnvironment(deps);
  const authenticate = authenticateWith(environment, log);
  const requests = new RequestCounts();
  others?.offer(async () => {
    const { collectProcessMetrics } = await import('./metrics/collect.ts');
    return collectProcessMetrics(environment, requests);
  });
  const apiDeps: ApiDeps = {
    environment,
    requests,
    services: services as object as ServiceTable<RequestContext>,
    authenticate,
    log,
    onUndeclared:
      deps.onUndeclared ??
      ((operation, status) =>
        log.error(
          { event: 'undeclared_status', operation: operation.id, status },
          'operation returned an undeclared status',
        )),
    answerSizes: deps.answerSizes,
  };
  const pages = createLazyPages(apiDeps, others);
  const answer = createAnswer(apiDeps, (request, response) => pages.answer(request, response));
  return {
    handler(request, response, next) {
      givingWay.noteRequest();
      const chain = readEventChain(request);
      if (chain === null) answer(request, response, next);
      else runInChain(chain, () => answer(request, response, next));
    },
    environment,
    loadPages: () => pages.load(),
    async rehearse() {
      const { rehearse } = await import('./http/rehearsal.ts');
      await rehearse(apiDeps);
    },
    async close() {
      const { workers, rendering, planning } = environment;
      await Promise.all([workers.stop(), rendering.close()]);
      await planning.close();
      await authenticate.settled();
    },
  };
}

async function createEnvironment(deps: AppDeps): Promise<Environment> {
  const { config, db, git, log, clock = () => new Date() } = deps;
  useClock(db, clock);
  const storage = createStorage(config);
  const loadDefinitions = async () => (await import('./worker-definitions.ts')).workerDefinitions;
  const planning = createPlanning({
    ...deps.planning,
    onFailure: (error) =>
      log.warn({ event: 'configuration_thread_ended', err: error }, 'configuration thread ended'),
  });
  const limits = createRateLimits({ db, config });
  const common = { git, storage, config, planning, limits, clock };
  const workers = await createWorkers(db, { definitions: loadDefinitions, log, ...common });
  const url = createInstanceUrls(db, config);
  const loadSubscriptions = async () =>
    (await import('#generated/registries/subscriptions.ts')).subscriptions;
  subscribe(db, {
    load: loadSubscriptions,
    dependencies: { git, config, log, clock, workers, url },
  });
  refreshLater(db, (db, scope) => workers.enqueue(db, 'refresh_authorizations', { scope }));
  const clientAddress = await createClientAddress(config.trustedProxies);
  const rendering = createRendering({
    ...deps.rendering,
    onFailure: (error) =>
      log.warn({ event: 'rendering_thread_ended', err: error }, 'rendering thread ended'),
  });
  const spam = new SpamChecks({
    ...(deps.akismet !== undefined && { akismet: deps.akismet }),
    onFailure: (reason) =>
      log.warn({ event: 'spam_check_failed', reason }, 'spam check failed; content accepted'),
  });
  return { db, ...common, workers, url, rendering, spam, clientAddress };
}

function authenticateWith(environment: Environment, log: Log): Authenticate {
  const { db, config, clock, limits, clientAddress } = environment;
  const accessRevision = createAccessRevision(db);
  return createAuthenticate({
    db,
    accessRevision: {
      // The owner of a credential may have lost access with the day that has just begun.
      current() {
        const ending = settleExpired(db);
        return ending === null
          ? accessRevision.current()
          : ending.then(() => accessRevision.current());
      },
    },
    rateLimits: limits,
    clientAddress,
    config,
    clock,
    log,
    impersonationEnabled: () => config.impersonation,
    async noteFailure(user, now, refused) {
      await auditFailedLogin(db, user, now);
      if (refused !== null) await announceRefused(db, refused);
    },
  });
}

type Answering = (request: IncomingMessage, response: ServerResponse) => void;

/** Passes a request to the part of the server that answers it, and counts requests that the API does not count. */
function createAnswer(apiDeps: ApiDeps, answerPage: Answering): App['handler'] {
  const { environment, authenticate, log, requests } = apiDeps;
  const api = createApi(apiDeps);
  const gitOverHttp = mountGit({ environment, authenticate, log });
  const registry = mountRegistry({ environment, authenticate, log });
  const showPage: Answering = (request, response) => {
    countWhenSent(requests, 'pages', response);
    answerPage(request, response);
  };
  const access = { log, clientAddress: environment.clientAddress };
  const observe = environment.config.production ? null : createLazyObserver(log);
  return (request, response, next) => {
    request.url = toOriginForm(request.url ?? '/');
    if (DOCUMENT.test(request.url) && isRead(request.method)) {
      countWhenSent(requests, 'document', response);
      sendDocumentLazily(request, response, log);
      return;
    }
    if (answerOldVersion(request, response)) return;
    if (gitOverHttp(request, response)) {
      countWhenSent(requests, 'git', response);
      recordWhenSent(access, 'git', request, response);
      return;
    }
    if (registry(request, response)) {
      countWhenSent(requests, 'registry', response);
      recordWhenSent(access, 'registry', request, response);
      return;
    }
    if (observe !== null) observe(request, response);
    api(request, response, next ?? (() => showPage(request, response)));
  };
}

/** Event that a webhook receiver reports as the cause of its request. */
function readEventChain({ headers }: IncomingMessage): string | null {
  const uuid = headers['x-gitlab-event-uuid'];
  return typeof uuid === 'string' && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(uuid)
    ? uuid
    : null;
}

/** Counts requests outside of the API, including those of disconnected clients. */
function countWhenSent(requests: RequestCounts, area: string, response: ServerResponse): void {
  const started = performance.now();
  response.once('close', () =>
    requests.count(area, response.statusCode, performance.now() - started),
  );
}

const DOCUMENT = /^\/api\/v4\/openapi\.(?:json|yaml)(?:\?|$)/;
const isRead = (method: string | undefined) => method === 'GET' || method === 'HEAD';

function sendDocumentLazily(request: IncomingMessage, response: ServerResponse, log: Log): void {
  const answer = async () => {
    const { sendPublishedDocument } = await import('./http/docs/published-document.ts');
    await sendPublishedDocument(request, response);
  };
  answer().catch((error: unknown) => {
    log.error({ event: 'document_send_failed', err: error }, 'failed to send the API document');
    response.destroy();
  });
}

/** Validates every answer in development, after it was sent, and logs the violations. */
function createLazyObserver(log: Log) {
  const load = async () => {
    const { observeResponses } = await import('./http/response-observer.ts');
    const { watchResponse } = await import('./http/watch-responses.ts');
    const judge = observeResponses((violation, { method, pathTemplate, status }) =>
      log.warn(
        { event: 'response_invalid', violation, method, path: pathTemplate, status },
        'response violates the API document',
      ),
    );
    return (request: IncomingMessage, response: ServerResponse) =>
      watchResponse(request, response, (sent) => {
        judge(sent).catch((error: unknown) =>
          log.warn({ event: 'response_check_failed', err: error }, 'failed to check a response'),
        );
      });
  };
  let watch: Awaited<ReturnType<typeof load>> | null = null;
  load().then(
    (loaded) => (watch = loaded),
    (error: unknown) =>
      log.warn({ event: 'response_check_failed', err: error }, 'failed to load the response check'),
  );
  return (request: IncomingMessage, response: ServerResponse) => watch?.(request, response);
}

/**
 * Loads Express with the first request outside of the API, or after the start, because it would double the start time.
 */
function createLazyPages(apiDeps: ApiDeps, others: OtherProcesses | null) {
  const { environment, authenticate, log, requests } = apiDeps;
  const { db, git, storage, config } = environment;
  type Handler = (request: IncomingMessage, response: ServerResponse) => void;
  let loading: Promise<Handler> | null = null;
  const load = async (): Promise<Handler> => {
    const { checkDisk } = await import('./disk/free-space.ts');
    const { createPages } = await import('./http/express.ts');
    const { createPagesRouter } = await import('./http/pages/router.ts');
    const { createPageOperations } = await import('./http/pages/places/operations.ts');
    const { createUploadsRouter } = await import('./http/uploads.ts');
    const { findWebCaller } = await import('./http/web-caller.ts');
    const { throttleWeb } = await import('./http/web-throttle.ts');
    const readMetrics = memoize(async () => {
      const { createMetrics } = await import('./http/metrics.ts');
      return createMetrics({ environment, requests, others });
    });
    return createPages({
      metrics: async (http) => (await readMetrics())(http),
      baseUrl: config.baseUrl,
      checks: {
        // Answered by a server that takes writes alone.
        database: () => createAccessRevision(db).current(),
        disk: () => checkDisk(config.dataDir),
        storage: () => storage.check(),
        git: async () => {
          git.start();
          if (git.hostProcessId === null) throw new Error('the git host process is not running');
        },
      },
      throttle: (http) =>
        throttleWeb(environment, http, () => findWebCaller(authenticate, http, config)),
      people: createPagesRouter({
        environment,
        authenticate,
        findOperations: createPageOperations(apiDeps),
      }),
      icon: async () => (await findFavicon(db)) ?? null,
      uploads: createUploadsRouter({ environment, authenticate }),
      reportError: (error, requestId) =>
        log.error(
          { event: 'page_failed', request_id: requestId, err: error },
          'page request failed',
        ),
    });
  };
  const loadOnce = (): Promise<Handler> => {
    loading ??= load().catch((error: unknown) => {
      // A file that could not be read now may be readable next time.
      loading = null;
      throw error;
    });
    return loading;
  };
  return {
    async load(): Promise<void> {
      await loadOnce();
    },
    answer(request: IncomingMessage, response: ServerResponse): void {
      loadOnce().then(
        (handler) => handler(request, response),
        (error: unknown) => {
          log.error({ event: 'module_load_failed', err: error }, 'failed to load the pages');
          response.writeHead(503).end();
        },
      );
    },
  };
}
