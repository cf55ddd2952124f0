/** The code that the generated client functions share: one request over `fetch`, and the walk through pages. */
import { isAmong } from './answers.ts';
import { encodeBody, encodeForm, encodePairs, encodeSegment } from './encode.ts';
import { encodeStandardBody, type FormPlan } from './encode-standard-body.ts';
import { encodeParameters } from './encode-parameters.ts';
import type { Identification } from './client-credentials.ts';
import type { SecurityRequirement } from './operation.ts';
import type { ParameterPlan } from './parameter-plan.ts';
import { readSequence, type SequenceForm } from './sequences.ts';
import type { JsonOf, StatusIn } from './types.ts';
import type { UploadedFile } from './upload.ts';

interface AnsweredRange {
  readonly hundreds: readonly number[];
  readonly kind: AnswerKind;
}

interface AnsweredType {
  readonly mediaType: string;
  readonly kind: AnswerKind;
  readonly statuses: readonly number[];
  readonly hundreds?: readonly number[];
}

type AnswerKind = 'none' | 'json' | 'content';

/** How one operation is written and read. */
export interface ClientCall {
  readonly id: string;
  readonly method: string;
  /** Path template from the root. */
  readonly path: string;
  /** Query parameters whose list is one text with commas. */
  readonly commas?: readonly string[];
  /** Styles of the parameters in the standard; omitted in dialects with their own style. */
  readonly parameters?: readonly ParameterPlan[];
  /** Alternatives of security schemes. */
  readonly security?: readonly SecurityRequirement[];
  /** The forms of bodies that are one item after the other, by their media types. */
  readonly sequences?: Readonly<Record<string, SequenceForm>>;
  /** Media type of the request body, the first of several; absent without a body. */
  readonly body?: string | undefined;
  /** The encodings of the parts of forms, by the media types of the forms. */
  readonly forms?: Readonly<Record<string, FormPlan>>;
  /** The declared statuses by the kind of their body. */
  readonly answers: {
    readonly none?: readonly number[];
    readonly json?: readonly number[];
    readonly content?: readonly number[];
    /** Ranges of statuses by first digit, without those named above. */
    readonly ranges?: readonly AnsweredRange[];
    /** Each media type of the statuses that have several, the named statuses first. */
    readonly several?: readonly AnsweredType[];
  };
}

export interface ClientRequest {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly cookies?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  /** The media type of a body that may have one of several; left out: the first. */
  readonly mediaType?: string;
  /** The media type that is wanted of an answer with several; left out: the first. */
  readonly accept?: string;
  readonly signal?: AbortSignal;
}

/** A body that is not JSON, not yet read. */
export type Content = Pick<Response, 'text' | 'arrayBuffer' | 'blob' | 'body'>;

export interface ClientAnswer {
  readonly status: number;
  /** There where the status has several. */
  readonly mediaType?: string;
  readonly headers: Headers;
  readonly body?: unknown;
}

/** The answers of an operation whose body is JSON. */
export type JsonAnswer<Operation, Status extends number> = Status extends number
  ? {
      readonly status: Status;
      readonly headers: Headers;
      readonly body: JsonOf<Operation, Status>;
    }
  : never;

/** Answers whose body is not JSON. */
export type ContentAnswer<Status extends number> = Status extends number
  ? { readonly status: Status; readonly headers: Headers; readonly body: Content }
  : never;

/** Answers without a body. */
export type EmptyAnswer<Status extends number> = Status extends number
  ? { readonly status: Status; readonly headers: Headers; readonly body?: never }
  : never;

/** Sends a request, and answers with one of the statuses that the operation declares. */
export type Send = <Answer extends ClientAnswer>(
  call: ClientCall,
  request?: ClientRequest,
) => Promise<Answer>;

export interface ClientOptions {
  /** Address of the instance, without the API's own path: `https://hearth.example.com`. */
  readonly baseUrl: string;
  readonly token?: string;
  /** Sent with every request. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly fetch?: typeof fetch;
  /**
   * Called around each request, the first outermost: they may change it, send it again, or look at its answer. Nothing is
   * sent twice without one.
   */
  readonly interceptors?: readonly Interceptor[];
}

/** `next` sends the request, through the interceptors that are left. */
export type Interceptor = (
  request: Request,
  next: (request: Request) => Promise<Response>,
) => Promise<Response>;

/** A status that the operation does not declare, or (from `succeeded` and the iterators) one that is no success. */
export class Refused extends Error {
  readonly call: string;
  readonly status: number;
  readonly headers: Headers;
  /** Parsed when it is JSON, else text. */
  readonly body: unknown;

  constructor(call: string, answer: ClientAnswer) {
    super(
      `${call} answered ${answer.status}${answer.body === undefined ? '' : `: ${JSON.stringify(answer.body)}`}`,
    );
    this.call = call;
    this.status = answer.status;
    this.headers = answer.headers;
    this.body = answer.body;
  }
}

