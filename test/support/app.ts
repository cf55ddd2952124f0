import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, vi } from 'vitest';
import { findRoute } from '#generated/router.ts';
import type { AnswerSizes } from '#runtime/send-body.ts';
import { createApp } from '#src/app.ts';
import { type Config, readConfig } from '#src/config.ts';
import type { Environment } from '#src/context.ts';
import type { ConnectOptions } from '#src/database/backend.ts';
import { continueWhenRead } from '#runtime/early-answer.ts';
import { connect, type Database } from '#src/database/database.ts';
import { createGit, type Git, type GitOptions } from '#src/git/git.ts';
import type { Log } from '#src/log.ts';
import { answerUnreadable } from '#runtime/unreadable-requests.ts';
import { toUnreadableFailure } from '#src/http/refusals.ts';
import { recordStatuses } from '#test/contract/statuses.ts';
import { databaseKind, freshDatabase } from './databases.ts';
import { failureLog } from './failure-log.ts';
import { gitHost } from './git-host.ts';
import { ample, planningModule, renderingModule } from './rendering.ts';
import { type Answer, HttpClient } from './http-client.ts';
import { knowSecret, seedToken } from './seed.ts';
import { watchOrderOfLocks } from './order-of-locks.ts';
import { judgeResponses } from './shared-judge.ts';

/** Connections of a server whose tests race: so many transactions are open at once. */
export const racing = 10;

export interface Options {
  readonly config?: Partial<Config>;
  /**
   * Connections to Postgres at most. Each plans what it is asked for anew, which takes a third of the time of most tests:
   * two are enough for them. Where requests race it is `racing`.
   */
  readonly connections?: number;
  readonly clock?: () => Date;
  /** Otherwise only the causes of a 500 are printed. */
  readonly log?: Log;
  /** A stand-in for Akismet. */
  readonly akismet?: (key: string) => URL;
  /** Milliseconds that rendering a text may take; so many otherwise that no machine is too slow. */
  readonly renderingMs?: number;
  /** Bounds of the git host that differ from the usual ones. */
  readonly gitLimits?: GitOptions['limits'];
  /** The same of answers of git that wait for their readers. */
  readonly gitSpool?: GitOptions['spool'];
  /** How answers are cut into pieces. */
  readonly answerSizes?: AnswerSizes;
  /** How long to wait for Postgres, where that differs from the usual. */
  readonly databaseLimits?: ConnectOptions['limits'];
  /** Another way to the database, made from its url. */
  readonly wayToDatabase?: (url: string) => Promise<string>;
}

export interface TestApp {
  readonly api: Api;
  readonly db: Database;
  readonly git: Git;
  readonly environment: Environment;
  /** `http://127.0.0.1:port` */
  readonly origin: string;
}

/**
 * Starts the real server on its own empty database, closed after the tests of the file. Every JSON answer is shown
 * to the second judge, and every answer with a status that its operation does not declare fails the file.
 */
