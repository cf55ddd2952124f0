import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { GatheredBytes } from '#runtime/body-bytes.ts';
import type { Database } from '#src/database/database.ts';
import { collectLater } from '#src/domains/registry/container-registry/collect.ts';
import { findImageCreation } from '#src/domains/registry/container-registry/creation.ts';
import { RegistryRefusal } from '#src/domains/registry/container-registry/errors.ts';
import {
  indexMediaType,
  mostManifestBytes,
  readManifest,
} from '#src/domains/registry/container-registry/manifest.ts';
import {
  loadManifestContent,
  computeDigest,
  findReferrers,
  removeManifest,
  storeManifest,
} from '#src/domains/registry/container-registry/manifests.ts';
import { isDigest, isMediaType, isTagName, formatImagePath } from '#src/image-registry/names.ts';
import {
  findManifest,
  findRepository,
  makeRepository,
  type ManifestFacts,
} from '#src/domains/registry/container-registry/table.ts';
import { notePushed } from '#src/domains/registry/container-registry/unpushed.ts';
import { holdProject } from '#src/domains/core/projects/table.ts';
import { requireDigest } from './blobs.ts';
import {
  countIn,
  type Exchange,
  answerJson,
  createNameUnknown,
  type RegistryAnswer,
  requireRegistryRepository,
  requirePresent,
} from './exchange.ts';
import { readSentPieces } from './sent-layer.ts';
import { receiveInTurn } from './turns.ts';

export async function getManifest(exchange: Exchange): Promise<RegistryAnswer> {
  const { environment, address, request } = exchange;
  const { reference } = address;
  const repository = await requireRegistryRepository(exchange);
  const manifest = isReference(reference)
    ? await findManifest(environment.db, repository.id, reference)
    : undefined;
  if (manifest === undefined) throw createManifestUnknown(reference);
  const headers = {
    'Content-Type': manifest.media_type,
    'Content-Length': String(manifest.size),
    'Docker-Content-Digest': manifest.digest,
    ETag: `"${manifest.digest}"`,
  };
  if (request.method === 'HEAD') return { status: 200, headers };
  const read = async () => {
    const content = await loadManifestContent(environment.db, manifest.id);
    if (content === undefined) throw createManifestUnknown(reference);
    return content;
  };
  // Large ones wait for slow readers, as layers do, and are in memory no earlier.
  const body =
    manifest.size <= smallBytes ? await read() : async () => Readable.from([await read()]);
  return { status: 200, headers, body };
}

const smallBytes = 65_536;

const isReference = (reference: string) => isDigest(reference) || isTagName(reference);

const createManifestUnknown = (reference: string) =>
  new RegistryRefusal(404, 'MANIFEST_UNKNOWN', 'manifest unknown', {
    detail: { reference: reference.slice(0, 128) },
  });

export async function putManifest(exchange: Exchange): Promise<RegistryAnswer> {
  const { address, callerKey, left, request } = exchange;
  const { reference } = address;
  if (isByDigest(reference)) requireDigest(reference);
  else if (!isTagName(reference)) throw createTagInvalid();
  // The request keeps its place until the manifest is stored: its bytes stay in memory while it waits for the
  // database.
  const receive = (cut: AbortSignal | undefined) => receiveManifest(exchange, cut);
  return receiveInTurn(callerKey, left, receive, () => request.socket.bytesRead);
}

const isByDigest = (reference: string) => reference.includes(':');

async function receiveManifest(
  exchange: Exchange,
  cut: AbortSignal | undefined,
): Promise<RegistryAnswer> {
  const { environment, address, request, place, judgeAgain } = exchange;
  const { db, workers, clock } = environment;
  const { reference } = address;
  const byDigest = isByDigest(reference);
  const bytes = await readBody(exchange, cut);
  const digest = computeDigest(bytes);
  if (byDigest && digest !== reference) {
    throw new RegistryRefusal(400, 'DIGEST_INVALID', 'provided digest did not match content');
  }
  const manifest = await readManifest(bytes, request.headers['content-type'] ?? '');
  const known = await findRepository(db, place);
  const imageCreatedAt =
    known === undefined ? null : await findImageCreation(environment, known.id, manifest, clock());
  const tag = byDigest ? null : reference;
  const judge = await judgeAgain();
  const project = await db.transaction(async (db) => {
    const project = await judge(db);
    await holdProject(db, place.projectId);
    const now = clock().toISOString();
    const repository = await makeRepository(db, place, now);
    requirePresent(repository);
    await notePushed(db, repository);
    await storeManifest(db, { repository, manifest, bytes, digest, tag, imageCreatedAt, now });
    await collectLater(db, workers, clock());
    return project;
  });
  return {
    status: 201,
    headers: {
      Location: `/v2/${formatImagePath(project, place.name)}/manifests/${digest}`,
      'Docker-Content-Digest': digest,
      ...(manifest.subject !== null && { 'OCI-Subject': manifest.subject }),
    },
  };
}