/** The successes among the answers; of a range that has failures, too, its successes. */
export type Success<Answer> = Answer extends { readonly status: infer Status extends number }
  ? Extract<Status, StatusIn<2>> extends infer Successful
    ? [Successful] extends [never]
      ? never
      : [Status] extends [Successful]
        ? Answer
        : Omit<Answer, 'status'> & { readonly status: Successful }
    : never
  : never;

/**
 * The answer when it is a success.
 * @throws Refused
 */
export function succeeded<Answer extends ClientAnswer>(
  answer: Answer,
  call = 'the request',
): Success<Answer> {
  if (answer.status < 200 || answer.status > 299) throw new Refused(call, answer);
  return answer as Success<Answer>;
}

/** Request values as clients hold them: a file is a Blob. */
export type Sendable<T> = T extends object
  ? {
      [K in keyof T]: Extract<T[K], UploadedFile> extends never
        ? T[K]
        : Exclude<T[K], UploadedFile> | Blob;
    }
  : T;

/** @param credentials the headers that carry a token */
export function sender(
  options: ClientOptions,
  credentials: (token: string) => Record<string, string>,
): Send {
  const headers = options.token === undefined ? {} : credentials(options.token);
  return senderBy(options, () => ({ headers, query: [] }));
}

/** @param identify adds credentials to each call */
export function senderBy(
  options: ClientOptions,
  identify: (call: ClientCall) => Identification,
): Send {
  const root = options.baseUrl.replace(/\/+$/, '');
  return (call, request) => sendTo(root, call, request, options, identify(call));
}

/** Options of every outgoing request. */
type Sending = Pick<ClientOptions, 'headers' | 'fetch' | 'interceptors'> &
  Pick<RequestInit, 'redirect'>;

/** Sends a request to the URL of a call: `root` followed by its path. */
export async function sendTo<Answer extends ClientAnswer>(
  root: string,
  call: ClientCall,
  request: ClientRequest = {},
  { fetch: fetching = fetch, interceptors = [], headers: own, redirect }: Sending,
  { headers, query }: Identification,
): Promise<Answer> {
  const encoded = encodeRequest(call, request, { ...headers, ...own });
  const init = redirect === undefined ? encoded.init : { ...encoded.init, redirect };
  const { path, search } = splitUrl(encoded.url);
  const queries = [search, encodeForm(query)].filter((text) => text !== '');
  // A fragment is not sent, and would take the query with it.
  const [address = ''] = (root + path).split('#', 1);
  const mark = address.includes('?') ? '&' : '?';
  const whole = queries.length === 0 ? address : address + mark + queries.join('&');
  const response =
    interceptors.length === 0
      ? await fetching(whole, init)
      : await chainInterceptors(interceptors, fetching)(new Request(whole, init));
  return (await readAnswer(call, response)) as Answer;
}

/** A query may contain question marks. */
function splitUrl(url: string): { readonly path: string; readonly search: string } {
  const at = url.indexOf('?');
  return at === -1
    ? { path: url, search: '' }
    : { path: url.slice(0, at), search: url.slice(at + 1) };
}

const chainInterceptors = (interceptors: readonly Interceptor[], fetching: typeof fetch) =>
  interceptors.reduceRight<(request: Request) => Promise<Response>>(
    (next, interceptor) => (request) => interceptor(request, next),
    (request) => fetching(request),
  );

/** The address, headers and body of a request; the address begins at the root. */
export function encodeRequest(
  call: ClientCall,
  request: ClientRequest,
  common: Readonly<Record<string, string>> = {},
): { url: string; init: RequestInit } {
  const { accept, body, signal } = request;
  const { url, headers } =
    call.parameters === undefined
      ? encodeLeniently(call, request)
      : encodeParameters(call.path, call.parameters, request);
  const payload = body === undefined ? null : encodePayload(call, body, request.mediaType);
  return {
    url,
    init: {
      method: call.method,
      headers: {
        ...common,
        ...headers,
        ...(accept !== undefined && { accept }),
        ...(payload !== null && { 'content-type': payload.contentType }),
      },
      ...(payload !== null && { body: payload.content }),
      ...(signal !== undefined && { signal }),
    },
  };
}

function encodePayload(call: ClientCall, body: unknown, type = call.body) {
  if (type === undefined) return null;
  return call.parameters === undefined
    ? encodeBody(body, type)
    : encodeStandardBody(body, type, call.forms?.[type]);
}

/** Lists as `name[]=a`, or as one text with commas. */
function encodeLeniently(
  { path: template, commas }: ClientCall,
  { params = {}, query = {}, headers = {} }: ClientRequest,
): { url: string; headers: Readonly<Record<string, string>> } {
  const path = template.replace(/\{([^}]+)\}/g, (_, name: string) =>
    encodeSegment(name, params[name]),
  );
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    encodePairs(name, value, commas?.includes(name) === true),
  );
  const own = Object.entries(headers).filter(([, value]) => value !== undefined);
  return {
    url: pairs.length === 0 ? path : `${path}?${encodeForm(pairs)}`,
    headers: Object.fromEntries(own.map(([name, value]) => [name, String(value)])),
  };
}

