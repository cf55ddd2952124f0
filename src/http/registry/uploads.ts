import type { Database } from '#src/database/database.ts';
import {
  findRegistryProject,
  findRegistryRights,
} from '#src/domains/registry/container-registry/access.ts';
import { collectLater } from '#src/domains/registry/container-registry/collect.ts';
import { RegistryRefusal } from '#src/domains/registry/container-registry/errors.ts';
import {
  addLayer,
  linkLayer,
  lockLayer,
  findRootOfProject,
} from '#src/domains/registry/container-registry/layers.ts';
import { isDigest, formatImagePath } from '#src/image-registry/names.ts';
import { describeRegistryCaller } from '#src/domains/registry/container-registry/registry-token.ts';
import {
  findLayer,
  findRepository,
  isThere,
  type RegistryRepositoryRow,
} from '#src/domains/registry/container-registry/table.ts';
import {
  addChunk,
  beginUpload,
  closeUpload,
  findUpload,
  joinChunks,
  minChunkBytes,
  mostLayerBytes,
  formatRange,
  createRangeRefused,
  removeBlobs,
  removeUpload,
  type UploadRow,
  createUploadUnknown,
} from '#src/domains/registry/container-registry/uploads.ts';
import { makeUnpushed, maxUnpushed } from '#src/domains/registry/container-registry/unpushed.ts';
import { holdProject } from '#src/domains/core/projects/table.ts';
import type { StoredBlob } from '#src/storage/storage.ts';
import { requireDigest } from './blobs.ts';
import { type Exchange, type RegistryAnswer, requirePresent } from './exchange.ts';
import { readSentPieces } from './sent-layer.ts';
import { receiveInTurn } from './turns.ts';

export async function beginBlob(exchange: Exchange): Promise<RegistryAnswer> {
  const { environment, place, address, caller } = exchange;
  const { db, workers, clock } = environment;
  const digest = address.query.get('digest');
  if (digest !== null) requireDigest(digest);
  const now = clock();
  const repository = await db.transaction((db) => provideRepository(db, place, now));
  requirePresent(repository);
  const mounted = address.query.get('mount');
  if (mounted !== null && (await mount(exchange, repository, mounted))) {
    return createCreatedAnswer(exchange, mounted);
  }
  const { projectId } = place;
  const begun = { repositoryId: repository.id, projectId, caller: describeRegistryCaller(caller) };
  const upload = await beginUpload(db, { ...begun, now: now.toISOString() });
  await collectLater(db, workers, now);
  if (digest === null) {
    const { status, headers } = createProgressAnswer(exchange, upload);
    return { status, headers: { ...headers, 'OCI-Chunk-Min-Length': String(minChunkBytes) } };
  }
  return finish(exchange, upload, digest);
}

/** @throws RegistryRefusal when too many of the project wait for their first image */
async function provideRepository(
  db: Database,
  place: Exchange['place'],
  now: Date,
): Promise<RegistryRepositoryRow> {
  const known = await findRepository(db, place);
  if (known !== undefined) return known;
  await holdProject(db, place.projectId);
  const repository = await makeUnpushed(db, place, now.toISOString());
  if (repository !== undefined) return repository;
  throw new RegistryRefusal(429, 'TOOMANYREQUESTS', 'too many repositories have no image yet', {
    detail: `at most ${maxUnpushed} in a project`,
    headers: { 'Retry-After': '3600' },
  });
}

/**
 * Mounts a layer of another repository. False when it is unknown, in another namespace, or the caller may not pull it:
 * the caller does not learn which.
 */
async function mount(
  { environment, caller, token, address, place, judgeAgain }: Exchange,
  repository: RegistryRepositoryRow,
  digest: string,
): Promise<boolean> {
  const { db, clock } = environment;
  const from = address.query.get('from') ?? '';
  const named = token.access.some(({ name, actions }) => name === from && actions.includes('pull'));
  if (!isDigest(digest) || !named) return false;
  const source = await findRegistryProject(db, from);
  if (source === null) return false;
  const rights = await findRegistryRights(environment, caller, source.projectId);
  if (rights?.actions.has('pull') !== true) return false;
  const held = await findRepository(db, source);
  const layer = held === undefined ? undefined : await findLayer(db, held.id, digest, clock());
  if (layer === undefined) return false;
  const judge = await judgeAgain();
  return db.transaction(async (db) => {
    await judge(db);
    const locked = await lockLayer(db, await findRootOfProject(db, place.projectId), digest);
    if (locked?.id !== layer.id || !isThere(locked, clock())) return false;
    const now = clock().toISOString();
    const { project_id: projectId, id: repositoryId } = repository;
    await linkLayer(db, { projectId, repositoryId, layer: locked, now });
    return true;
  });
}

export async function continueBlob(exchange: Exchange): Promise<RegistryAnswer> {
  const upload = await receive(exchange, await requireUpload(exchange));
  return createProgressAnswer(exchange, upload);
}

export async function endBlob(exchange: Exchange): Promise<RegistryAnswer> {
  const digest = exchange.address.query.get('digest') ?? '';
  requireDigest(digest);
  return finish(exchange, await requireUpload(exchange), digest);
}

export async function getUpload(exchange: Exchange): Promise<RegistryAnswer> {
  return { ...createProgressAnswer(exchange, await requireUpload(exchange)), status: 204 };
}

export async function cancelUpload(exchange: Exchange): Promise<RegistryAnswer> {
  const { id } = await requireUpload(exchange);
  if (!(await removeUpload(exchange.environment, id))) throw createUploadUnknown();
  return { status: 204 };
}

