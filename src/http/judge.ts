import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import express from 'express';
import type { ErrorRequestHandler, Express, RequestHandler } from 'express';
import { middleware } from 'express-openapi-validator';
import {
  createBodyPlaces,
  type DocumentPart,
  createDocumentParts,
  removeAnswers,
} from './document-parts.ts';
import { createOracleDocument } from './oracle-document.ts';
import type { JsonObject } from './oracle-document.ts';

/**
 * The second opinion on the published document: express-openapi-validator, asked in process and never on the way
 * of a request. Loaded in development and tests only; nothing here is reachable in production.
 */
export interface Judge {
  /**
   * Verdict on a request. `url` is path and query below the API's mount point, `body` the parsed body whatever its
   * encoding was. Null where the judge has none: methods without operation, unparsed bodies, and writes with body
   * parameters in the query string (the server merges them, the judge does not).
   */
  checkRequest(
    method: string,
    url: string,
    headers: Headers,
    body: unknown,
  ): Promise<RequestVerdict | null>;
  /**
   * The violation in a response to an operation, or null. `pathTemplate` as in the document; `body` as it was
   * sent, null for none. Bodies that are not JSON, and files, are only checked for a declared status.
   */
  checkResponse(
    method: string,
    pathTemplate: string,
    status: number,
    contentType: string | null,
    body: string | Buffer | null,
  ): Promise<string | null>;
}

export interface RequestVerdict {
  readonly accepted: boolean;
  readonly status: number;
  /** `/body/name must be string`; one for each objection. */
  readonly reasons: readonly string[];
}

type Headers = Readonly<Record<string, string>>;

/** `rewritten` makes the copy that the validator may work on; tests leave single rewrites out. */
export async function createJudge(
  bundle: Readonly<JsonObject>,
  rewritten: (bundle: Readonly<JsonObject>) => JsonObject = createOracleDocument,
): Promise<Judge> {
  const parts = createDocumentParts(removeAnswers(bundle));
  const responsesOf = createResponseFinder(bundle);
  const placeOf = createBodyPlaces(bundle);
  const requestCourtOf = memoizePerPart((part) => prepareRequestCourt(rewritten(part.document)));
  const responseCourtOf = memoizePerPart((part) => createResponseCourt(rewritten(part.document)));

  return {
    async checkRequest(method, url, headers, body) {
      if (method === 'OPTIONS') return null;
      const [path = '', search] = url.split('?', 2);
      const template = parts.templateOf(path);
      const part = template === null ? null : parts.partOf(template);
      if (template === null || part === null) return NOT_FOUND;
      const declaredMethod = method === 'HEAD' ? 'GET' : method;
      if (declaredMethod !== 'GET' && search !== undefined) {
        const declared = listQueryNames(part.document, template, declaredMethod);
        const given = [...new URLSearchParams(search).keys()].map((name) => name.split('[', 1)[0]);
        if (given.some((name) => !declared.has(name ?? ''))) return null;
      }
      const type = headers['content-type'];
      if (type !== undefined && !isJson(type) && !(isForm(type) && isRecord(body))) return null;
      return (await requestCourtOf(part)).ask(declaredMethod, url, headers, body);
    },

    async checkResponse(method, pathTemplate, status, contentType, body) {
      if (method === 'OPTIONS') return null;
      const declaredMethod = method === 'HEAD' ? 'GET' : method;
      const declared = responsesOf(declaredMethod, pathTemplate);
      if (declared === undefined) return `${declaredMethod} ${pathTemplate} is not in the document`;
      // Not modified is part of every GET; from 500 on nothing is promised.
      if (status === 304 || status >= 500) return null;
      const place = placeOf(declared[status] ?? declared.default);
      if (place === null) return `status ${status} is not declared`;
      if (method === 'HEAD' || body === null || body.length === 0) return null;
      if (contentType === null) return 'a body without Content-Type';
      if (!isJson(contentType) || place.raw) return null;
      return responseCourtOf(place.part).ask(place.path, contentType, String(body));
    },
  };
}

