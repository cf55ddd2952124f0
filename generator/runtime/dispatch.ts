import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseType } from './accept.ts';
import { findResponsePlan } from './answers.ts';
import { isLargeBody } from './body-memory.ts';
import { readBody } from './body.ts';
import { type BodyLimits, readMediaType, type RequestBody } from './body-plan.ts';
import { answerEarly } from './early-answer.ts';
import { endWithConnection } from './end-with-connection.ts';
import type { Failure } from './failure.ts';
import { JSON_TYPE } from './json-type.ts';
import { pushPageHeaders } from './links.ts';
import { matchOperation, OptionsRequest, splitSegments } from './match.ts';
import type { DecodedInput, Operation } from './operation.ts';
import type { FindRoute } from './route.ts';
import { emptyTree, parsePairs, plantPairs } from './raw.ts';
import { listRefusals } from './refusals.ts';
import { Request } from './request.ts';
import {
  type HeaderList,
  type RawBody,
  sendEmpty,
  sendJson,
  sendRaw,
  type ServiceResponse,
} from './respond.ts';
import { sendBody } from './send-body.ts';
import { sequenceBody } from './send-sequence.ts';
import { noParameters, SentParameters } from './sent-parameters.ts';
import type { ApiRequest, Host, InProcess } from './host.ts';
import { Runner } from './run.ts';
import { chooseBody } from './with-body-of.ts';

export type { ApiRequest, Host, Subjects } from './host.ts';
import type { ServiceTable } from './services.ts';

/**
 * Builds the request handler: one function on node:http types that Express can mount as well.
 * Requests outside the base path that match no route go to `next`; without `next` they answer 404.
 */
export function createDispatcher<C, Caller, Facts>(
  findRoute: FindRoute<Facts>,
  services: ServiceTable<C>,
  host: Host<C, Caller, Facts>,
): (request: IncomingMessage, response: ServerResponse, next?: () => void) => void {
  const prefix = `${host.basePath}/`;
  const runner = new Runner(services, host);
  return (http, response, next) => {
    endWithConnection(http, response);
    const url = http.url ?? '/';
    if (next !== undefined && !url.startsWith(prefix) && findRoute(splitSegments(url)) === null) {
      next();
      return;
    }
    const started = performance.now();
    const request = new Request(http, host);
    const exchange = new Exchange(request, response, started, host, runner);
    exchange.run(findRoute).catch((error: unknown) => {
      response.destroy();
      tellFailure(host, error, request, null);
    });
  };
}

/**
 * Runs operations within requests outside of the API, such as those for pages: with all checks of the host, but without
 * its authentication.
 */
export function createInProcess<C, Caller, Facts>(
  services: ServiceTable<C>,
  host: Host<C, Caller, Facts>,
): (http: IncomingMessage, caller: Caller) => InProcess<C, Facts> {
  const runner = new Runner(services, host);
  return (http, caller) => runner.within({ caller, request: new Request(http, host) });
}

/** Answer that the host makes of a failure. If its hook fails itself, the answer is a bare 500. */
function tellFailure<C, Caller, Facts>(
  host: Host<C, Caller, Facts>,
  error: unknown,
  request: ApiRequest,
  operation: Operation<Facts> | null,
): Failure {
  try {
    return host.fail(error, request, operation);
  } catch (thrown) {
    process.emitWarning(thrown instanceof Error ? thrown : String(thrown));
    return { status: 500, body: null, headers: {} };
  }
}

class Exchange<C, Caller, Facts> {
  readonly #request: Request;
  readonly #response: ServerResponse;
  readonly #started: number;
  readonly #host: Host<C, Caller, Facts>;
  readonly #runner: Runner<C, Caller, Facts>;
  #operation: Operation<Facts> | null = null;
  #asked = false;

  constructor(
    request: Request,
    response: ServerResponse,
    started: number,
    host: Host<C, Caller, Facts>,
    runner: Runner<C, Caller, Facts>,
  ) {
    this.#request = request;
    this.#response = response;
    this.#started = started;
    this.#host = host;
    this.#runner = runner;
  }

