import type { IncomingMessage } from 'node:http';
import type { BodyLimits, NamedFileLimit } from './body-plan.ts';
import type { Failure } from './failure.ts';
import type { DecodedInput, Method, Operation } from './operation.ts';
import type { Pair, RawTree } from './raw.ts';
import type { HeaderList, ServiceResponse } from './respond.ts';
import type { AnswerSizes, SendInTurn } from './send-body.ts';

/** The input of an operation that no request brings: path parameters by name, and all others by theirs. */
export interface InnerInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** Runs other operations on behalf of the caller of a request. */
export interface InProcess<C, Facts = unknown> {
  /** Context of read-only functions, for any request method. */
  reading(): C;
  /** Runs an operation with all checks of a separate request; throws its refusal. */
  run(operation: Operation<Facts>, input: InnerInput): Promise<ServiceResponse>;
}

/** One API request, as the host's hooks see it. */
export interface ApiRequest {
  readonly http: IncomingMessage;
  readonly id: string;
  /** Path as sent, without the query. */
  readonly path: string;
  /** Decoded query parameters in order. */
  readonly pairs: readonly Pair[];
  /**
   * Parameters of query and body merged, declared or not; the body wins. Null until the body is read, and for standard
   * operations.
   */
  readonly sent: RawTree | null;
  header(name: string): string | undefined;
  /** Last value of a query parameter. */
  query(name: string): string | undefined;
}

/** The subjects that the guard found, by name: `{ project }`. */
export type Subjects = Readonly<Record<string, unknown>>;

/**
 * Functions that the server adds to the generated parts. `C` is the request context, `Caller` the caller, and `Facts`
 * the type of the dialect's facts about operations.
 */
export interface Host<C, Caller, Facts = unknown> {
  /** Requests below this path are ours even if no route matches, `/api/v4`. */
  readonly basePath: string;
  readonly bodyLimits: BodyLimits;
  /** The limits of files that operations name. */
  fileLimit?(name: string): Promise<NamedFileLimit>;
  requestId(header: string | undefined): string;
  authenticate(request: ApiRequest, operation: Operation<Facts>): Promise<Caller>;
  /**
   * Rejects a caller who may not use the operation at all, or not now, by throwing. `again` counts nothing; `within`
   * another request the operation counts, and the request does not.
   */
  admit(
    operation: Operation<Facts>,
    caller: Caller,
    request: ApiRequest,
    mode?: 'again' | 'within',
  ): void | Promise<void>;
  /** Finds the subject of the request, and throws if the caller may not act on it. `params` are the path parameters. */
  guard(
    operation: Operation<Facts>,
    caller: Caller,
    params: DecodedInput['params'],
  ): Subjects | Promise<Subjects>;
  /**
   * Early variant of `guard`: runs before the parameters are validated and the body is read. A null result leaves the
   * decision to `guard`. `path` has the texts of the operation's `pathParameters`, in order.
   */
  guardEarly?(
    operation: Operation<Facts>,
    caller: Caller,
    path: readonly string[],
  ): Subjects | Promise<Subjects> | null;
  /** `inProcess` creates the runner of further operations for the same caller. */
  context(
    caller: Caller,
    request: ApiRequest,
    method: Method,
    inProcess: () => InProcess<C, Facts>,
  ): C;
  /** Key of the share of body memory: callers with the same key use one share. */
  callerKey?(caller: Caller, request: ApiRequest): string;
  /** The same for large bodies and large answers, where finding the key takes a look-up; left out: `callerKey`. */
  findPlaceKey?(caller: Caller, request: ApiRequest): Promise<string>;
  /**
   * False where an answer has only the entity tag that its function gives. Default: true, and an unchanged answer gets
   * 304.
   */
  readonly entityTags?: boolean | undefined;
  /** Sizes of the pieces of responses, if not the defaults. */
  readonly answerSizes?: AnswerSizes | undefined;
  /** Bounds how many large answers are sent at once. */
  readonly sendInTurn?: SendInTurn;
  /** Names under which a declared response header is sent. */
  headerNames(name: string): readonly string[];
  /** Scheme, host and port under which the client reached the server. */
  origin(request: ApiRequest): string;
  /** Headers of every response, names and values in turn; `declared` are the names of its other headers. */
  headers?(request: ApiRequest, milliseconds: number, declared: readonly string[]): HeaderList;
  /** The answer to `OPTIONS`; `allow` are the methods that the path has. Left out: 204. */
  options?(allow: string): Failure;
  /**
   * Creates the response to any failure: a `RefusedRequest` of the generated parts, or an error of a hook or function.
   * The operation is null if none was found.
   */
  fail(error: unknown, request: ApiRequest, operation: Operation<Facts> | null): Failure;
  /** A status that the document does not declare for the operation was about to be sent. */
  undeclared(operation: Operation<Facts>, status: number): void;
  finished(
    request: ApiRequest,
    operation: Operation<Facts> | null,
    status: number,
    milliseconds: number,
  ): void;
}
