import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RequestContext } from '#src/context.ts';
import { BadRequest } from '#src/errors.ts';
import { readBlob, streamBlob } from '#src/git/reading/blobs.ts';
import type { Repository } from '#src/git/repository.ts';
import { Turns } from '#src/turns/turns.ts';
import { kibibyteBytes, mebibyteBytes } from '#src/units.ts';

/** Files up to this size are buffered; larger ones are streamed from git. */
export const maxBufferedBytes = mebibyteBytes;

/** Files above this many bytes are read five times a minute at most, by one caller in one project. */
const maxUsualFileBytes = 10 * mebibyteBytes;

/** More is not held in memory. */
const maxWholeBytes = 64 * mebibyteBytes;

interface Sized {
  /** Bytes. */
  readonly size: number;
}

export function limitLargeReads(
  { size }: Sized,
  { limits, actor, request }: RequestContext,
): void | Promise<void> {
  if (size <= maxUsualFileBytes) return undefined;
  return limits.consume('large_blob', { actor, ...request, ip: request.ip });
}

/**
 * Limits reads into memory; throws `BadRequest` for a file above the limit. Requests for the headers alone are exempt.
 */
export function limitWholeReads(sized: Sized, context: RequestContext): void | Promise<void> {
  if (sized.size > maxWholeBytes && !context.request.head) {
    throw new BadRequest('The file is too large; read it in the raw form');
  }
  return limitLargeReads(sized, context);
}

/** Responses up to this size are built without a noticeable delay. */
const quickBytes = 256 * kibibyteBytes;

const answers = new Turns({ atOnce: 1 });

/**
 * Reads a blob that `limitWholeReads` has admitted; empty for one that is too large, for which only headers are
 * requested. Responses that take milliseconds are sent one in each turn of the event loop, since many may be requested
 * at once.
 */
export async function readWholeContent(
  repository: Repository,
  { id, size }: Sized & { readonly id: string },
): Promise<Buffer> {
  if (size > maxWholeBytes) return Buffer.alloc(0);
  const content = await (size > maxUsualFileBytes
    ? gather(repository, id, size)
    : readBlob(repository, id));
  if (size > quickBytes) await answers.run(repository.caller ?? '', () => nextTurn());
  return content;
}

/** Fills one buffer as chunks arrive: joining all chunks at the end would block the event loop. */
async function gather(repository: Repository, id: string, size: number): Promise<Buffer> {
  const content = Buffer.allocUnsafe(size);
  let at = 0;
  for await (const chunk of streamBlob(repository, id)) at += (chunk as Buffer).copy(content, at);
  return content.subarray(0, at);
}
