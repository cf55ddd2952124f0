import { chooseType } from './accept.ts';
import { check, checkInnerRelations, checkPath, checkRelations } from './checks.ts';
import type { ApiRequest, Host, InnerInput, InProcess } from './host.ts';
import { Faults, memberName } from './faults.ts';
import { NotImplemented } from './not-implemented.ts';
import type { DecodedInput, Method, Operation, RawInput, Validator } from './operation.ts';
import { emptyTree, type RawTree, type RawValue } from './raw.ts';
import { RefusedRequest } from './refused-request.ts';
import type { ServiceResponse } from './respond.ts';
import { GivenParameters, noParameters } from './sent-parameters.ts';
import { LoadedServices, type ServiceFunctions, type ServiceTable } from './services.ts';

/** The parts of a request that relations are about, and the path, whose names are theirs, too. */
const PARTS = ['query', 'body', 'path'] as const;

/** Decodes the input of operations, guards them and calls their functions, for every kind of caller. */
export class Runner<C, Caller, Facts> {
  readonly #host: Host<C, Caller, Facts>;
  readonly #services: LoadedServices<C>;

  constructor(services: ServiceTable<C>, host: Host<C, Caller, Facts>) {
    this.#services = new LoadedServices(services);
    this.#host = host;
  }

  readonly decode = decodeInput;

  /** `asked` is called when the function is loaded and about to be called. */
  call(
    operation: Operation<Facts>,
    input: object,
    { caller, request }: { readonly caller: Caller; readonly request: ApiRequest },
    asked?: () => void,
  ): Promise<ServiceResponse> {
    const functions = this.#services.of(operation.resource);
    const call = (loaded: ServiceFunctions<C> | undefined) => {
      const service = loaded?.[operation.id];
      if (service === undefined) throw new NotImplemented(operation.id);
      asked?.();
      return service(input as never, this.#contextOf(caller, request, operation.method));
    };
    return functions instanceof Promise ? functions.then(call) : call(functions);
  }

  /** The way to run operations within a request of any kind. */
  within(by: { readonly caller: Caller; readonly request: ApiRequest }): InProcess<C, Facts> {
    return {
      reading: () => this.#contextOf(by.caller, by.request, 'GET'),
      run: (operation, input) => this.#runWithin(operation, input, by),
    };
  }

  #contextOf(caller: Caller, request: ApiRequest, method: Method): C {
    return this.#host.context(caller, request, method, () => this.within({ caller, request }));
  }

  async #runWithin(
    operation: Operation<Facts>,
    inner: InnerInput,
    by: { readonly caller: Caller; readonly request: ApiRequest },
  ): Promise<ServiceResponse> {
    await this.#host.admit(operation, by.caller, by.request, 'within');
    const input = this.decode(operation, toRawInput(operation, inner, by.request));
    const subjects = await this.#host.guard(operation, by.caller, input.params);
    const chosen = chooseType(operation, undefined);
    return this.call(operation, { ...input, ...subjects, ...chosen }, by);
  }
}

/** @throws RefusedRequest for what the document does not allow, and for a path that can name nothing */
export function decodeInput(operation: Operation, raw: RawInput): DecodedInput {
  const faults = new Faults();
  const input = operation.decode(raw, faults);
  const { params, query, headers, cookies, body: checkBody } = operation.validators;
  const named = params === null || checkPath(params, input.params, faults);
  if (query !== null) check(query, input.query, faults, 'query');
  if (headers !== null) check(headers, input.headers, faults, 'header');
  if (cookies !== null) check(cookies, input.cookies, faults, 'cookie');
  if (checkBody !== null) checkWhole(checkBody, operation, input.body, faults);
  if (operation.relations !== null) {
    const properties = (input.body ?? {}) as Readonly<Record<string, unknown>>;
    const isGiven = (name: string) =>
      input.query[name] !== undefined ||
      properties[name] !== undefined ||
      PARTS.some((part) => faults.has(memberName(part, name)));
    checkRelations(operation.relations, isGiven, faults, input.body === null ? 'query' : 'body');
  }
  if (operation.innerRelations !== undefined)
    checkInnerRelations(operation.innerRelations, input, faults);
  if (faults.any) throw new RefusedRequest('parameters', { faults: faults.list(operation.order) });
  if (!named) throw new RefusedRequest('namesNothing');
  const { keep } = operation;
  return keep === undefined ? input : { ...input, body: keep(input.body) };
}

/** The input of an operation that runs within a request, which has its headers. */
function toRawInput(
  { pathParameters, standard }: Operation,
  { params = {}, query, body }: InnerInput,
  request: ApiRequest,
): RawInput {
  const readHeader = (name: string) => request.header(name.toLowerCase());
  const path = pathParameters.map((name) => formatSegment(params[name]));
  if (!standard) {
    const merged = Object.assign(emptyTree(), isGiven(query), isGiven(body));
    const parameters = noParameters;
    return { path, merged, whole: undefined, header: readHeader, parameters, kind: 'json' };
  }
  const values = pathParameters.map((name) => toRaw(params[name]));
  const parameters = new GivenParameters(values, isGiven(query), readHeader);
  const merged = isGiven(body);
  const kind = body === undefined ? 'none' : 'json';
  return { path, merged, whole: merged, header: readHeader, parameters, kind };
}

/** A missing body of named properties counts as empty; for other bodies there is nothing to check. */
function checkWhole(
  validator: Validator,
  { wholeBody, standard }: Operation,
  body: unknown,
  faults: Faults,
): void {
  if (standard) {
    if (body !== undefined) check(validator, body, faults, 'body');
  } else if (wholeBody === undefined) check(validator, body ?? {}, faults, 'body');
  else if (body !== null && body !== undefined) check(validator, body, faults, 'body');
}

const formatSegment = (value: unknown): string =>
  typeof value === 'number' || typeof value === 'string' ? String(value) : '';

/** Omits undefined values. Nested objects become trees, as in a read request. */
function isGiven(values: Readonly<Record<string, unknown>> = {}): RawTree {
  const tree = emptyTree();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) tree[name] = toRaw(value);
  }
  return tree;
}

function toRaw(value: unknown): RawValue {
  if (Array.isArray(value)) return value.map(toRaw);
  const isObject = typeof value === 'object' && value !== null;
  return isObject ? isGiven(value as Readonly<Record<string, unknown>>) : (value as RawValue);
}
