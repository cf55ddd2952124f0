import { unlinkLayer } from '#src/domains/registry/container-registry/layers.ts';
import { collectLater } from '#src/domains/registry/container-registry/collect.ts';
import { RegistryRefusal } from '#src/domains/registry/container-registry/errors.ts';
import { isDigest } from '#src/image-registry/names.ts';
import {
  findLayer,
  findRepository,
  type LayerRow,
} from '#src/domains/registry/container-registry/table.ts';
import { holdProject } from '#src/domains/core/projects/table.ts';
import type { Exchange, RegistryAnswer } from './exchange.ts';

export async function getBlob(exchange: Exchange): Promise<RegistryAnswer> {
  const { environment, request } = exchange;
  const layer = await requireLayer(exchange);
  const headers = {
    'Content-Type': 'application/octet-stream',
    'Docker-Content-Digest': layer.digest,
    'Accept-Ranges': 'bytes',
    ETag: `"${layer.digest}"`,
  };
  const range = request.method === 'GET' ? parseRange(request.headers.range, layer.size) : null;
  if (range === 'none') {
    throw new RegistryRefusal(416, 'SIZE_INVALID', 'the range is not in the blob', {
      headers: { 'Content-Range': `bytes */${layer.size}` },
    });
  }
  const read = async () => {
    const stream =
      range === null
        ? await environment.storage.read(layer.storage_key)
        : await environment.storage.read(layer.storage_key, range);
    // The layer was removed after its lookup.
    if (stream === null) throw createBlobUnknown(layer.digest);
    return stream;
  };
  if (range === null) {
    return {
      status: 200,
      headers: { ...headers, 'Content-Length': String(layer.size) },
      ...(layer.size > 0 && { body: read }),
    };
  }
  const { start, end } = range;
  return {
    status: 206,
    headers: {
      ...headers,
      'Content-Range': `bytes ${start}-${end - 1}/${layer.size}`,
      'Content-Length': String(end - start),
    },
    body: read,
  };
}

export async function deleteBlob(exchange: Exchange): Promise<RegistryAnswer> {
  const { environment, place, judgeAgain } = exchange;
  const { db, workers, clock } = environment;
  const layer = await requireLayer(exchange);
  const judge = await judgeAgain();
  const removed = await db.transaction(async (db) => {
    await judge(db);
    await holdProject(db, place.projectId);
    const repository = await findRepository(db, place);
    if (repository === undefined) return false;
    const removed = await unlinkLayer(db, repository.id, layer.id);
    await collectLater(db, workers, clock());
    return removed;
  });
  if (removed === false) throw createBlobUnknown(layer.digest);
  if (removed === null) {
    throw new RegistryRefusal(405, 'UNSUPPORTED', 'a manifest of the repository names the blob');
  }
  return { status: 202, headers: { 'Docker-Content-Digest': layer.digest } };
}

async function requireLayer({ environment, place, address }: Exchange): Promise<LayerRow> {
  const { reference: digest } = address;
  requireDigest(digest);
  const repository = await findRepository(environment.db, place);
  const layer =
    repository === undefined
      ? undefined
      : await findLayer(environment.db, repository.id, digest, environment.clock());
  if (layer === undefined) throw createBlobUnknown(digest);
  return layer;
}

export function requireDigest(digest: string): void {
  if (isDigest(digest)) return;
  throw new RegistryRefusal(400, 'DIGEST_INVALID', 'provided digest is not one of sha256');
}

const createBlobUnknown = (digest: string) =>
  new RegistryRefusal(404, 'BLOB_UNKNOWN', 'blob unknown to registry', { detail: { digest } });

/** Requested single range; null for the whole blob, also for several ranges and for unreadable ones. */
function parseRange(
  header: string | undefined,
  size: number,
): { readonly start: number; readonly end: number } | 'none' | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  const start = from === '' ? Math.max(size - Number(to), 0) : Number(from);
  const end = from === '' || to === '' ? size : Math.min(Number(to) + 1, size);
  if (from !== '' && to !== '' && Number(to) < start) return null;
  return start < end ? { start, end } : 'none';
}