  async run(findRoute: FindRoute<Facts>): Promise<void> {
    let body: RequestBody | null = null;
    try {
      const match = matchOperation(findRoute, this.#request.http, this.#request.path);
      const contentType = this.#request.header('content-type');
      const operation = chooseBody(match.lazy.loaded ?? (await match.lazy.load()), contentType);
      this.#operation = operation;
      const path = operation.standard ? match.encoded() : match.values();
      if (this.#request.search !== '') this.#request.pairs = parsePairs(this.#request.search);
      let { caller, early } = await this.#judge(operation, path);
      let chosen: object | undefined = chooseType(operation, this.#request.header('accept'));
      if (operation.takesBody) {
        const { complete } = this.#request.http;
        const sender = caller;
        const key = isLargeBody(this.#request.http) ? await this.#findPlaceKey(sender) : null;
        body = await readBody(
          this.#request.http,
          await this.#bodyLimits(operation),
          operation,
          () => key ?? this.#callerKey(sender),
        );
        // A body may take an hour to arrive, and the caller may lose the access meanwhile.
        if (!complete) ({ caller, early } = await this.#judge(operation, path, 'again'));
      }
      if (operation.otherBodies !== undefined && body !== null && body.kind !== 'none')
        chosen = { ...chosen, mediaType: readMediaType(contentType) };
      const input = this.#decode(operation, path, body);
      const found = early ?? this.#host.guard(operation, caller, input.params);
      const subjects = found instanceof Promise ? await found : found;
      const by = { caller, request: this.#request };
      const markAsked = () => void (this.#asked = true);
      const result = await this.#runner.call(
        operation,
        { ...input, ...subjects, ...chosen },
        by,
        markAsked,
      );
      const sent = this.#send(operation, result, caller);
      if (sent !== undefined) await sent;
    } catch (error) {
      this.#fail(error);
    } finally {
      if (body !== null) await body.dispose();
    }
    const elapsed = performance.now() - this.#started;
    this.#host.finished(this.#request, this.#operation, this.#response.statusCode, elapsed);
  }

  async #bodyLimits({ namedFileLimit: name }: Operation): Promise<BodyLimits> {
    const { bodyLimits } = this.#host;
    if (name === undefined || this.#host.fileLimit === undefined) return bodyLimits;
    return { ...bodyLimits, named: await this.#host.fileLimit(name) };
  }

  /** Authenticates the caller; operations with an early guard also find their subject. */
  async #judge(operation: Operation<Facts>, path: readonly string[], mode?: 'again') {
    const caller = await this.#host.authenticate(this.#request, operation);
    const admitted = this.#host.admit(operation, caller, this.#request, mode);
    if (admitted !== undefined) await admitted;
    const found = this.#host.guardEarly?.(operation, caller, path) ?? null;
    return { caller, early: found instanceof Promise ? await found : found };
  }

  #decode(operation: Operation, path: readonly string[], body: RequestBody | null): DecodedInput {
    const readHeader = (name: string) => this.#request.header(name.toLowerCase());
    const { whole, kind = 'none' } = body ?? {};
    if (operation.standard) {
      const merged = body?.tree ?? emptyTree();
      const parameters = new SentParameters({
        path,
        search: this.#request.search,
        header: readHeader,
      });
      return this.#runner.decode(operation, {
        path,
        merged,
        whole,
        header: readHeader,
        parameters,
        kind,
      });
    }
    const merged = plantPairs(emptyTree(), this.#request.pairs);
    if (body !== null) Object.assign(merged, body.tree);
    this.#request.sent = merged;
    const parameters = noParameters;
    return this.#runner.decode(operation, {
      path,
      merged,
      whole,
      header: readHeader,
      parameters,
      kind,
    });
  }

  #send(
    operation: Operation<Facts>,
    result: ServiceResponse,
    caller: Caller,
  ): void | Promise<void> {
    const plan = findResponsePlan(operation, result.status, result.mediaType);
    if (plan === undefined) this.#host.undeclared(operation, result.status);
    const declared = this.#declared(result);
    const names = declared === NONE ? NONE : declared.filter((_, index) => index % 2 === 0);
    const headers = this.#headers(names);
    this.#pushPage(headers, operation, result);
    if (operation.offers !== undefined) addVary(headers);
    for (let index = 0; index < declared.length; index += 2)
      setHeader(headers, declared[index] ?? '', declared[index + 1] ?? '');
    const head = this.#request.http.method === 'HEAD';
    if (head && operation.headStatus !== undefined && result.status === 200) {
      sendEmpty(this.#response, operation.headStatus, headers);
      return undefined;
    }
    if (plan?.write != null) {
      const { write } = plan;
      const print = () => write(result.body as never);
      const { answerSizes: sizes, sendInTurn, entityTags } = this.#host;
      const getOwner = () => this.#callerKey(caller);
      const findPlaceKey = () => this.#findPlaceKey(caller);
      const asked = {
        head,
        ifNoneMatch: this.#conditional(),
        ownerOf: getOwner,
        findPlaceKey,
        sizes,
        sendInTurn,
        entityTags,
      };
      const type = plan.mediaType ?? undefined;
      return sendBody(this.#response, result.status, print, headers, asked, type);
    } else if (plan?.mediaType != null && result.body !== undefined) {
      if (result.headers?.['Content-Type'] === undefined)
        headers.push('Content-Type', plan.mediaType);
      const { sequence } = plan;
      const raw =
        sequence === undefined ? (result.body as RawBody) : sequenceBody(sequence, result.body);
      return sendRaw(this.#response, result.status, raw, headers, head);
    } else {
      sendEmpty(this.#response, result.status, headers);
    }
    return undefined;
  }

  #callerKey(caller: Caller): string {
    return this.#host.callerKey?.(caller, this.#request) ?? '';
  }

  async #findPlaceKey(caller: Caller): Promise<string> {
    return (await this.#host.findPlaceKey?.(caller, this.#request)) ?? this.#callerKey(caller);
  }

  #conditional(): string | undefined {
    return this.#operation?.method === 'GET' ? this.#request.header('if-none-match') : undefined;
  }

  #pushPage(headers: HeaderList, operation: Operation, result: ServiceResponse): void {
    if (operation.deprecation !== null || operation.deprecated === true)
      headers.push('Deprecation', 'true');
    if (result.page === undefined) return;
    const url = this.#host.origin(this.#request) + this.#request.path;
    pushPageHeaders(headers, result.page, url, this.#request.pairs);
  }

  /** The headers that the function gave, names and values in turn. */
  #declared({ headers = NO_HEADERS }: ServiceResponse): HeaderList {
    if (headers === NO_HEADERS) return NONE;
    return Object.entries(headers).flatMap(([name, value]) =>
      value === undefined
        ? []
        : this.#host.headerNames(name).flatMap((spelling) => [spelling, String(value)]),
    );
  }

  #headers(declared: readonly string[]): HeaderList {
    const elapsedMs = performance.now() - this.#started;
    return this.#host.headers?.(this.#request, elapsedMs, declared) ?? [];
  }

  #fail(error: unknown): void {
    const failure = this.#failure(error);
    if (this.#response.headersSent) {
      this.#response.destroy();
      return;
    }
    const operation = this.#operation;
    if (operation !== null && !this.#declares(operation, failure.status))
      this.#host.undeclared(operation, failure.status);
    const headers = this.#headers(NONE);
    for (const [name, value] of Object.entries(failure.headers)) setHeader(headers, name, value);
    const { http } = this.#request;
    if (!http.complete && hasBody(http)) {
      const { text, type } = writeFailure(failure);
      if (type !== null) setHeader(headers, 'Content-Type', type);
      answerEarly({ request: http, response: this.#response }, failure.status, headers, text);
      return;
    }
    if (failure.body === null) {
      sendEmpty(this.#response, failure.status, headers);
      return;
    }
    const head = http.method === 'HEAD';
    // A text with its own type is sent unchanged.
    const { text, type } = writeFailure(failure);
    if (type === null) void sendRaw(this.#response, failure.status, text, headers, head);
    else sendJson(this.#response, failure.status, text, headers, { head, ifNoneMatch: undefined });
  }

  /** Refusals before the function are the same for all operations, which all declare them. */
  #declares(operation: Operation, status: number): boolean {
    if (this.#asked) return findResponsePlan(operation, status) !== undefined;
    return listRefusals(operation).includes(status);
  }

  #failure(error: unknown): Failure {
    if (!(error instanceof OptionsRequest))
      return tellFailure(this.#host, error, this.#request, this.#operation);
    const { allow } = error;
    return this.#host.options?.(allow) ?? { status: 204, body: null, headers: { Allow: allow } };
  }
}

const NO_HEADERS = {};
const NONE: HeaderList = [];

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Text of a failure and its type; null for an empty body, and for a text with its own type. */
function writeFailure({ body, headers }: Failure): { text: string; type: string | null } {
  if (body === null) return { text: '', type: null };
  const type = headers['Content-Type'];
  if (typeof body === 'string' && type !== undefined) return { text: body, type: null };
  return { text: JSON.stringify(body), type: type ?? JSON_TYPE };
}

/** Adds `Accept` to the `Vary` header. */
function addVary(headers: HeaderList): void {
  const at = headers.indexOf('Vary');
  setHeader(headers, 'Vary', at === -1 ? 'Accept' : `${headers[at + 1] ?? ''}, Accept`);
}

/** Replaces the default header with that name. */
function setHeader(headers: HeaderList, name: string, value: string): void {
  const at = headers.indexOf(name);
  if (at === -1 || at % 2 === 1) headers.push(name, value);
  else headers[at + 1] = value;
}
