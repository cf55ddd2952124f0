import { spawn } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { Pauses } from '#src/turns/pauses.ts';
import { GitFailed, GitQuiet, GitTimeout, OutputTooLarge, ReaderGone } from '../errors.ts';
import { isObjectId, isRefName } from '../formats/ref-name.ts';
import { markGroupLeader, runCommand, stopCommand, watchCommand } from './command.ts';
import { buildGitArguments, buildGitEnvironment } from './environment.ts';
import type { RemoteRepository } from './protocol.ts';
import { openRelay, type Relay } from './relay.ts';
import { carelessness } from './transport.ts';

/** The unit of `ulimit -f`. */
const blockBytes = 512;
const shell = 'ulimit -t "$1" && ulimit -f "$2" && shift 2 && exec git "$@"';
const refLimits = { maxBytes: 256 * 1024 * 1024, timeLimit: 10 * 60_000 };

/** Bytes for each second: a connection that brings less for `quietTime` is taken for dead. */
const minBytesPerSecond = 1000;

interface FetchBounds {
  /** Seconds of processor time that each of its processes may take. */
  readonly seconds: number;
  /** Aborted when the caller no longer waits. */
  readonly left: AbortSignal | undefined;
}

/**
 * Puts the branches and tags of a repository elsewhere into the empty repository `target`, with what they reach. Every
 * object is looked at as if it were pushed; nothing else of the other side is believed, and no hook runs.
 */
export async function fetchRepository(
  remote: RemoteRepository,
  target: string,
  { seconds, left }: FetchBounds,
): Promise<void> {
  if (left?.aborted === true) throw new ReaderGone('fetch');
  const stops: Error[] = [];
  let stop = (error: Error) => void stops.push(error);
  const relay = await openRelayTo(remote, () => stop(new GitQuiet('fetch')));
  const blocks =
    remote.maxBytes === null ? 'unlimited' : String(Math.ceil(remote.maxBytes / blockBytes));
  const args = buildGitArguments(target, fetchArguments(toFetchUrl(remote, relay)));
  const started = spawn('sh', ['-c', shell, 'sh', String(seconds), blocks, ...args], {
    cwd: '/',
    env: {
      ...buildGitEnvironment(target, listGitSettings(remote)),
      GIT_ALLOW_PROTOCOL: 'git:http:https',
      // The name that `toFetchUrl` replaced.
      GIT_OVERRIDE_VIRTUAL_HOST: new URL(remote.url).host,
    },
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
  });
  // The processes that it starts wait for the other server, too.
  const child = markGroupLeader(started);
  stop = (error) => {
    stops.push(error);
    stopCommand(child);
  };
  const timer = setTimeout(() => stop(new GitTimeout('fetch')), remote.timeLimit);
  const leave = () => stop(new ReaderGone('fetch'));
  left?.addEventListener('abort', leave, { once: true });
  child.stdin.end();
  child.stdout.resume();
  try {
    await watchCommand(child, 'fetch');
  } catch (error) {
    const full = remote.maxBytes !== null && (await isFull(target, remote.maxBytes));
    throw stops[0] ?? (full ? new OutputTooLarge('fetch') : toQuietError(error));
  } finally {
    relay?.close();
    clearTimeout(timer);
    left?.removeEventListener('abort', leave);
  }
  await tidyRefs(target);
}

/**
 * Tells whether a pack file reached the size limit. Git's error message is not reliable: it depends on which of its
 * processes ends first.
 */
async function isFull(target: string, maxBytes: number): Promise<boolean> {
  const folder = join(target, 'objects/pack');
  const sizes = (await readdir(folder)).map(async (name) => (await stat(join(folder, name))).size);
  return (await Promise.all(sizes)).some((size) => size >= maxBytes);
}

function fetchArguments(url: string): string[] {
  return [
    'fetch',
    ...['--quiet', '--no-tags', '--no-write-fetch-head', '--no-auto-maintenance'],
    ...['--no-recurse-submodules', '--no-write-commit-graph'],
    url,
    '+refs/heads/*:refs/heads/*',
    '+refs/tags/*:refs/tags/*',
  ];
}

/**
 * Opens a relay for git://, because git has no limits and no fixed address for it. Null for other protocols, for which
 * git has both.
 */
async function openRelayTo(
  { url, resolved, quietTime }: RemoteRepository,
  onQuiet: () => void,
): Promise<Relay | null> {
  if (!url.startsWith('git:')) return null;
  const { hostname, port } = new URL(url);
  return openRelay({
    host: resolved?.address ?? hostname.replace(/^\[|\]$/g, ''),
    port: resolved?.port ?? (port === '' ? 9418 : Number(port)),
    leastBytes: (minBytesPerSecond * quietTime) / 1000,
    quietTime,
    onQuiet,
  });
}

function toFetchUrl({ url }: RemoteRepository, relay: Relay | null): string {
  return relay === null ? url : `git://127.0.0.1:${relay.port}${new URL(url).pathname}`;
}

/** Converts git's message about a slow transfer into `GitQuiet`. */
function toQuietError(error: unknown): unknown {
  const quiet = error instanceof GitFailed && /Operation too slow/.test(error.detail);
  return quiet ? new GitQuiet('fetch', error.detail) : error;
}

function listGitSettings(remote: RemoteRepository): readonly (readonly [string, string])[] {
  const { resolved, authorization } = remote;
  return [
    // The server has followed the redirects before, and allowed where they lead to.
    ['http.followRedirects', 'false'],
    ...(resolved === null || isIP(resolved.hostname) !== 0 ? [] : [createPinSetting(resolved)]),
    ...(authorization === null
      ? []
      : ([['http.extraHeader', `Authorization: ${authorization}`]] as const)),
    ['http.lowSpeedLimit', String(minBytesPerSecond)],
    ['http.lowSpeedTime', String(Math.ceil(remote.quietTime / 1000))],
    ['credential.helper', ''],
    // One file, whose size the shell bounds.
    ['fetch.unpackLimit', '1'],
    ['fetch.fsckObjects', 'true'],
    ...carelessness.map((fault) => [`fetch.fsck.${fault}`, 'ignore'] as const),
  ];
}

function createPinSetting({
  hostname,
  port,
  address,
}: NonNullable<RemoteRepository['resolved']>): readonly [string, string] {
  const shown = isIP(address) === 6 ? `[${address}]` : address;
  return ['http.curloptResolve', `${hostname}:${port}:${shown}`];
}

/** Packs all refs into one file, and deletes refs with invalid names. */
async function tidyRefs(target: string): Promise<void> {
  const args = ['for-each-ref', '--format=%(refname)', 'refs/heads/', 'refs/tags/'];
  const listed = (await runCommand(target, args, refLimits)).toString('latin1');
  const refs = listed.split('\n').filter((ref) => ref !== '');
  const strange: string[] = [];
  const pauses = new Pauses();
  for (const ref of refs) {
    await pauses.take();
    if (!isUsableRef(ref)) strange.push(ref);
  }
  if (strange.length > 0) {
    const input = strange.map((ref) => Buffer.from(`delete ${ref}\n`, 'latin1'));
    await runCommand(target, ['update-ref', '--stdin'], refLimits, { input });
  }
  await runCommand(target, ['pack-refs', '--all'], refLimits);
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Tells whether a name, with one character per byte, is a valid branch or tag name. */
export function isUsableRef(ref: string): boolean {
  try {
    const name = utf8.decode(Buffer.from(ref, 'latin1')).replace(/^refs\/(?:heads|tags)\//, '');
    return isRefName(name) && name !== 'HEAD' && !isObjectId(name);
  } catch {
    return false;
  }
}
