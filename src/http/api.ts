import type { IncomingMessage, ServerResponse } from 'node:http';
import { findRoute } from '../../generated/router.ts';
import type { HearthFacts, HearthOperation } from '../../generator/hearth/facts.ts';
import { integerOrString } from '../../generator/runtime/decode.ts';
import { type ApiRequest, createDispatcher, type Host } from '../../generator/runtime/dispatch.ts';
import type { Method, Operation } from '../../generator/runtime/operation.ts';
import { Faults } from '../../generator/runtime/faults.ts';
import { UNEXPECTED } from '../../generator/runtime/refusals.ts';
import { RefusedRequest } from '../../generator/runtime/refused-request.ts';
import type { InProcess } from '../../generator/runtime/host.ts';
import type { AnswerSizes } from '../../generator/runtime/send-body.ts';
import type { ServiceTable } from '../../generator/runtime/services.ts';
import type { Authenticate } from '../auth/authenticate.ts';
import { type BasicCaller, findBasicCaller } from '../auth/basic-caller.ts';
import { basicCredentials, bearerToken } from '../auth/credentials.ts';
import type { SigningIn } from '../auth/password-login.ts';
import { requireScope } from '../auth/scopes.ts';
import type { ClientAddress } from '../text/client-address.ts';
import type { Config } from '../config.ts';
import type { BrowserVisit, Environment, RequestContext } from '../context.ts';
import { dayOf } from '../text/day.ts';
import { Forbidden, RowNotFound, Unauthorized } from '../errors.ts';
import { CallerGit } from '../git/caller-git.ts';
import type { Git } from '../git/git.ts';
import { callerKey } from '../limits/caller-key.ts';
import type { ThrottledRequest } from '../limits/throttles.ts';
import type { Log } from '../log.ts';
import type { RequestCounts } from '../metrics/request-counts.ts';
import { includesPlan, isPaid } from '../plan.ts';
import { withoutAudit } from '../policy/auditing.ts';
import { createGuard } from '../policy/guard.ts';
import type { Actor } from '../records/actor.ts';
import { refuseDuringMaintenance } from '../resources/application-settings/maintenance.ts';
import { requireGroupSso } from '../resources/saml-providers/switched-on.ts';
import { requireFlag, requireFlagOf } from '../resources/features/enabled.ts';
import { sentAsJson } from './sent-as-json.ts';
import { joinArtifactRef } from './artifact-refs.ts';
import { requireNotifier } from '../image-registry/notifier.ts';
import { requireRunningJob } from '../resources/job-artifacts/job-of-token.ts';
import { recentSettings } from '../settings/current.ts';
import type { ApplicationSettingsRow } from '../settings/row.ts';
import { answerHeaders, preflight } from './answer-headers.ts';
import { connectionLost } from './connection-lost.ts';
import { sendInTurn } from './large-answers.ts';
import { graphqlCredentials, isGraphql } from './graphql-failure.ts';
import { createVisits } from './pages/visits.ts';
import { createRequestIds } from './request-ids.ts';
import { limitOfFiles } from './file-limits.ts';
import { failureBehind, noRoomStatus } from './failures.ts';
import { failureOf, inOurWords, refusalOf } from './refusals.ts';

export const API_BASE = '/api/v4';

type ApiHandler = (request: IncomingMessage, response: ServerResponse, next?: () => void) => void;

export interface ApiDeps {
  readonly environment: Environment;
  readonly services: ServiceTable<RequestContext>;
  readonly requests: RequestCounts;
  readonly authenticate: Authenticate;
  readonly log: Log;
  /** Told when an answer's status is not declared for its operation; tests fail on it. */
  readonly onUndeclared: (operation: Operation, status: number) => void;
  /** How answers are cut into pieces; as usual unless said otherwise. */
  readonly answerSizes?: AnswerSizes | undefined;
}

/** One megabyte of parameters; a file part of an upload may have ten. */
const BODY_LIMITS = { text: 1_048_576, file: 10_485_760 };

/**
 * Statuses with which functions may fail anywhere: the document says them for all operations. A disk may also be full
 * before the function is asked.
 */
const ANYWHERE = new Set([...UNEXPECTED, 413, 415, 429, noRoomStatus]);

/** Credentials that only operations with a `security` of their own take. */
const jobTokens = {
  jobToken: { jobToken: 'own' },
  jobTokenInScope: { jobToken: 'scope' },
} as const;
const nobody = Promise.resolve(null);

/** Security schemes that sign in nobody: the functions of the operations find out themselves who asks. */
const ownWays: ReadonlySet<string> = new Set([
  'scimToken',
  'applicationCredentials',
  'browserSession',
  'registryCredentials',
  'registryNotifications',
]);

