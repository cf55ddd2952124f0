import type { IncomingMessage } from 'node:http';
import type { HearthFacts } from '#generator/hearth/facts.ts';
import type { ApiRequest } from '#runtime/dispatch.ts';
import type { InProcess } from '#runtime/host.ts';
import type { Method } from '#runtime/operation.ts';
import type { Authenticate } from '#src/auth/authenticate.ts';
import type { BasicCaller } from '#src/auth/basic-caller.ts';
import { readBasicCredentials, readBearerToken } from '#src/auth/credentials.ts';
import type { SigningIn } from '#src/auth/password-login.ts';
import type { BrowserVisit, Environment, RequestContext } from '#src/context.ts';
import { CallerGit } from '#src/git/caller-git.ts';
import type { Git } from '#src/git/git.ts';
import { formatCallerKey } from '#src/limits/caller-key.ts';
import { isPaid } from '#src/plan.ts';
import type { Actor } from '#src/records/actor.ts';
import type { ClientAddress } from '#src/text/client-address.ts';
import { toDay } from '#src/text/day.ts';
import { watchConnection } from '../connection-lost.ts';
import { toSentJson } from '../sent-as-json.ts';

/** Authentication methods that only a few operations accept. */
export interface WaysIn {
  readonly visitOf: (http: IncomingMessage) => Promise<BrowserVisit>;
  readonly byPassword: Authenticate['byPassword'];
  readonly basicCaller: (http: IncomingMessage) => Promise<BasicCaller | null>;
}

/** A request, and the ways from it to who sent it and to other operations. */
interface ContextOptions {
  readonly request: ApiRequest;
  readonly waysIn: WaysIn;
  readonly report: (error: unknown) => string;
  readonly inProcess: () => InProcess<RequestContext, HearthFacts>;
}

/** One per request; a class, because copying the environment costs more than many an operation. */
export class ApiContext implements RequestContext {
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

  constructor(
    environment: Environment,
    actor: Actor | null,
    method: Method,
    asked: ContextOptions,
  ) {
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
    const formatCaller = () => formatCallerKey({ actor, ip: facts.ip });
    this.git = createCallerGit(environment.git, asked.request.http, method, formatCaller);
  }

  get now(): string {
    return (this.#now ??= this.clock().toISOString());
  }

  get paid(): boolean {
    return isPaid(this.config.plan);
  }

  get today(): string {
    return toDay(this.now);
  }
}

/** A reader may leave before the answer; a write is carried out. */
function createCallerGit(
  git: Git,
  http: IncomingMessage,
  method: Method,
  caller: () => string,
): Git {
  const left = isReading(method) ? () => watchConnection(http.socket) : null;
  return new CallerGit(git, caller, left);
}

class RequestFacts {
  readonly id: string;
  readonly path: string;
  readonly #request: ApiRequest;
  readonly #clientAddress: ClientAddress;
  readonly #waysIn: WaysIn;
  readonly inProcess: ContextOptions['inProcess'];
  readonly report: ContextOptions['report'];

  constructor(
    { request, waysIn, inProcess, report }: ContextOptions,
    clientAddress: ClientAddress,
  ) {
    this.#clientAddress = clientAddress;
    this.#waysIn = waysIn;
    this.inProcess = inProcess;
    this.report = report;
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
    return readBearerToken(this.#request.header('authorization'));
  }

  get basic() {
    return readBasicCredentials(this.#request.header('authorization'));
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
    return toSentJson(this.#request.sent, name);
  }
}

export const isReading = (method: string | undefined) => method === 'GET' || method === 'HEAD';
