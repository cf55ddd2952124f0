import type { LookupAddress } from 'node:dns';
import { lookup, Resolver } from 'node:dns/promises';
import { readFile } from 'node:fs/promises';
import { Turns } from '#src/turns/turns.ts';

interface NamesOptions {
  /** Name servers in the form of `Resolver.setServers`; by default those of the system. */
  readonly servers?: readonly string[];
  /** The file of hosts of the system. */
  readonly hostsFile?: string;
  /** Milliseconds that a name server has for an answer, twice. */
  readonly timeoutMs?: number;
}

/** Number of requests to a name server. */
const maxTries = 2;

/** Errors after which the system resolver is used, which may know additional names. */
const unknownToServers: ReadonlySet<string> = new Set([
  'ENOTFOUND',
  'ENODATA',
  'ECONNREFUSED',
  'EREFUSED',
  'ENOTIMP',
]);

/**
 * Looks up names without the thread pool of file operations: a name whose server is silent costs a datagram, and
 * delays no other look-up. The system resolver, which needs a thread for each name, is used only for names unknown to
 * the name servers, a few at once.
 */
export class NameResolver {
  readonly #servers: readonly string[];
  readonly #hostsFile: string;
  readonly #timeoutMs: number;
  readonly #turns = new Turns({ atOnce: 2, waiting: 100, waitingOfOne: 10 });

  constructor({ servers = [], hostsFile = '/etc/hosts', timeoutMs = 1_500 }: NamesOptions = {}) {
    this.#servers = servers;
    this.#timeoutMs = timeoutMs;
    this.#hostsFile = hostsFile;
  }

  /** Rejects for an unknown name, or one whose server does not answer. */
  async look(hostname: string): Promise<readonly LookupAddress[]> {
    const known = await this.#inFile(hostname);
    if (known.length > 0) return known;
    const resolver = new Resolver({ timeout: this.#timeoutMs, tries: maxTries });
    if (this.#servers.length > 0) resolver.setServers(this.#servers);
    const answers = await Promise.allSettled([
      resolver.resolve4(hostname),
      resolver.resolve6(hostname),
    ]);
    const found = answers.flatMap((answer, place) =>
      answer.status === 'fulfilled'
        ? answer.value.map((address) => ({ address, family: place === 0 ? 4 : 6 }))
        : [],
    );
    if (found.length > 0) return found;
    const unknown = answers.every(
      (answer) =>
        answer.status === 'rejected' && unknownToServers.has(readErrorCode(answer.reason)),
    );
    if (!unknown) throw new Error(`no name server answers for ${hostname}`);
    return this.#turns.run(hostname, async () => lookup(hostname, { all: true }));
  }

  async #inFile(hostname: string): Promise<LookupAddress[]> {
    const wanted = hostname.toLowerCase().replace(/\.$/, '');
    const text = await readFile(this.#hostsFile, 'utf8').catch(() => '');
    return text.split('\n').flatMap((line) => {
      const [address = '', ...names] = (line.split('#')[0] ?? '').trim().split(/\s+/);
      const isNamed = names.some((name) => name.toLowerCase() === wanted);
      return isNamed ? [{ address, family: address.includes(':') ? 6 : 4 }] : [];
    });
  }
}

const readErrorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';