/** The ways to learn who somebody is that only a few operations take. */
interface WaysIn {
  readonly visitOf: (http: IncomingMessage) => Promise<BrowserVisit>;
  readonly byPassword: Authenticate['byPassword'];
  readonly basicCaller: (http: IncomingMessage) => Promise<BasicCaller | null>;
}

/** The API as one request handler: the generated routes, with this server's identity, policy and logs. */
export function createApi(deps: ApiDeps): ApiHandler {
  const dispatch = createDispatcher(findRoute, deps.services, createHost(deps));
  return (request, response, next) => {
    joinArtifactRef(request);
    dispatch(request, response, next);
  };
}

/** The host of the generated routes: this server's identity, policy, limits and logs. */
export function createHost(deps: ApiDeps): Host<RequestContext, Actor | null, HearthFacts> {
  const { environment, log, authenticate } = deps;
  const guard = createGuard(environment.db);
  const findFor = (operation: HearthOperation, actor: Actor | null, id: number | string | null) => {
    const { access, flag } = operation.facts;
    const found = guard(actor, access, id, !isReading(operation.method));
    return flag === undefined ? found : requireFlagOf(environment.db, flag, actor, found);
  };
  const origin = originOf(environment.config);
  const waysIn: WaysIn = {
    visitOf: createVisits({ ...environment, authenticate }),
    byPassword: authenticate.byPassword,
    basicCaller: (http) => findBasicCaller({ ...environment, authenticate }, http),
  };
  return {
    basePath: API_BASE,
    bodyLimits: BODY_LIMITS,
    fileLimit: (name) => limitOfFiles(environment.db, name),
    answerSizes: deps.answerSizes,
    sendInTurn,
    requestId: createRequestIds(),
    authenticate: (request, operation) => {
      const { security } = operation.facts;
      if (isGraphql(operation)) return deps.authenticate(request, graphqlCredentials);
      if (security === undefined) return deps.authenticate(request);
      if (security.some((name) => ownWays.has(name))) return nobody;
      if (security.includes('jobToken')) return deps.authenticate(request, jobTokens.jobToken);
      const inScope = security.includes('jobTokenInScope') && isPaid(environment.config.plan);
      if (!inScope) return deps.authenticate(request);
      return deps.authenticate(request, jobTokens.jobTokenInScope);
    },
    admit: (operation, actor, request, mode) => {
      const { security } = operation.facts;
      if (security?.includes('registryNotifications') === true) {
        requireNotifier(environment.config, request.header('authorization'));
      }
      const admitted = admit({ environment, operation, actor, request, mode });
      return security?.includes('runningJob') === true
        ? forRunner(environment, request, admitted)
        : admitted;
    },
    guard: (operation, actor, params) => {
      const { kind, parameter } = operation.facts.access;
      const isAbout = kind === 'project' || kind === 'group';
      return findFor(operation, actor, isAbout ? (params[parameter] as number | string) : null);
    },
    guardEarly: (operation, actor, path) => {
      const { early, parameter } = operation.facts.access;
      if (!early) return null;
      const sent = path[operation.pathParameters.indexOf(parameter)];
      return findFor(operation, actor, sent === undefined ? null : idOf(sent));
    },
    context: (actor, request, method, inProcess) =>
      new ApiContext(environment, isReading(method) ? actor : withoutAudit(actor), method, {
        request,
        waysIn,
        inProcess: () => inOurWords(inProcess()),
      }),
    callerKey: (actor, { http }) => callerKey({ actor, ip: environment.clientAddress(http) }),
    headerNames: brandedNames(environment.config.brand),
    origin,
    headers: answerHeaders,
    options: preflight,
    fail: (error, request, operation) => {
      const hint = () =>
        `no operation has this path: see ${origin(request)}/docs, or ${origin(request)}${API_BASE}/openapi.json`;
      const plain =
        error instanceof RefusedRequest
          ? refusalOf(error, error.reason === 'unknownPath' ? hint() : undefined)
          : failureBehind(error, { request, operation, log });
      return operation === null ? plain : failureOf(operation, plain, environment.config.brand);
    },
    undeclared: (operation, status) => {
      if (!ANYWHERE.has(status)) deps.onUndeclared(operation, status);
    },
    finished: (request, operation, status, milliseconds) => {
      deps.requests.count(operation?.id ?? 'unknown', status, milliseconds);
      const level = status === 501 ? 'warn' : 'info';
      if (!log.isLevelEnabled(level)) return;
      // Without its query, which may carry a token.
      const line = {
        request_id: request.id,
        method: request.http.method,
        path: request.path,
        operation: operation?.id,
        status,
        duration_ms: Math.round(milliseconds * 1000) / 1000,
      };
      if (level === 'warn') log.warn(line, 'the operation is not written yet');
      else log.info(line);
    },
  };
}

