import type { Database } from '#src/database/database.ts';
import {
  acceptedManifests,
  sendManifestDeletion,
  deleteTagsAlone,
  fetchDigest,
  RegistryAway,
  RegistryRefuses,
  RegistryServer,
} from '#src/image-registry/server.ts';
import { isDigest, formatImagePath } from '#src/image-registry/names.ts';
import { walkTags } from '#src/image-registry/tags.ts';
import { splitIntoBatches } from '#src/turns/in-batches.ts';
import { type OffsetQuery, type Page, createPageOfRows } from '#src/lists/offset.ts';
import type { TagCandidate } from './choose-tags.ts';
import { findReadableConfig, mostConfigBytes, readCreation } from './creation.ts';
import type { EngineTagQuery, EngineDeps, NamedTag, RegistryEngine, EngineTags } from './engine.ts';
import { RegistryRefusal } from './errors.ts';
import { computeTagShare } from './finder.ts';
import { type Manifest, mostManifestBytes, readManifest, sumLayerSizes } from './manifest.ts';
import type { TagDetail } from './presenter.ts';
import type { Located } from './table.ts';

/** Number of concurrent requests for repositories or tags of one caller. */
const lookUpBatchSize = 8;
/** Maximum number of passes over a repository that other clients keep filling. */
const maxWalks = 20;

/** Another server that speaks the distribution protocol, such as CNCF Distribution, and keeps all about its images. */
export class ExternalEngine implements RegistryEngine {
  readonly #deps: EngineDeps;

  constructor(deps: EngineDeps) {
    this.#deps = deps;
  }

  async listTags(repository: Located, query: OffsetQuery): Promise<Page<NamedTag>> {
    const names = await walkTags(this.#reading(repository));
    return createPageOfRows(names.map(toNamedTag), query);
  }

  async tellTags(
    repositories: readonly Located[],
    { tags, count }: EngineTagQuery,
  ): Promise<ReadonlyMap<number, EngineTags>> {
    const told = new Map<number, EngineTags>();
    if (!tags && !count) return told;
    const share = computeTagShare(repositories.length);
    for (const part of splitIntoBatches(repositories, lookUpBatchSize)) {
      const asked = part.map(async (repository) => {
        const names = await walkTags(this.#reading(repository));
        told.set(repository.id, {
          ...(tags && { tags: names.slice(0, share).map(toNamedTag) }),
          ...(count && { count: names.length }),
        });
      });
      await Promise.all(asked);
    }
    return told;
  }

  async findTag(repository: Located, name: string): Promise<TagDetail | undefined> {
    const server = this.#reading(repository);
    const found = await readManifestAt(server, name);
    if (found === null) return undefined;
    const { digest, manifest } = found;
    const config = manifest?.config ?? null;
    return {
      name,
      digest,
      config_digest: config?.digest ?? null,
      layers_size: manifest === null || config === null ? null : sumLayerSizes(manifest.layers),
      image_created_at: await findCreationTime(server, manifest),
    };
  }

  async findTags(repository: Located, names: readonly string[]): Promise<readonly TagDetail[]> {
    const found: TagDetail[] = [];
    // One after the other: the server answers others, too.
    for (const name of names) {
      const tag = await this.findTag(repository, name);
      if (tag !== undefined) found.push(tag);
    }
    return found;
  }

  sizeOf(): null {
    return null;
  }

  async *walkTags(repository: Located, signal: AbortSignal): AsyncGenerator<TagCandidate[]> {
    const names = await walkTags(this.#reading(repository), { signal });
    yield names.map((name) => ({ name, createdAt: null }));
  }

  async dateTags(
    repository: Located,
    tags: readonly TagCandidate[],
    signal: AbortSignal,
  ): Promise<readonly TagCandidate[]> {
    const server = this.#reading(repository);
    const dated: TagCandidate[] = [];
    for (const part of splitIntoBatches(tags, lookUpBatchSize)) {
      signal.throwIfAborted();
      const asked = part.map(async ({ name }) => {
        const found = await readManifestAt(server, name);
        return { name, createdAt: await findCreationTime(server, found?.manifest ?? null) };
      });
      dated.push(...(await Promise.all(asked)));
    }
    return dated;
  }

  async deleteTag(
    repository: Located,
    name: string,
    hold: (db: Database) => Promise<unknown>,
  ): Promise<boolean> {
    await this.#deps.db.transaction(hold);
    if ((await fetchDigest(this.#reading(repository), name)) === null) return false;
    await this.deleteTags(repository, [name]);
    return true;
  }

  async deleteTags(repository: Located, names: readonly string[]): Promise<void> {
    const server = this.#changing(repository);
    const left = [...names];
    for (let name = left.at(-1); name !== undefined; name = left.at(-1)) {
      const { status } = await server.ask('DELETE', `tags/reference/${name}`);
      if (status !== 202) break;
      left.pop();
    }
    if (left.length > 0) await deleteTagsAlone(server, left);
  }

  async empty(repository: RepositoryPath, signal: AbortSignal): Promise<void> {
    const server = this.#changing(repository);
    for (let walk = 0; walk < maxWalks; walk += 1) {
      const names = await walkTags(server, { signal });
      if (names.length === 0) return;
      const deleted = new Set<string>();
      for (const name of names) {
        signal.throwIfAborted();
        const digest = await fetchDigest(server, name);
        if (digest === null || deleted.has(digest)) continue;
        await sendManifestDeletion(server, digest);
        deleted.add(digest);
      }
    }
    throw new RegistryRefuses('the repository still has tags after all deletion passes');
  }

  #reading(repository: Located): RegistryServer {
    return new RegistryServer(this.#deps, formatImagePath(repository, repository.name), 'pull');
  }

  #changing(repository: RepositoryPath): RegistryServer {
    return new RegistryServer(this.#deps, formatImagePath(repository, repository.name), '*');
  }
}

/** The parts of a repository's name in the registry. */
type RepositoryPath = Pick<Located, 'full_path' | 'name'>;

const toNamedTag = (name: string): NamedTag => ({ name });

interface Found {
  readonly digest: string;
  /** Null for an unreadable manifest: the registry may have accepted it by other rules. */
  readonly manifest: Manifest | null;
}

async function readManifestAt(server: RegistryServer, tag: string): Promise<Found | null> {
  const asked = { accept: acceptedManifests, maxBytes: mostManifestBytes };
  return server.read(`manifests/${tag}`, asked, async ({ headers, body }) => {
    const digest = headers['docker-content-digest'] ?? '';
    if (!isDigest(digest))
      throw new RegistryAway('the registry returned a manifest without its digest');
    const chunks: Buffer[] = [];
    for await (const chunk of body as AsyncIterable<Buffer>) chunks.push(chunk);
    try {
      const type = headers['content-type'] ?? '';
      return { digest, manifest: await readManifest(Buffer.concat(chunks), type) };
    } catch (error) {
      if (error instanceof RegistryRefusal) return { digest, manifest: null };
      throw error;
    }
  });
}

async function findCreationTime(
  server: RegistryServer,
  manifest: Manifest | null,
): Promise<string | null> {
  const config = manifest === null ? null : findReadableConfig(manifest);
  if (config === null) return null;
  const asked = { maxBytes: mostConfigBytes };
  return server.read(`blobs/${config.digest}`, asked, ({ body }) =>
    readCreation(body as AsyncIterable<Buffer>),
  );
}