async function readAnswer(call: ClientCall, response: Response): Promise<ClientAnswer> {
  const { status, headers } = response;
  const typed = findAnsweredType(call.answers, response);
  const kind = typed?.kind ?? findAnswerKind(call.answers, response);
  const named = typed === undefined ? {} : { mediaType: typed.mediaType };
  if (kind === 'json') return { status, ...named, headers, body: await response.json() };
  if (kind === 'content') return { status, ...named, headers, body: readContent(call, response) };
  if (kind === null)
    throw new Refused(call.id, { status, headers, body: await readAnyBody(response) });
  await response.body?.cancel();
  return { status, headers };
}

/** The body unchanged, or the items of a sequence. */
function readContent({ sequences = {} }: ClientCall, response: Response): unknown {
  const type = removeParameters(response.headers.get('content-type') ?? '');
  const form = Object.hasOwn(sequences, type) ? sequences[type] : undefined;
  return form === undefined ? response : readSequence(form, response.body);
}

/** Declared media type of a response; its parameters may differ. */
function findAnsweredType(
  { several = [], json, content, none }: ClientCall['answers'],
  { status, headers }: Response,
): AnsweredType | undefined {
  const isNamed = [json, content, none].some((statuses) => statuses?.includes(status) === true);
  if (isNamed) return undefined;
  const sent = headers.get('content-type') ?? '';
  const named = several.filter(({ statuses }) => statuses.includes(status));
  const types =
    named.length > 0
      ? named
      : several.filter(({ hundreds = [] }) => isAmong(hundreds, status, true));
  return (
    types.find(({ mediaType }) => mediaType === sent) ??
    types.find(({ mediaType }) => removeParameters(mediaType) === removeParameters(sent))
  );
}

const removeParameters = (mediaType: string) =>
  (mediaType.split(';', 1)[0] ?? '').trim().toLowerCase();

const JSON_TYPE = /^[^;]*[/+]json\s*(?:;|$)/i;

/** Kind of the body of a declared response; null for undeclared ones. */
function findAnswerKind(
  { none, json, content, ranges = [] }: ClientCall['answers'],
  { status, headers }: Response,
): AnswerKind | null {
  if (json?.includes(status)) return 'json';
  if (content?.includes(status)) return 'content';
  if (none?.includes(status)) return 'none';
  const range = ranges.find(({ hundreds, kind }) => isAmong(hundreds, status, kind !== 'none'));
  if (range === undefined) return null;
  // Failures of intermediaries may have any body.
  const isOther = range.kind === 'json' && !JSON_TYPE.test(headers.get('content-type') ?? '');
  return isOther ? null : range.kind;
}

async function readAnyBody(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** A list operation: one page when called, `pages` and `all` for the rest. */
export interface Listing<Request, Answer, Row> {
  (request?: Request): Promise<Answer>;
  /** Every page from the requested one on. Refusals are thrown. */
  pages(request?: Request): AsyncGenerator<Success<Answer>, void, undefined>;
  /** Every row from the requested page on. Refusals are thrown. */
  all(request?: Request): AsyncGenerator<Row, void, undefined>;
}

/** Variant of `Listing` for operations with required parameters. */
export interface ListingOf<Request, Answer, Row> {
  (request: Request): Promise<Answer>;
  pages(request: Request): AsyncGenerator<Success<Answer>, void, undefined>;
  all(request: Request): AsyncGenerator<Row, void, undefined>;
}

/** Builds the functions of a list operation; `Link` leads to further pages, by offset and by keyset. */
export function listing<Request extends ClientRequest, Answer extends ClientAnswer, Row>(
  send: Send,
  call: ClientCall,
): Listing<Request, Answer, Row> {
  async function* streamPages(request: ClientRequest = {}) {
    let current: ClientCall = call;
    let asked = request;
    for (let search: string | null = ''; search !== null;) {
      const answer: Answer = await send<Answer>(current, asked);
      yield succeeded(answer, call.id);
      const next = findNextSearch(answer.headers);
      if (next !== null && next === search)
        throw new Error(`${call.id}: the next page is this one`);
      search = next;
      // Only the query of the link counts: the instance may be known under another address here.
      const { query: _, ...rest } = request;
      current = { ...call, path: call.path + (next ?? '').replace(/[{}]/g, encodeURIComponent) };
      asked = rest;
    }
  }
  async function* streamRows(request?: ClientRequest) {
    for await (const page of streamPages(request))
      yield* (page as ClientAnswer).body as readonly Row[];
  }
  const sendOne = (request?: ClientRequest) => send<Answer>(call, request);
  return Object.assign(sendOne, { pages: streamPages, all: streamRows });
}

/** The query of the link to the next page, with its question mark. */
function findNextSearch(headers: Headers): string | null {
  for (const link of (headers.get('link') ?? '').split(/,\s*(?=<)/)) {
    const [, address, relations] = /^<([^>]*)>(.*)$/.exec(link.trim()) ?? [];
    if (
      address === undefined ||
      !/;\s*rel="?(?:[^"]* )?next(?: [^"]*)?"?(?:;|$)/.test(relations ?? '')
    )
      continue;
    return new URL(address, 'http://instance').search;
  }
  return null;
}