/** Before a body is read: nobody but the runner of a job may send large ones. */
async function forRunner(
  { db }: Environment,
  request: ApiRequest,
  admitted: ReturnType<typeof admit>,
): Promise<void> {
  await admitted;
  await requireRunningJob(db, request.header('job-token') ?? request.query('token'));
}

/** The id or the full path in a text; a text that can be neither names nothing. */
const idOf = (text: string): number | string => integerOrString(text, 'id', new Faults()) ?? '';

const isReading = (method: string | undefined) => method === 'GET' || method === 'HEAD';

/** A request, and the ways from it to who sent it and to other operations. */
interface AskedBy {
  readonly request: ApiRequest;
  readonly waysIn: WaysIn;
  readonly inProcess: () => InProcess<RequestContext, HearthFacts>;
}

/** One per request; a class, because copying the environment costs more than many an operation. */
class ApiContext implements RequestContext {
  readonly db: RequestContext['db'];
  readonly git: RequestContext['git'];
  readonly storage: RequestContext['storage'];
  readonly workers: RequestContext['workers'];
  readonly config: RequestContext['config'];
  readonly url: RequestContext['url'];
  readonly clock: RequestContext['clock'];
  readonly limits: RequestContext['limits'];
  readonly rendering: RequestContext['rendering'];
  readonly planning: RequestContext['planning'];
  readonly spam: RequestContext['spam'];
  readonly actor: Actor | null;
  readonly request: RequestContext['request'];
  #now: string | null = null;

  constructor(environment: Environment, actor: Actor | null, method: Method, asked: AskedBy) {
    this.db = environment.db;
    this.storage = environment.storage;
    this.workers = environment.workers;
    this.config = environment.config;
    this.url = environment.url;
    this.clock = environment.clock;
    this.limits = environment.limits;
    this.rendering = environment.rendering;
    this.planning = environment.planning;
    this.spam = environment.spam;
    this.actor = actor;
    const facts = new RequestFacts(asked, environment.clientAddress);
    this.request = facts;
    const caller = () => callerKey({ actor, ip: facts.ip });
    this.git = gitFor(environment.git, asked.request.http, method, caller);
  }

  get now(): string {
    return (this.#now ??= this.clock().toISOString());
  }

  get paid(): boolean {
    return isPaid(this.config.plan);
  }

  get today(): string {
    return dayOf(this.now);
  }
}

/** Whoever reads may leave before the answer; what is written is carried out. */
function gitFor(git: Git, http: IncomingMessage, method: Method, caller: () => string): Git {
  const left = isReading(method) ? () => connectionLost(http.socket) : null;
  return new CallerGit(git, caller, left);
}

class RequestFacts {
  readonly id: string;
  readonly path: string;
  readonly #request: ApiRequest;
  readonly #clientAddress: ClientAddress;
  readonly #waysIn: WaysIn;
  readonly inProcess: AskedBy['inProcess'];

  constructor({ request, waysIn, inProcess }: AskedBy, clientAddress: ClientAddress) {
    this.#clientAddress = clientAddress;
    this.#waysIn = waysIn;
    this.inProcess = inProcess;
    this.id = request.id;
    this.path = request.path;
    this.#request = request;
  }

  /** Asking the socket is a system call, and few operations need to know. */
  get ip(): string {
    return this.#clientAddress(this.#request.http);
  }

  get userAgent(): string {
    return this.#request.http.headers['user-agent'] ?? '';
  }

  get head(): boolean {
    return this.#request.http.method === 'HEAD';
  }

