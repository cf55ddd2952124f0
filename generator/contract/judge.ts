import { isData, type OpenApiDocument, type Response as Described } from '../load/document.ts';
import { essence, isJson } from '../load/media-type.ts';
import { join } from '../load/pointer.ts';
import type { ContractOperation } from './contract.ts';
import { follow, Oracle, valueAt } from './oracle.ts';

/** Statuses that say that a request is not as described. */
const REFUSALS: ReadonlySet<number> = new Set([400, 405, 406, 411, 413, 414, 415, 422, 431]);

/** Statuses that every server may return without a declaration in the document. */
const OF_ALL: ReadonlySet<number> = new Set([429, 503]);

/** Compares responses with their declarations in the document. */
export class Judge {
  readonly #document: OpenApiDocument;
  readonly #oracle: Oracle;

  constructor(document: OpenApiDocument) {
    this.#document = document;
    this.#oracle = new Oracle(document, 'server');
  }

  /** Checks the response to a valid request: the document declares it, and it is no refusal. */
  async right(operation: ContractOperation, answer: Response): Promise<readonly string[]> {
    const { status } = answer;
    if (REFUSALS.has(status))
      return [`refused by ${status}: ${shortenText(await readText(answer))}`];
    const at = this.#responseAt(operation, status);
    if (at === null && !OF_ALL.has(status))
      return [`${status} is not described: ${shortenText(await readText(answer))}`];
    return at === null ? [] : this.#described(at, answer);
  }

  /** The answer to a wrong request: a refusal, which is as described where the document describes it. */
  async wrong(operation: ContractOperation, answer: Response): Promise<readonly string[]> {
    const { status } = answer;
    const isRefusal = status >= 400 && status < 500 && status !== 401 && status !== 403;
    if (!isRefusal) return [`not refused: ${status} ${shortenText(await readText(answer))}`];
    const at = this.#responseAt(operation, status);
    return at === null ? [] : this.#described(at, answer);
  }

  /** Answer to a request without credentials. */
  unknown({ status }: Response): readonly string[] {
    return status === 401 || status === 403 ? [] : [`not refused: ${status}`];
  }

  /** JSON pointer of the response of a status; null if the document does not declare it. */
  #responseAt({ path, method }: ContractOperation, status: number): string | null {
    const at = join('/paths', path, method.toLowerCase(), 'responses');
    const responses = valueAt(this.#document, at);
    if (!isData(responses)) return null;
    const key = [String(status), `${Math.floor(status / 100)}XX`, 'default'].find((each) =>
      Object.hasOwn(responses, each),
    );
    return key === undefined ? null : follow(this.#document, join(at, key)).pointer;
  }

  async #described(at: string, answer: Response): Promise<readonly string[]> {
    const { content, headers = {} } = valueAt(this.#document, at) as Described;
    const problems = Object.keys(headers).flatMap((name) => {
      const { node } = follow(this.#document, join(at, 'headers', name));
      const isThere = answer.headers.get(name) !== null;
      return isData(node) && node.required === true && !isThere
        ? [`header ${name} is missing`]
        : [];
    });
    if (content === undefined) return problems;
    const sent = essence(answer.headers.get('content-type') ?? '');
    const type = Object.keys(content).find((each) => isIn(sent, essence(each)));
    if (type === undefined)
      return [...problems, `${answer.status} has the type '${sent}', which is not described`];
    if (!isJson(sent) || content[type]?.schema === undefined) return problems;
    const text = await readText(answer);
    return [...problems, ...this.#body(join(at, 'content', type, 'schema'), text)];
  }

  #body(at: string, text: string): readonly string[] {
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      return [`not JSON: ${shortenText(text)}`];
    }
    return this.#oracle
      .errors(at, value)
      .map(
        ({ instancePath, keyword, message = '' }) =>
          `answer ${instancePath} (${keyword}): ${message}`,
      );
  }
}

/** Characters of an answer that are read. */
const MOST_READ = 16_777_216;

/** The text of an answer, of one that has no end its beginning; of events, which may come at any time, nothing. */
async function readText(answer: Response): Promise<string> {
  if (essence(answer.headers.get('content-type') ?? '') === 'text/event-stream') return '';
  const parts: string[] = [];
  let length = 0;
  for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    parts.push(part);
    length += part.length;
    if (length > MOST_READ) break;
  }
  return parts.join('');
}

const isIn = (type: string, range: string): boolean =>
  range === type ||
  range === '*/*' ||
  (range.endsWith('/*') && type.startsWith(range.slice(0, -1)));

const shortenText = (text: string): string => (text.length > 300 ? `${text.slice(0, 300)}…` : text);
