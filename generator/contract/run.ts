import { describe, it } from 'node:test';
import { Judge } from './judge.ts';
import type { Contract, ContractCase, ContractOperation, Sent } from './contract.ts';
import { encodeStandardBody } from '../runtime/encode-standard-body.ts';
import { isSameJson } from '../runtime/same-json.ts';
import { encodeParameters } from '../runtime/encode-parameters.ts';

export interface ContractOptions {
  /** Origin of the server, without the path of the document's server: `http://localhost:8080`. */
  readonly address: string;
  /** Headers with credentials; without them, operations with access checks are skipped. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Values of existing records on that server, by names of parameters; they replace examples. */
  readonly values?: Readonly<Record<string, unknown>>;
  readonly fetch?: typeof fetch;
}

/** Result of one case. `undecided` has the reason of an unknown result. */
export interface ContractResult {
  readonly operation: string;
  readonly title: string;
  /** Empty where the answer is as described. */
  readonly problems: readonly string[];
  readonly undecided: string | null;
}

/** Statuses of a refusal for another reason than a wrong request. */
const OTHER_REASONS: ReadonlySet<number> = new Set([401, 403, 404, 409, 429, 501, 503]);

/** Milliseconds for which an answer is waited for. */
const patienceMs = 60_000;

/** Runs the cases in sequence, and compares each response with the document. */
export async function* runContract(
  contract: Contract,
  options: ContractOptions,
): AsyncGenerator<ContractResult, void, undefined> {
  const runner = new Runner(contract, options);
  for (const operation of contract.operations) yield* runner.operation(operation);
}

/** The cases as tests of `node:test`, one per operation. */
export function testContract(contract: Contract, options: ContractOptions): void {
  const runner = new Runner(contract, options);
  void describe(`the contract of ${String(contract.document.info['title'])}`, () => {
    for (const operation of contract.operations) {
      void it(`${operation.id}: ${operation.method} ${operation.path}`, async (t) => {
        const problems: string[] = [];
        let count = 0;
        for await (const result of runner.operation(operation)) {
          count += 1;
          if (result.undecided !== null) t.diagnostic(`${result.title}: ${result.undecided}`);
          problems.push(...result.problems.map((problem) => `${result.title}: ${problem}`));
        }
        if (problems.length > 0) throw new Error(problems.join('\n'));
        if (count === 0) t.skip(operation.untold ?? 'nothing to ask');
      });
    }
  });
}

class Runner {
  readonly #judge: Judge;
  readonly #options: ContractOptions;

  constructor({ document }: Contract, options: ContractOptions) {
    this.#judge = new Judge(document);
    this.#options = options;
  }

  async *operation(operation: ContractOperation): AsyncGenerator<ContractResult, void, undefined> {
    const statuses = new Set<number>();
    for (const each of operation.right) {
      const answer = await this.#send(operation, each.sent);
      statuses.add(answer.status);
      const problems = await this.#judge.right(operation, answer);
      await leave(answer);
      yield this.#result(operation, each, problems, null);
    }
    for (const each of operation.wrong) {
      const answer = await this.#send(operation, each.sent);
      // A server that refuses valid requests for the same reason may not have checked this one.
      const isOther = OTHER_REASONS.has(answer.status) && statuses.has(answer.status);
      const undecided = isOther ? `${answer.status}, as right requests are answered` : null;
      const problems = isOther ? [] : await this.#judge.wrong(operation, answer);
      await leave(answer);
      yield this.#result(operation, each, problems, undecided);
    }
    const [first] = operation.right;
    if (!operation.secured || first === undefined || this.#options.headers === undefined) return;
    const answer = await this.#send(operation, first.sent, {});
    await leave(answer);
    const title = 'without credentials';
    yield this.#result(operation, { title, sent: {} }, this.#judge.unknown(answer), null);
  }

  #result(
    { id }: ContractOperation,
    { title }: ContractCase,
    problems: readonly string[],
    undecided: string | null,
  ): ContractResult {
    return { operation: id, title, problems, undecided };
  }

  async #send(
    { method, route, plans, mediaType, fields, right }: ContractOperation,
    sent: Sent,
    credentials = this.#options.headers ?? {},
  ): Promise<Response> {
    const { fetch: fetching = fetch, address, values = {} } = this.#options;
    const params: Record<string, unknown> = { ...sent.params };
    const usual = right[0]?.sent.params ?? {};
    // A value that is wrong on purpose stays so.
    for (const [name, value] of Object.entries(values))
      if (name in params && isSameJson(params[name], usual[name])) params[name] = value;
    const { url, headers } = encodeParameters(route, plans, { ...sent, params });
    const type = sent.mediaType ?? mediaType;
    const payload =
      sent.body === undefined || type === null
        ? null
        : encodeStandardBody(addFiles(sent.body), type, { fields: sent.fields ?? fields });
    return fetching(address.replace(/\/+$/, '') + url, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
      headers: {
        ...credentials,
        ...headers,
        ...(payload !== null && { 'content-type': payload.contentType }),
      },
      ...(payload !== null && { body: payload.content }),
    });
  }
}

/** Unread bodies are cancelled, because an answer may be endless. */
const leave = async ({ body }: Response): Promise<void> => {
  if (body?.locked === false) await body.cancel();
};

function addFiles(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(addFiles);
  if (typeof value !== 'object' || value === null) return value;
  const { $file } = value as { readonly $file?: unknown };
  if (typeof $file === 'string') return new Blob([$file]);
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, addFiles(each)]));
}
