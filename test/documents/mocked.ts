import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type {
  OpenApiDocument,
  Operation,
  Response as Described,
} from '#generator/load/document.ts';
import { Validators } from '#generator/load/lint/validators.ts';
import { type MockAnswer, type Mocks, buildMocks } from '#generator/mock/examples.ts';
import { createMockServer } from '#generator/mock/server.ts';
import type { Built } from '#generator/model/build.ts';
import type { OperationModel, ParameterModel, ResponseModel } from '#generator/model/model.ts';
import { Resolver } from '#generator/model/resolver.ts';
import { encodeRequest } from '#runtime/client.ts';
import type { FindRoute } from '#runtime/route.ts';
import { sampleOf } from './sample.ts';

export interface MockReport {
  /** Operations with a true example, or a success without body. */
  readonly mocked: number;
  readonly withBody: number;
  /** Answered 200 and so on with exactly the example. */
  readonly exact: number;
  /** Answered with the example less keys that its schema does not name. */
  readonly reduced: number;
  /** Operations without a true example, answered with 501. */
  readonly missing: number;
  readonly refusedExamples: number;
  /** Operations for which no valid request was found. */
  readonly notAsked: readonly string[];
  readonly failures: readonly string[];
}

/** Serves examples over HTTP by the routes in the file `router`. */
export async function serveMocks(
  mocks: Mocks,
  router: string,
): Promise<{ readonly address: string; close(): void }> {
  const { findRoute } = (await import(pathToFileURL(router).href)) as { findRoute: FindRoute };
  const server = createMockServer(findRoute, mocks).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

/** Serves the examples over HTTP, and asks every operation once. */
export async function askMocks(built: Built, router: string): Promise<MockReport> {
  const mocks = buildMocks(built);
  const { address, close } = await serveMocks(mocks, router);
  const asking = new Asking(built, address);
  try {
    for (const operation of built.model.resources.flatMap((resource) => resource.operations)) {
      await asking.ask(operation, mocks.answers[operation.resource]?.[operation.id] ?? null);
    }
  } finally {
    close();
  }
  return asking.report(mocks.refused.length);
}

class Asking {
  readonly #document: OpenApiDocument;
  readonly #resolver: Resolver;
  readonly #validators: Validators;
  readonly #address: string;
  readonly #counts = { mocked: 0, withBody: 0, exact: 0, reduced: 0, missing: 0 };
  readonly #notAsked: string[] = [];
  readonly #failures: string[] = [];

  constructor({ document }: Built, address: string) {
    this.#document = document;
    this.#resolver = new Resolver(document);
    this.#validators = new Validators(document);
    this.#address = address;
  }

  report(refusedExamples: number): MockReport {
    return {
      ...this.#counts,
      refusedExamples,
      notAsked: this.#notAsked,
      failures: this.#failures,
    };
  }

  async ask(operation: OperationModel, answer: MockAnswer | null): Promise<void> {
    const { url, init } = this.#request(operation);
    const response = await fetch(this.#address + url, { ...init, redirect: 'manual' });
    const text = await response.text();
    const shown = `${operation.id} ${init.method} ${url}: ${response.status} ${text.slice(0, 200)}`;
    if (response.status === 400 && answer?.status !== 400) {
      this.#notAsked.push(shown);
      return;
    }
    if (answer === null) {
      this.#counts.missing += 1;
      if (response.status !== 501) this.#failures.push(`${shown}, not 501`);
      return;
    }
    this.#counts.mocked += 1;
    if (response.status !== answer.status) this.#failures.push(`${shown}, not ${answer.status}`);
    else if (answer.body !== undefined) this.#compare(operation, answer, text, shown);
  }

  #compare(operation: OperationModel, answer: MockAnswer, text: string, shown: string): void {
    this.#counts.withBody += 1;
    const described = operation.responses.find(
      ({ status, named }) => status === answer.status && named === (answer.mediaType ?? null),
    );
    if (described?.writer === null) {
      if (text === answer.body) this.#counts.exact += 1;
      else this.#failures.push(`${shown}, not the example`);
      return;
    }
    const body = JSON.parse(text) as unknown;
    if (isDeepStrictEqual(body, answer.body)) {
      this.#counts.exact += 1;
      return;
    }
    const schema = this.#schemaOf(operation, described);
    const found = this.#validators.check(schema, body);
    if (!isPartOf(body, answer.body)) this.#failures.push(`${shown}, not part of the example`);
    else if (found instanceof Error || found.length > 0)
      this.#failures.push(`${shown}, against the schema: ${JSON.stringify(found)}`);
    else this.#counts.reduced += 1;
  }

  #schemaOf(operation: OperationModel, described: ResponseModel | undefined): object {
    const { key = '', named = null } = described ?? {};
    const item = this.#document.paths[operation.path];
    const { responses } = item?.[operation.method.toLowerCase()] as Operation;
    const { content } = this.#resolver.resolve<Described>(responses?.[key] ?? {});
    const json = Object.entries(content ?? {}).find(([name]) =>
      named === null ? /json/.test(name) : name === named,
    );
    return json?.[1].schema ?? {};
  }

  #request(operation: OperationModel): { url: string; init: RequestInit } {
    const of = (parameters: readonly ParameterModel[]) =>
      Object.fromEntries(parameters.map((parameter) => [parameter.name, this.#value(parameter)]));
    const needed = (parameters: readonly ParameterModel[]) =>
      parameters.filter(({ required }) => required);
    const { body, wholeBody } = operation;
    const request = encodeRequest(
      {
        id: operation.id,
        method: operation.method,
        path: operation.route,
        parameters: [
          ...[...operation.pathParameters, ...operation.query],
          ...[...operation.headers, ...operation.cookies],
        ].flatMap(({ plan }) => plan ?? []),
        body: body?.mediaType,
        answers: {},
      },
      {
        params: of(operation.pathParameters),
        cookies: of(needed(operation.cookies)),
        query: of(needed(operation.query)),
        headers: of(needed(operation.headers)),
        ...(body !== null && {
          body: { ...of(needed(body.properties)), ...objectOr(body.example) },
        }),
      },
    );
    if (wholeBody === null) return request;
    const value = wholeBody.example ?? sampleOf(wholeBody.schema, this.#resolver);
    const content = wholeBody.kind === 'json' ? JSON.stringify(value) : String(value);
    const headers = { ...request.init.headers, 'content-type': wholeBody.mediaType };
    return { url: request.url, init: { ...request.init, headers, body: content } };
  }

  #value({ schema, example, file }: ParameterModel): unknown {
    if (file !== null) return new Blob(['content']);
    return this.#isTrue(schema, example) ? example : sampleOf(schema, this.#resolver);
  }

  #isTrue(schema: object, example: unknown): boolean {
    if (example === undefined) return false;
    const found = this.#validators.check(schema, example);
    return !(found instanceof Error) && found.length === 0;
  }
}

const objectOr = (value: unknown): object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};

/** Tells whether a value is another one less some keys. */
function isPartOf(part: unknown, whole: unknown): boolean {
  if (Array.isArray(part))
    return (
      Array.isArray(whole) &&
      part.length === whole.length &&
      part.every((element, index) => isPartOf(element, whole[index]))
    );
  if (typeof part !== 'object' || part === null) return Object.is(part, whole);
  if (typeof whole !== 'object' || whole === null) return false;
  const members = whole as Readonly<Record<string, unknown>>;
  return Object.entries(part).every(
    ([key, value]) => Object.hasOwn(members, key) && isPartOf(value, members[key]),
  );
}