async function requireUpload({ environment, place, address }: Exchange): Promise<UploadRow> {
  const repository = await findRepository(environment.db, place);
  return findUpload(environment.db, repository?.id, address.reference);
}

const formatRepositoryPath = ({ project, place }: Exchange) => formatImagePath(project, place.name);

const formatLocation = (exchange: Exchange, { uuid }: UploadRow) =>
  `/v2/${formatRepositoryPath(exchange)}/blobs/uploads/${uuid}`;

function createProgressAnswer(exchange: Exchange, upload: UploadRow): RegistryAnswer {
  return {
    status: 202,
    headers: {
      Location: formatLocation(exchange, upload),
      Range: formatRange(upload.size),
      'Docker-Upload-UUID': upload.uuid,
    },
  };
}

const createCreatedAnswer = (exchange: Exchange, digest: string): RegistryAnswer => ({
  status: 201,
  headers: {
    Location: `/v2/${formatRepositoryPath(exchange)}/blobs/${digest}`,
    'Docker-Content-Digest': digest,
  },
});

/** Stores the body of the request as the next chunk. */
async function receive(exchange: Exchange, upload: UploadRow): Promise<UploadRow> {
  const { environment, request } = exchange;
  const location = formatLocation(exchange, upload);
  const stated = readStatedStart(exchange, upload, location);
  const blob = await storeBody(exchange, mostLayerBytes - upload.size);
  if (stated !== null && stated !== blob.size) {
    await removeBlobs(environment.storage, [blob.key]);
    throw createRangeRefused(location, upload.size);
  }
  if (blob.size === 0 && request.method === 'PATCH') {
    await removeBlobs(environment.storage, [blob.key]);
    return upload;
  }
  const now = environment.clock().toISOString();
  return addChunk(environment, upload, { blob, location, now });
}

/** The length that `Content-Range` states; null without it. */
function readStatedStart(
  { request }: Exchange,
  { size }: UploadRow,
  location: string,
): number | null {
  const header = request.headers['content-range'];
  if (header === undefined) return null;
  const [, from = '', to = ''] =
    /^(?:bytes[ =])?(\d{1,15})-(\d{1,15})(?:\/.*)?$/.exec(header) ?? [];
  const length = Number(to) - Number(from) + 1;
  const announced = request.headers['content-length'];
  if (from === '' || Number(from) !== size || length < 1) throw createRangeRefused(location, size);
  if (announced !== undefined && Number(announced) !== length)
    throw createRangeRefused(location, size);
  return length;
}

async function storeBody(exchange: Exchange, most: number): Promise<StoredBlob> {
  const { environment, request, callerKey, left } = exchange;
  const createTooLarge = () =>
    new RegistryRefusal(413, 'SIZE_INVALID', 'the layer is too large', {
      detail: `at most ${mostLayerBytes} bytes`,
    });
  if (Number(request.headers['content-length'] ?? 0) > most) throw createTooLarge();
  if ((request.headers['content-encoding'] ?? 'identity') !== 'identity') {
    throw new RegistryRefusal(
      415,
      'UNSUPPORTED',
      'layers must not be compressed by a content encoding',
    );
  }
  const limitBytes = (bytes: number) => {
    if (bytes > most) throw createTooLarge();
  };
  const receive = (cut: AbortSignal | undefined) =>
    environment.storage.store(readSentPieces(request, { onBytes: limitBytes, cut }));
  return receiveInTurn(callerKey, left, receive, () => request.socket.bytesRead);
}

/** Receives the rest of the layer, and links it to the repository. */
async function finish(
  exchange: Exchange,
  begun: UploadRow,
  digest: string,
): Promise<RegistryAnswer> {
  const { environment, callerKey, left } = exchange;
  const upload = hasBody(exchange) || begun.chunks === 0 ? await receive(exchange, begun) : begun;
  // Joining many chunks takes as long as receiving them, so it needs a turn too.
  const blob = await receiveInTurn(callerKey, left, () => joinChunks(environment, upload));
  await settle(exchange, { upload, blob, digest });
  return createCreatedAnswer(exchange, digest);
}

const hasBody = ({ request: { headers } }: Exchange) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

interface Complete {
  readonly upload: UploadRow;
  readonly blob: StoredBlob;
  readonly digest: string;
}

async function settle(exchange: Exchange, { upload, blob, digest }: Complete): Promise<void> {
  const { environment, judgeAgain, place } = exchange;
  const { db, storage, clock } = environment;
  const matches = `sha256:${blob.sha256}` === digest;
  const joined = upload.chunks === 1 ? [] : [blob.key];
  try {
    const judge = await judgeAgain();
    const left = matches
      ? await db.transaction(async (db) => {
          await judge(db);
          await holdProject(db, place.projectId);
          const rootId = await findRootOfProject(db, place.projectId);
          const keys = await closeUpload(db, upload, formatLocation(exchange, upload));
          const home = { projectId: place.projectId, repositoryId: upload.repository_id };
          const received = { ...home, rootId, blob };
          const added = await addLayer(db, { ...received, now: clock().toISOString() });
          return [...keys, ...joined].filter((key) => !added || key !== blob.key);
        })
      : joined;
    await removeBlobs(storage, left);
  } catch (error) {
    await removeBlobs(storage, joined);
    throw error;
  }
  if (matches) return;
  // A wrong digest ends the upload session.
  await removeUpload(environment, upload.id);
  throw new RegistryRefusal(400, 'DIGEST_INVALID', 'provided digest did not match content');
}