const NOT_FOUND: RequestVerdict = { accepted: false, status: 404, reasons: ['not found'] };

/** Creates a value once for each requested part. */
function memoizePerPart<T>(make: (part: DocumentPart) => T): (part: DocumentPart) => T {
  const made = new WeakMap<DocumentPart, T>();
  return (part) => {
    const known = made.get(part);
    if (known !== undefined) return known;
    const fresh = make(part);
    made.set(part, fresh);
    return fresh;
  };
}

/**
 * The judge reads its document on the first request. A broken document would refuse every request and look like a
 * verdict.
 */
async function prepareRequestCourt(document: JsonObject): Promise<ReturnType<typeof requestCourt>> {
  const court = requestCourt(document);
  const { status, reasons } = await court.ask('GET', '/', {}, undefined);
  if (status === 500) throw new Error(`The second judge cannot read: ${reasons.join('; ')}`);
  return court;
}

interface Question {
  readonly body: unknown;
  readonly status: number;
  readonly contentType: string;
  readonly settle: (error: unknown) => void;
}

/** Questions under way; the request object is the key because Express hands it through unchanged. */
type Docket = WeakMap<object, Question>;

function requestCourt(document: JsonObject) {
  const docket: Docket = new WeakMap();
  const app = createCourt(
    docket,
    document,
    // Coerced as forms need it, and as we do: a number in JSON may be written as text.
    { validateRequests: { coerceTypes: true, allErrors: true }, validateResponses: false },
    () => undefined,
  );
  return {
    async ask(
      method: string,
      url: string,
      headers: Headers,
      body: unknown,
    ): Promise<RequestVerdict> {
      const error = await put(app, docket, {
        method,
        url,
        headers,
        body,
        status: 200,
        contentType: '',
      });
      if (error === undefined) return { accepted: true, status: 200, reasons: [] };
      const status = isRecord(error) && typeof error.status === 'number' ? error.status : 500;
      return { accepted: false, status, reasons: listReasons(error) };
    },
  };
}

function createResponseCourt(document: JsonObject) {
  const docket: Docket = new WeakMap();
  const options = {
    validateRequests: false,
    validateResponses: {
      onError: (error: unknown, _body: unknown, req: object) => docket.get(req)?.settle(error),
    },
  };
  const app = createCourt(docket, document, options, (req, res) => {
    const question = docket.get(req);
    if (question === undefined) return;
    res.statusCode = question.status;
    res.setHeader('Content-Type', question.contentType);
    res.json(question.body);
  });
  const judge = async (url: string, contentType: string, text: string): Promise<string | null> => {
    let body: unknown;
    try {
      body = JSON.parse(text);
    } catch {
      return 'the body is not JSON';
    }
    // The judge demands a body even where the schema allows null.
    if (body === null) return null;
    const question = { method: 'GET', url, headers: {}, body, status: 200, contentType };
    const error = await put(app, docket, question);
    return error === undefined ? null : listReasons(error).join('; ');
  };
  // The same few refusals are most of the answers of a test run.
  const known = new Map<string, Promise<string | null>>();
  return {
    ask(url: string, contentType: string, text: string): Promise<string | null> {
      if (text.length > 200) return judge(url, contentType, text);
      const question = `${url} ${contentType} ${text}`;
      const verdict = known.get(question) ?? judge(url, contentType, text);
      if (known.size < 1000) known.set(question, verdict);
      return verdict;
    },
  };
}

type ValidatorOptions = Parameters<typeof middleware>[0];
type CourtOptions = Omit<ValidatorOptions, 'apiSpec'>;
type ApiSpec = Exclude<ValidatorOptions['apiSpec'], string>;

