import type { IncomingMessage } from 'node:http';
import type { ApiRequest } from './host.ts';
import { splitSegments } from './match.ts';
import type { Pair, RawTree } from './raw.ts';

/** Part of the host that names requests. */
interface RequestIds {
  requestId(header: string | undefined): string;
}

function readHeader(http: IncomingMessage, name: string): string | undefined {
  const value = http.headers[name];
  return typeof value === 'string' ? value : undefined;
}

/** Path of the matched segments: checks and limits by path see one spelling of each. */
const normalizePath = (path: string) =>
  path.startsWith('/') && !path.includes('//') ? path : `/${splitSegments(path).join('/')}`;

/** A request as the host's hooks see it. */
export class Request implements ApiRequest {
  readonly http: IncomingMessage;
  readonly path: string;
  readonly search: string;
  pairs: readonly Pair[] = [];
  sent: RawTree | null = null;
  readonly #host: RequestIds;
  #id: string | null = null;

  constructor(http: IncomingMessage, host: RequestIds) {
    const url = http.url ?? '/';
    const mark = url.indexOf('?');
    this.http = http;
    this.#host = host;
    this.path = normalizePath(mark === -1 ? url : url.slice(0, mark));
    this.search = mark === -1 ? '' : url.slice(mark + 1);
  }

  /** Created on demand: many hosts never use it. */
  get id(): string {
    return (this.#id ??= this.#host.requestId(readHeader(this.http, 'x-request-id')));
  }

  header(name: string): string | undefined {
    return readHeader(this.http, name);
  }

  query(name: string): string | undefined {
    for (let index = this.pairs.length - 1; index >= 0; index -= 1) {
      const pair = this.pairs[index];
      if (pair?.[0] === name) return pair[1] ?? '';
    }
    return undefined;
  }
}
