import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { deleteInParts, partRows } from '#src/database/in-parts.ts';
import type { OffsetQuery, Page } from '#src/lists/offset.ts';
import { holdProject } from '#src/domains/core/projects/table.ts';
import type { TagCandidate } from './choose-tags.ts';
import type { EngineTagQuery, EngineDeps, NamedTag, RegistryEngine, EngineTags } from './engine.ts';
import {
  countTagsOfEach,
  findRegistryTag,
  findRegistryTags,
  findTagsByName,
  loadTagsOfEach,
} from './finder.ts';
import { forgetManifest } from './manifests.ts';
import type { TagDetail } from './presenter.ts';
import type { Located } from './table.ts';
import { removeUpload } from './uploads.ts';

/** Tags that are read in one go. */
const tagBatchSize = 1_000;

/** The registry that is a part of the server: its tables in the same process. */
export class EmbeddedEngine implements RegistryEngine {
  readonly #deps: EngineDeps;

  constructor(deps: EngineDeps) {
    this.#deps = deps;
  }

  listTags({ id }: Located, query: OffsetQuery): Promise<Page<NamedTag>> {
    return findRegistryTags(this.#deps.db, id, query);
  }

  async tellTags(
    repositories: readonly Located[],
    { tags, count }: EngineTagQuery,
  ): Promise<ReadonlyMap<number, EngineTags>> {
    const { db } = this.#deps;
    const ids = repositories.map(({ id }) => id);
    const first = tags ? await loadTagsOfEach(db, ids) : null;
    const counts = count ? await countTagsOfEach(db, ids) : null;
    const told = ids.map((id): [number, EngineTags] => [
      id,
      {
        ...(first !== null && { tags: first.get(id) ?? [] }),
        ...(counts !== null && { count: counts.get(id) ?? 0 }),
      },
    ]);
    return new Map(told);
  }

  findTag({ id }: Located, name: string): Promise<TagDetail | undefined> {
    return findRegistryTag(this.#deps.db, id, name);
  }

  findTags({ id }: Located, names: readonly string[]): Promise<readonly TagDetail[]> {
    return findTagsByName(this.#deps.db, id, names);
  }

  sizeOf({ size }: Located): number {
    return size;
  }

  async *walkTags({ id }: Located, signal: AbortSignal): AsyncGenerator<TagCandidate[]> {
    for (let last = ''; ;) {
      signal.throwIfAborted();
      const page = await this.#deps
        .db('registry_tags')
        .join('registry_manifests as manifests', 'manifests.id', 'registry_tags.manifest_id')
        .where('registry_tags.repository_id', id)
        .where('registry_tags.name', '>', last)
        .orderBy('registry_tags.name')
        .limit(tagBatchSize)
        .select<TagCandidate[]>('registry_tags.name', 'manifests.image_created_at as createdAt');
      yield page;
      last = page.at(-1)?.name ?? last;
      if (page.length < tagBatchSize) return;
    }
  }

  /** The rows had it. */
  async dateTags(_: Located, tags: readonly TagCandidate[]): Promise<readonly TagCandidate[]> {
    return tags;
  }

  async deleteTag(
    { id }: Located,
    name: string,
    hold: (db: Database) => Promise<unknown>,
  ): Promise<boolean> {
    const removed = await this.#deps.db.transaction(async (db) => {
      await hold(db);
      return db('registry_tags').where({ repository_id: id, name }).delete();
    });
    return removed > 0;
  }

  async deleteTags({ id }: Located, names: readonly string[], since: Date): Promise<void> {
    const tags = this.#deps.db('registry_tags').where({ repository_id: id });
    await whereInList(tags, 'name', names).where('updated_at', '<=', since.toISOString()).delete();
  }

  async empty({ id, project_id }: Located, signal: AbortSignal): Promise<void> {
    const { db, storage, clock } = this.#deps;
    const tags = db('registry_tags').where({ repository_id: id });
    await deleteInParts(db, 'registry_tags', tags, { signal });
    for (;;) {
      signal.throwIfAborted();
      const ids = await db('registry_manifests')
        .where({ repository_id: id })
        .orderBy('id')
        .limit(partRows)
        .pluck<number[]>('id');
      if (ids.length === 0) break;
      for (const manifest of ids) {
        await db.transaction(async (db) => {
          await holdProject(db, project_id);
          await forgetManifest(db, manifest, clock().toISOString());
        });
      }
    }
    const uploads = db('registry_uploads').where({ repository_id: id });
    for (const upload of await uploads.pluck<number[]>('id')) {
      await removeUpload({ db, storage }, upload);
    }
  }
}
