import { open } from 'node:fs/promises';
import { spawn } from 'node:child_process';
import { pipeline } from 'node:stream/promises';
import { readFileBytes } from '#src/disk/read-file.ts';
import { Pauses } from '#src/turns/pauses.ts';
import { GitFailed, GitTimeout, OutputTooLarge, ReaderGone } from '../errors.ts';
import { isObjectId } from '../formats/ref-name.ts';
import { markGroupLeader, runCommand, stopCommand, watchCommand } from './command.ts';
import { buildGitArguments, buildGitEnvironment, withoutPieceLimit } from './environment.ts';
import { isUsableRef } from './fetch.ts';
import type { BundleFile } from './protocol.ts';
import { carelessness } from './transport.ts';

/** The part of a bundle before its pack: as much as the names of a million refs take. */
const maxHeaderBytes = 128 * 1024 * 1024;
const headerChunkBytes = 65_536;
const timeLimitMs = 30 * 60_000;
const refLimits = { maxBytes: 256 * 1024 * 1024, timeLimit: 10 * 60_000 };
const shell = 'ulimit -t "$1" && shift && exec git "$@"';

/** The refs of a bundle that are taken, and the bytes before its pack. */
interface Header {
  readonly bytes: number;
  readonly refs: ReadonlyMap<string, string>;
  /** The commit of HEAD. */
  readonly head: string | null;
}

interface Bounds {
  /** Seconds of processor time. */
  readonly seconds: number;
  /** Aborted when the caller no longer waits. */
  readonly left: AbortSignal | undefined;
}

/**
 * Unpacks a bundle into the empty repository `target`, and returns the commit of its HEAD. The author of the bundle is
 * not trusted: each object is checked like a pushed one, and all objects that they name must exist. Only refs that our
 * repositories allow are taken.
 */
export async function unpackBundle(
  { file, maxBytes }: BundleFile,
  target: string,
  { seconds, left }: Bounds,
): Promise<string | null> {
  const { bytes, refs, head } = await readHeader(file);
  const args = buildGitArguments(target, [
    'index-pack',
    '--stdin',
    '--threads=1',
    `--strict=${carelessness.map((fault) => `${fault}=ignore`).join(',')}`,
    ...(maxBytes === null ? [] : [`--max-input-size=${maxBytes}`]),
  ]);
  const child = markGroupLeader(
    spawn('sh', ['-c', shell, 'sh', String(seconds), ...args], {
      cwd: '/',
      env: { ...buildGitEnvironment(target), ...withoutPieceLimit },
      stdio: ['pipe', 'pipe', 'pipe'],
      detached: true,
    }),
  );
  const stops: Error[] = [];
  const stop = (error: Error) => {
    stops.push(error);
    stopCommand(child);
  };
  const timer = setTimeout(() => stop(new GitTimeout('unbundle')), timeLimitMs);
  const leave = () => stop(new ReaderGone('unbundle'));
  left?.addEventListener('abort', leave, { once: true });
  const ended = watchCommand(child, 'unbundle');
  child.stdout.resume();
  try {
    // The exit status reports the result, even where git has not read all input.
    await Promise.all([
      ended,
      pipeline(readFileBytes(file, { start: bytes }), child.stdin).catch(() => undefined),
    ]);
  } catch (error) {
    if (error instanceof GitFailed && /exceeds maximum allowed size/.test(error.detail)) {
      throw new OutputTooLarge('unbundle');
    }
    throw stops[0] ?? error;
  } finally {
    clearTimeout(timer);
    left?.removeEventListener('abort', leave);
  }
  const created: Buffer[] = [];
  const pauses = new Pauses();
  for (const [ref, id] of refs) {
    await pauses.take();
    created.push(Buffer.from(`create ${ref} ${id}\n`, 'latin1'));
  }
  await runCommand(target, ['update-ref', '--stdin'], refLimits, { input: created });
  await runCommand(target, ['pack-refs', '--all'], refLimits);
  return head;
}

async function readHeader(path: string): Promise<Header> {
  const file = await open(path, 'r');
  const chunks: Buffer[] = [];
  try {
    for (let bytes = 0; bytes < maxHeaderBytes;) {
      const { buffer, bytesRead } = await file.read(
        Buffer.alloc(headerChunkBytes),
        0,
        headerChunkBytes,
      );
      if (bytesRead === 0) throw new GitFailed('unbundle', 'the file ends within its header');
      const before = chunks.at(-1)?.at(-1);
      const chunk = buffer.subarray(0, bytesRead);
      chunks.push(chunk);
      // An empty line ends the header; a part of it may be in the previous chunk.
      const end = before === 0x0a && chunk[0] === 0x0a ? -1 : chunk.indexOf('\n\n');
      if (end !== -1 || (before === 0x0a && chunk[0] === 0x0a)) {
        return await parseHeader(
          Buffer.concat(chunks).subarray(0, bytes + end + 1),
          bytes + end + 2,
        );
      }
      bytes += bytesRead;
    }
  } finally {
    await file.close();
  }
  throw new GitFailed('unbundle', 'the header is too long');
}

async function parseHeader(header: Buffer, bytes: number): Promise<Header> {
  const pauses = new Pauses();
  const lines = splitLines(header);
  const signature = lines.next().value;
  if (signature === undefined || !/^# v[23] git bundle$/.test(signature)) {
    throw new GitFailed('unbundle', 'the file is no bundle');
  }
  const refs = new Map<string, string>();
  let head: string | null = null;
  for (const line of lines) {
    // The author of the archive controls the number of lines.
    await pauses.take();
    if (line === '' || line === '@object-format=sha1') continue;
    const [, id, ref] = /^([0-9a-f]{40}) (\S.*)$/.exec(line) ?? [];
    // Any other line means that the bundle is incomplete or has an unsupported format.
    if (id === undefined || ref === undefined)
      throw new GitFailed('unbundle', 'the bundle is incomplete');
    if (ref === 'HEAD') head = id;
    else if (isTaken(ref, id)) refs.set(ref, id);
  }
  return { bytes, refs, head };
}

function* splitLines(header: Buffer): Generator<string, undefined> {
  for (let at = 0; at < header.length;) {
    const found = header.indexOf('\n', at);
    const end = found === -1 ? header.length : found;
    yield header.toString('latin1', at, end);
    at = end + 1;
  }
}

/** Branches, tags, and refs that keep the commits of merge requests. */
function isTaken(ref: string, id: string): boolean {
  if (/^refs\/(?:heads|tags)\//.test(ref)) return isUsableRef(ref);
  if (/^refs\/merge-requests\/[1-9][0-9]{0,8}\/head$/.test(ref)) return true;
  return isObjectId(id) && ref === `refs/keep-around/${id}`;
}