  get bearer(): string | null {
    return bearerToken(this.#request.header('authorization'));
  }

  get basic() {
    return basicCredentials(this.#request.header('authorization'));
  }

  visit(): Promise<BrowserVisit> {
    return this.#waysIn.visitOf(this.#request.http);
  }

  byPassword(login: string, password: string): Promise<SigningIn> {
    return this.#waysIn.byPassword({ login, password, http: this.#request.http });
  }

  basicCaller(): Promise<BasicCaller | null> {
    return this.#waysIn.basicCaller(this.#request.http);
  }

  valuesOf(name: string): readonly string[] {
    return this.#request.pairs.filter(([each]) => each === name).map(([, value]) => value ?? '');
  }

  sentWithout(name: string): string {
    return sentAsJson(this.#request.sent, name);
  }
}

/** One request that asks to be let in. */
interface Admission {
  readonly settings: ApplicationSettingsRow;
  readonly environment: Environment;
  readonly operation: HearthOperation;
  readonly actor: Actor | null;
  readonly request: ApiRequest;
  /** `again`: let in before, and counted. `within` another request that is counted. */
  readonly mode: 'again' | 'within' | undefined;
}

/** Refuses, whatever the parameters say: no user, a scope too small, a tier or a flag that is off, too often. */
function admit(asked: Omit<Admission, 'settings'>): void | Promise<void> {
  const settings = recentSettings(asked.environment.db);
  return settings instanceof Promise
    ? settings.then((known) => admitBy({ ...asked, settings: known }))
    : admitBy({ ...asked, settings });
}

function admitBy(admission: Admission): void | Promise<void> {
  if (admission.mode === 'again') return requireRight(admission);
  if (admission.mode === 'within') return admitThrottled(admission);
  const { settings, environment } = admission;
  const throttled = environment.limits.throttle(settings, () => throttledRequest(admission));
  return throttled === undefined
    ? admitThrottled(admission)
    : throttled.then(() => admitThrottled(admission));
}

function admitThrottled(admission: Admission): void | Promise<void> {
  const open = requireRight(admission);
  return open === undefined ? limitRate(admission) : open.then(() => limitRate(admission));
}

function requireRight({
  settings,
  environment,
  operation,
  actor,
  request,
}: Admission): void | Promise<void> {
  const { access, scopes, tier, tierOff, flag } = operation.facts;
  if (access.signedIn && actor === null) throw new Unauthorized();
  if (actor !== null) requireScope(actor, scopes);
  requireGroupSso(environment.config, operation);
  // Applications get tokens of those who may read, and queries of GraphQL are sent as what changes something.
  if (isBelowApi(request.path) && !isGraphql(operation)) {
    refuseDuringMaintenance(settings, operation.method, actor, environment.config.plan);
  }
  if (tier !== undefined && !includesPlan(environment.config.plan, tier)) {
    throw tierOff === 404 ? new RowNotFound() : new Forbidden();
  }
  return flag === undefined ? undefined : requireFlag(environment.db, flag, actor);
}

function limitRate({
  environment: { limits, clientAddress },
  operation,
  actor,
  request,
}: Admission): void | Promise<void> {
  const { rateLimit } = operation.facts;
  // An operation without a function answers 501, and is not counted.
  if (rateLimit === undefined || operation.pending) return undefined;
  const ip = clientAddress(request.http);
  return limits.consume(rateLimit, { actor, path: request.path, ip });
}

/** The dispatcher serves what applications ask at `/oauth`, too. */
const isBelowApi = (path: string) => path.startsWith('/api/');

function throttledRequest({ environment, actor, request }: Admission): ThrottledRequest {
  const { http, path } = request;
  const url = http.url ?? '';
  return {
    area: isBelowApi(path) ? 'api' : 'web',
    actor,
    path,
    ip: environment.clientAddress(http),
    method: http.method ?? '',
    query: url.includes('?') ? url.slice(url.indexOf('?') + 1) : '',
  };
}

/** `X-Service-Blob-Id` is sent under the configured brand and under the spelling that existing clients look for. */
function brandedNames(brand: string): (name: string) => readonly string[] {
  const word = brand.charAt(0).toUpperCase() + brand.slice(1);
  // The names of headers have no case: in whatever letters the brand is that word, it is sent once.
  const words = word.toLowerCase() === 'gitlab' ? ['Gitlab'] : [word, 'Gitlab'];
  const known = new Map<string, readonly string[]>();
  return (name) => {
    let names = known.get(name);
    if (names === undefined) {
      const rest = /^X-Service-(.+)$/.exec(name)?.[1];
      names = rest === undefined ? [name] : words.map((word) => `X-${word}-${rest}`);
      known.set(name, names);
    }
    return names;
  };
}

/**
 * A loopback base URL has several names (127.0.0.1, localhost); links then use the one the client used,
 * because clients stop at a link to another host.
 */
function originOf(config: Config): (request: ApiRequest) => string {
  const base = new URL(config.baseUrl);
  const loopback = /^(?:localhost|127\.[0-9.]+|\[::1\])$/.test(base.hostname);
  return (request) => {
    const host = request.http.headers.host;
    if (!loopback || host === undefined || !/^[\w.:[\]-]{1,255}$/.test(host)) return config.baseUrl;
    return `${base.protocol}//${host}`;
  };
}