/** An application of the validator alone; `answer` runs when it let the request through. */
function createCourt(
  docket: Docket,
  document: JsonObject,
  options: CourtOptions,
  answer: RequestHandler,
): Express {
  const app = express();
  app.set('query parser', 'extended');
  app.set('case sensitive routing', true);
  app.set('strict routing', true);
  app.use((req, _res, next) => {
    req.body = docket.get(req)?.body;
    next();
  });
  // The server's path is cut off: questions carry paths as the document names them.
  const apiSpec: unknown = { ...document, servers: [{ url: '/' }] };
  if (!isApiSpec(apiSpec)) throw new Error('The second judge reads OpenAPI 3.1 documents only');
  const validators = middleware({
    ...options,
    apiSpec,
    validateApiSpec: false,
    validateSecurity: false,
    fileUploader: false,
  });
  for (const validator of validators) app.use(validator as RequestHandler);
  app.use((req, res, next) => {
    answer(req, res, next);
    docket.get(req)?.settle(undefined);
  });
  const settleError: ErrorRequestHandler = (error, req, _res, _next) =>
    docket.get(req)?.settle(error);
  app.use(settleError);
  return app;
}

interface Put extends Omit<Question, 'settle'> {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
}

/** Sends an artificial request to the application, without a socket; its output is discarded. */
function put(
  app: Express,
  docket: Docket,
  { method, url, headers, ...question }: Put,
): Promise<unknown> {
  return new Promise((settle) => {
    const req = new IncomingMessage(new Socket());
    req.method = method;
    req.url = url;
    Object.assign(req.headers, headers);
    // These headers tell the judge that the request has a body.
    if (question.body !== undefined && headers['content-length'] === undefined) {
      req.headers['content-length'] = '1';
    }
    req.push(null);
    docket.set(req, { ...question, settle });
    app(req, new ServerResponse(req));
  });
}

function listReasons(error: unknown): string[] {
  if (isRecord(error) && Array.isArray(error.errors) && error.errors.length > 0) {
    return error.errors
      .filter(isRecord)
      .map(({ path, message }) => `${String(path)} ${String(message)}`);
  }
  return [error instanceof Error ? error.message : String(error)];
}

/** Returns the declared responses by status, for an upper-case method and a path template. */
function createResponseFinder(bundle: Readonly<JsonObject>) {
  const paths = isRecord(bundle.paths) ? bundle.paths : {};
  return (method: string, template: string): Readonly<JsonObject> | undefined => {
    const item = paths[template];
    const operation = isRecord(item) ? item[method.toLowerCase()] : undefined;
    if (!isRecord(operation) || !isRecord(operation.responses)) return undefined;
    return operation.responses;
  };
}

function isApiSpec(value: unknown): value is ApiSpec {
  return isRecord(value) && /^3\.1\./.test(String(value.openapi)) && isRecord(value.paths);
}

/** Query parameters of an operation, references followed. */
function listQueryNames(
  document: Readonly<JsonObject>,
  template: string,
  method: string,
): ReadonlySet<string> {
  const getMember = (parent: unknown, key: string) => (isRecord(parent) ? parent[key] : undefined);
  const item = getMember(document.paths, template);
  const lists = [
    getMember(item, 'parameters'),
    getMember(getMember(item, method.toLowerCase()), 'parameters'),
  ];
  const shared = getMember(document.components, 'parameters');
  const parameters = lists.flatMap((list) => (Array.isArray(list) ? (list as unknown[]) : []));
  const resolved = parameters.map((given) => {
    const reference = getMember(given, '$ref');
    return typeof reference === 'string' ? getMember(shared, reference.split('/')[3] ?? '') : given;
  });
  const inQuery = resolved.filter((parameter) => getMember(parameter, 'in') === 'query');
  return new Set(
    inQuery.map((parameter) => String(getMember(parameter, 'name')).replace(/\[\]$/, '')),
  );
}

function isForm(type: string): boolean {
  return /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type.trim());
}

function isJson(type: string): boolean {
  return /^application\/(?:[\w.-]+\+)?json\b/i.test(type.trim());
}

function isRecord(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
