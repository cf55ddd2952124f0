import type { Environment } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import type { OffsetQuery, Page } from '#src/lists/offset.ts';
import type { TagCandidate } from './choose-tags.ts';
import type { TagDetail } from './presenter.ts';
import type { Located } from './table.ts';

/** The parts of the process that engines need. */
export type EngineDeps = Pick<Environment, 'db' | 'config' | 'clock' | 'storage'>;

export interface NamedTag {
  readonly name: string;
}

/** The requested tags of one repository. */
export interface EngineTags {
  /** The first by name. */
  readonly tags?: readonly NamedTag[];
  readonly count?: number;
}

export interface EngineTagQuery {
  readonly tags: boolean;
  readonly count: boolean;
}

/**
 * The API asks a registry through this: our own tables, or another server by the distribution protocol. An external engine
 * throws `RegistryAway` where that does not answer, and `RegistryRefuses`.
 */
export interface RegistryEngine {
  /** A page of tags by name. */
  listTags(repository: Located, query: OffsetQuery): Promise<Page<NamedTag>>;
  /** The tags of each of these repositories, by the id of the repository. */
  tellTags(
    repositories: readonly Located[],
    asked: EngineTagQuery,
  ): Promise<ReadonlyMap<number, EngineTags>>;
  /** A tag with details of its manifest and its configuration; undefined if absent. */
  findTag(repository: Located, name: string): Promise<TagDetail | undefined>;
  /** Tags with details from their manifests and configurations; missing tags are left out. */
  findTags(repository: Located, names: readonly string[]): Promise<readonly TagDetail[]>;
  /** Bytes of all layers, each counted once; null if unknown. */
  sizeOf(repository: Located): number | null;
  /** All tags, in parts. Not all engines know when images were built. */
  walkTags(repository: Located, signal: AbortSignal): AsyncIterable<readonly TagCandidate[]>;
  /** Adds to tags the time when their images were built. */
  dateTags(
    repository: Located,
    tags: readonly TagCandidate[],
    signal: AbortSignal,
  ): Promise<readonly TagCandidate[]>;
  /**
   * Deletes one tag; false if absent. `hold` locks the project in the transaction of the change, and throws when the
   * change is no longer permitted.
   */
  deleteTag(
    repository: Located,
    name: string,
    hold: (db: Database) => Promise<unknown>,
  ): Promise<boolean>;
  /** Deletes tags, except those that were moved since then, as far as the engine records moves. */
  deleteTags(repository: Located, names: readonly string[], since: Date): Promise<void>;
  /** Deletes all tags and manifests. It can be broken off at any point and done again. */
  empty(repository: Located, signal: AbortSignal): Promise<void>;
}