export async function startApp({
  config: changes = {},
  connections = 2,
  clock,
  log = failureLog(),
  akismet,
  renderingMs = ample,
  gitLimits: limits = {},
  gitSpool: spool = {},
  answerSizes,
  databaseLimits = {},
  wayToDatabase = async (url) => url,
}: Options = {}): Promise<TestApp> {
  if (changes.rateLimits === true && !vi.isFakeTimers()) {
    throw new Error(
      'Limits are counted by windows of the date, which may end in between: holdDate() first',
    );
  }
  const database = await freshDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'hearth-app-'));
  const databaseUrl = await wayToDatabase(database.url);
  const db = await connect(databaseUrl, {
    poolSize: connections,
    limits: databaseLimits,
    watch: watchOrderOfLocks,
  });
  knowSecret(db);
  const git = createGit({ dataDir, onDemand: true, hostModule: gitHost(), limits, spool });
  const undeclared: string[] = [];
  const answer: RequestListener = (request, response) => app.handler(request, response);
  const server = createServer(answer);
  continueWhenRead(server, answer);
  // A connection that the server closes for its idleness, just when it is used again, is no test's business.
  server.keepAliveTimeout = 0;
  answerUnreadable(server, toUnreadableFailure);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const config = {
    ...readConfig({
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      RATE_LIMITS: 'off',
      GROUP_SSO: 'on',
    }),
    // The development judge is off: it would check every answer a second time without a report, see below.
    production: true,
    ...changes,
  };
  const app = await createApp({
    config,
    db,
    git,
    log,
    rendering: { module: renderingModule(), patienceMs: renderingMs },
    planning: { module: planningModule(), patienceMs: ample },
    ...(akismet && { akismet }),
    ...(clock && { clock }),
    ...(answerSizes && { answerSizes }),
    onUndeclared: (operation, status) => undeclared.push(`${operation.id} answered ${status}`),
  });
  const violations = judgeResponses();
  const statuses = recordStatuses(databaseKind());
  const http = new HttpClient(port);

  afterAll(async () => {
    http.close();
    await statuses.save();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await app.close();
    await git.close();
    await db.close();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
    if (undeclared.length > 0)
      throw new Error(`Undeclared statuses:\n${[...new Set(undeclared)].join('\n')}`);
    await violations.expectNone();
  });

  const observe = (method: string, url: string, answer: Answer) => {
    const path = url.split('?', 1)[0] ?? '';
    const route = findRoute(path.split('/').slice(1));
    const asked = method === 'HEAD' ? 'GET' : method;
    if (route === null || !(asked in route.operations)) return;
    const operation = route.operations[asked as keyof typeof route.operations];
    if (operation !== undefined) statuses.add(operation.id, answer.status);
    // Routes outside the API (authorization, GraphQL) answer in shapes of their own, which come with their functions.
    if (!/^\/api\/(?:v4|scim)\//.test(route.template)) return;
    violations.record({
      method,
      pathTemplate: route.template.replace('/api/v4', ''),
      status: answer.status,
      contentType: answer.headers['content-type'] ?? null,
      body: answer.bytes.length === 0 ? null : answer.bytes,
    });
  };
  return { api: new Api(http, db, observe), db, git, environment: app.environment, origin };
}

interface Identity {
  readonly id: number;
}

/** The API as somebody: `api.as(user).get('/projects')`; without `as`, anonymous. */
export class Api {
  readonly #http: HttpClient;
  readonly #db: Database;
  readonly #observe: (method: string, url: string, answer: Answer) => void;
  readonly #token: () => Promise<string | null>;
  readonly #tokens: Map<number, Promise<string>>;

  constructor(
    http: HttpClient,
    db: Database,
    observe: (method: string, url: string, answer: Answer) => void,
    token: () => Promise<string | null> = async () => null,
    tokens: Map<number, Promise<string>> = new Map(),
  ) {
    this.#http = http;
    this.#db = db;
    this.#observe = observe;
    this.#token = token;
    this.#tokens = tokens;
  }

  /** Client with a token of the user that has every scope; null or undefined is anonymous. */
  as(user: Identity | null | undefined): Api {
    if (user === null || user === undefined) return this.#with(async () => null);
    return this.#with(() => {
      let token = this.#tokens.get(user.id);
      if (token === undefined) {
        token = seedToken(this.#db, user, { scopes: ['api', 'sudo'] }).then(
          (seeded) => seeded.token,
        );
        this.#tokens.set(user.id, token);
      }
      return token;
    });
  }

  withToken(token: string): Api {
    return this.#with(async () => token);
  }

  get(path: string, headers?: Record<string, string>): Promise<Answer> {
    return this.send('GET', path, undefined, headers);
  }
  head(path: string, headers?: Record<string, string>): Promise<Answer> {
    return this.send('HEAD', path, undefined, headers);
  }
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer> {
    return this.send('POST', path, body, headers);
  }
  put(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer> {
    return this.send('PUT', path, body, headers);
  }
  delete(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer> {
    return this.send('DELETE', path, body, headers);
  }

  /** `path` is below `/api/v4` and sent as it stands. */
  send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    return this.sendTo(method, `/api/v4${path}`, body, headers);
  }

  /** `url` is from the root, and sent as it stands. */
  async sendTo(
    method: string,
    url: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const token = await this.#token();
    const all = token === null ? headers : { 'private-token': token, ...headers };
    const answer = await this.#http.send({ method, url, headers: all, body });
    this.#observe(method, url, answer);
    return answer;
  }

  #with(token: () => Promise<string | null>): Api {
    return new Api(this.#http, this.#db, this.#observe, token, this.#tokens);
  }
}
