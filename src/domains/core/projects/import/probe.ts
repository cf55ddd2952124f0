import { connect } from 'node:net';
import { readAdvertisement } from '#src/git/transport/advertisement.ts';
import {
  findDestination,
  type Destination,
  type OutboundRules,
} from '#src/outbound/destination.ts';
import { getBeginning } from '#src/outbound/get.ts';
import { runUntilAborted } from '#src/turns/run-until-aborted.ts';
import type { ImportSource } from './source.ts';

/** A repository that answered. */
interface FoundRepository {
  /** Address after all redirects. */
  readonly url: string;
  readonly authorization: string | null;
  /** Null if the name must be resolved again. */
  readonly resolved: Pick<Destination, 'hostname' | 'port' | 'address'> | null;
  /** Branch of HEAD, if stated. */
  readonly head: string | null;
}

/**
 * The error for an address without a git repository. It omits the response, which the caller may not be able to reach.
 */
export class NoRepository extends Error {
  constructor(cause?: unknown) {
    super('no git repository answered', { cause });
    this.name = 'NoRepository';
  }
}

const maxProbeMs = 10_000;
/** Longest line of git, with its prefix. */
const maxBytes = 65_520 + 64;
const ending = '/info/refs';

/**
 * Checks for a repository without fetching it. Every host of a redirect must be allowed.
 * @throws NoRepository
 */
export async function probeRepository(
  source: ImportSource,
  rules: OutboundRules,
  timeoutMs = maxProbeMs,
): Promise<FoundRepository> {
  const ask = source.url.protocol === 'git:' ? askGit : askHttp;
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    return await runUntilAborted(signal, () => ask(source, rules, signal));
  } catch (error) {
    throw error instanceof NoRepository ? error : new NoRepository(error);
  }
}

async function askHttp(
  { url, authorization }: ImportSource,
  rules: OutboundRules,
  signal: AbortSignal,
): Promise<FoundRepository> {
  const refs = new URL(url);
  refs.pathname = `${url.pathname.replace(/\/$/, '')}${ending}`;
  refs.search = '?service=git-upload-pack';
  const headers = {
    accept: '*/*',
    'user-agent': 'git/hearth',
    ...(authorization !== null && { authorization }),
  };
  const answer = await getBeginning(refs, { rules, headers, maxBytes, signal });
  const type = answer.contentType.split(';')[0];
  if (answer.status !== 200 || type !== 'application/x-git-upload-pack-advertisement') {
    throw new NoRepository();
  }
  if (!answer.url.pathname.endsWith(ending)) throw new NoRepository();
  const found = new URL(answer.url);
  found.pathname = found.pathname.slice(0, -ending.length);
  for (const part of ['search', 'hash', 'username', 'password'] as const) found[part] = '';
  return {
    ...read(answer.body),
    url: found.href,
    authorization: answer.sameOrigin ? authorization : null,
    resolved: rules.pinned ? answer.destination : null,
  };
}

async function askGit(
  { url }: ImportSource,
  rules: OutboundRules,
  signal: AbortSignal,
): Promise<FoundRepository> {
  const destination = await findDestination(url, rules);
  const path = decodeURIComponent(url.pathname);
  // Git also refuses a line break there.
  if (/[\0\n]/.test(path)) throw new NoRepository();
  const request = `git-upload-pack ${path}\0host=${url.host}\0`;
  const length = (Buffer.byteLength(request) + 4).toString(16).padStart(4, '0');
  const answer = await exchangeLines(destination, length + request, signal);
  return {
    ...read(answer),
    url: url.href,
    authorization: null,
    resolved: rules.pinned ? destination : null,
  };
}

/** The first line that is answered to a line. */
async function exchangeLines(
  { address, port }: Destination,
  line: string,
  signal: AbortSignal,
): Promise<Buffer> {
  const socket = connect({ host: address, port });
  const leave = () => socket.destroy(new NoRepository());
  signal.addEventListener('abort', leave, { once: true });
  try {
    socket.write(line);
    const chunks: Buffer[] = [];
    for await (const chunk of socket as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      const said = Buffer.concat(chunks);
      const expected = Number.parseInt(said.toString('latin1', 0, 4), 16);
      if (said.length >= 4 && !(said.length < expected)) return said.subarray(0, maxBytes);
    }
    return Buffer.concat(chunks);
  } finally {
    signal.removeEventListener('abort', leave);
    socket.destroy();
  }
}

function read(answer: Buffer): Pick<FoundRepository, 'head'> {
  const said = readAdvertisement(answer);
  if (said === null) throw new NoRepository();
  return said;
}