const createTagInvalid = () => new RegistryRefusal(400, 'TAG_INVALID', 'manifest tag is not valid');

async function readBody({ request }: Exchange, cut: AbortSignal | undefined): Promise<Buffer> {
  const createTooLarge = () =>
    new RegistryRefusal(413, 'SIZE_INVALID', 'the manifest is too large', {
      detail: `at most ${mostManifestBytes} bytes`,
    });
  if (readContentLength(request) > mostManifestBytes) throw createTooLarge();
  const limitBytes = (bytes: number) => {
    if (bytes > mostManifestBytes) throw createTooLarge();
  };
  const gathered = new GatheredBytes();
  for await (const piece of readSentPieces(request, { onBytes: limitBytes, cut }))
    gathered.add(piece);
  return gathered.take();
}

const readContentLength = ({ headers }: IncomingMessage) => Number(headers['content-length'] ?? 0);

/** Deletes a manifest with all its tags when addressed by digest, and only the tag when addressed by tag. */
export async function deleteManifest(exchange: Exchange): Promise<RegistryAnswer> {
  const { environment, address, place, judgeAgain } = exchange;
  const { db, workers, clock } = environment;
  const { reference } = address;
  const repository = await requireRegistryRepository(exchange);
  const judge = await judgeAgain();
  const hold = async (db: Database) => {
    await judge(db);
    await holdProject(db, place.projectId);
  };
  let removed = false;
  if (isDigest(reference)) {
    const manifest = await findManifest(db, repository.id, reference);
    const now = clock().toISOString();
    removed = manifest !== undefined && (await removeManifest(db, manifest.id, { now, hold }));
    if (removed) await collectLater(db, workers, clock());
  } else if (isTagName(reference)) {
    removed = await db.transaction(async (db) => {
      await hold(db);
      const tag = { repository_id: repository.id, name: reference };
      return (await db('registry_tags').where(tag).delete()) > 0;
    });
  }
  if (!removed) throw createManifestUnknown(reference);
  return { status: 202 };
}

const tagPageSize = 1_000;

export async function listTags(exchange: Exchange): Promise<RegistryAnswer> {
  const { environment, address, project, place } = exchange;
  const limit = countIn(address.query.get('n'), tagPageSize, tagPageSize);
  const last = address.query.get('last') ?? '';
  const repository = await findRepository(environment.db, place);
  if (repository === undefined) throw createNameUnknown();
  const name = formatImagePath(project, place.name);
  if (limit === 0) return answerJson({ name, tags: [] });
  const tags = await environment
    .db('registry_tags')
    .where({ repository_id: repository.id })
    .where('name', '>', isTagName(last) ? last : '')
    .orderBy('name')
    .limit(limit + 1)
    .pluck<string[]>('name');
  const page = tags.slice(0, limit);
  const next = `/v2/${name}/tags/list?n=${limit}&last=${page.at(-1) ?? ''}`;
  return answerJson(
    { name, tags: page },
    tags.length > limit ? { Link: `<${next}>; rel="next"` } : {},
  );
}

const referrerPageSize = 100;

export async function listReferrers(exchange: Exchange): Promise<RegistryAnswer> {
  const { environment, address, project, place } = exchange;
  const { reference: subject, query } = address;
  requireDigest(subject);
  const artifactType = query.get('artifactType');
  const limit = countIn(query.get('n'), referrerPageSize, referrerPageSize);
  const after = countIn(query.get('after'), 0, Number.MAX_SAFE_INTEGER);
  const repository = await findRepository(environment.db, place);
  const unknown = artifactType !== null && !isMediaType(artifactType);
  const found =
    repository === undefined || limit === 0 || unknown
      ? []
      : await findReferrers(environment.db, {
          repositoryId: repository.id,
          subject,
          artifactType,
          after,
          limit: limit + 1,
        });
  const page = found.slice(0, limit);
  const filter = artifactType === null ? '' : `&artifactType=${encodeURIComponent(artifactType)}`;
  const path = `/v2/${formatImagePath(project, place.name)}/referrers/${subject}`;
  const next = `${path}?n=${limit}&after=${page.at(-1)?.id ?? 0}${filter}`;
  return answerJson(
    { schemaVersion: 2, mediaType: indexMediaType, manifests: page.map(presentReferrer) },
    {
      'Content-Type': indexMediaType,
      ...(artifactType !== null && { 'OCI-Filters-Applied': 'artifactType' }),
      ...(found.length > limit && { Link: `<${next}>; rel="next"` }),
    },
  );
}

const presentReferrer = ({
  media_type,
  digest,
  size,
  artifact_type,
  annotations,
}: ManifestFacts) => ({
  mediaType: media_type,
  digest,
  size,
  ...(artifact_type !== null && { artifactType: artifact_type }),
  ...(annotations !== null && { annotations: JSON.parse(annotations) as unknown }),
});
