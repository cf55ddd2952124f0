import type { RawTree } from '#runtime/raw.ts';
import type { Planning } from '#src/ci/planning.ts';
import type { Database } from '#src/database/database.ts';
import { isUniqueViolation } from '#src/database/dialect.ts';
import { runInOwnersTurn } from '#src/database/in-parts.ts';
import type { Plan } from '#src/plan.ts';
import type { Repository } from '#src/git/repository.ts';
import type { BackgroundPauses } from '#src/turns/pauses.ts';
import type { GiveWay } from '#src/turns/sliced-turns.ts';
import type { Container } from '#src/records/container.ts';
import type { NamedGroups, NamedPrincipals } from './named-groups.ts';
import { createKnownIds, type KnownIds } from './known-ids.ts';
import { maxFailures } from './table.ts';
import { RecordRefused } from './values.ts';
import type { ImportedUsers } from './users.ts';

/** The error for a project or group that is being deleted, which stops the import. */
export class ContainerGone extends Error {
  constructor() {
    super('what the archive becomes is being deleted');
    this.name = 'PlaceGone';
  }
}

/** The facts that storing records needs, in a project or a group. */
export interface ContainerContext {
  readonly db: Database;
  /** The container of the records: it shares labels and milestones with the groups above. */
  readonly container: Container;
  /**
   * Locks the container in the transaction of a part, so that its deletion, or that of a group above, cannot begin.
   * @throws ContainerGone
   */
  readonly hold: (db: Database) => Promise<void>;
  readonly users: ImportedUsers;
  /** ISO 8601; replaces times that the archive lacks. */
  readonly now: string;
  readonly paid: boolean;
  readonly titles: Titles;
  /** Tells whether the archive contains an uploaded file, by its secret and its name. */
  readonly hasUpload: (upload: string) => boolean;
  readonly passedOver: PassedOver;
  readonly administrator: boolean;
  /** One for all of the import: lists that are short each take long together. */
  readonly pauses: BackgroundPauses;
  /** Waits while other imports have their turn; called outside of transactions. */
  readonly giveWay: GiveWay;
}

/** The context of an import in a project. */
export interface ImportContext extends ContainerContext {
  readonly projectId: number;
  readonly groups: NamedGroups;
  readonly named: NamedPrincipals;
  readonly repository: Repository;
  readonly plan: Plan;
  /** Reads job options of the archive in the same way as configurations. */
  readonly planning: Planning;
  /** Aborted when the import is broken off. */
  readonly signal: AbortSignal;
  /** Found epics of the groups above, by number and title; null for absent ones. */
  readonly epics: KnownIds;
  /** The highest pipeline number in the archive; pipelines without one get higher numbers. */
  readonly lastPipelineIid: number;
}

/** Labels and milestones by title; each is created at most once. */
export interface Titles {
  readonly labels: KnownIds;
  readonly milestones: KnownIds;
  /** Found iterations of the groups above, by dates and cadence; null for absent ones. */
  readonly iterations: KnownIds;
}

export const createTitles = (): Titles => ({
  labels: createKnownIds(),
  milestones: createKnownIds(),
  iterations: createKnownIds(),
});

/** Counts the records of an archive that the import skips; one log line reports them. */
export class PassedOver {
  readonly #counts = new Map<string, number>();

  note(what: string, count = 1): void {
    if (this.#counts.size >= 200 && !this.#counts.has(what)) return;
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + count);
  }

  get counts(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.#counts);
  }
}

/** Records which attributes of a record are ignored. */
export function notePassedOver(
  { passedOver }: Pick<ContainerContext, 'passedOver'>,
  relation: string,
  record: RawTree,
  taken: ReadonlySet<string>,
): void {
  for (const name of Object.keys(record)) {
    if (!taken.has(name)) passedOver.note(`${relation}.${name.slice(0, 60)}`);
  }
}

/**
 * Stores records in a separate transaction, which locks their container against deletion, and yields to other work.
 * @throws ContainerGone
 */
export async function storeInTurn<T>(
  {
    db,
    hold,
    users,
    pauses,
    giveWay,
  }: Pick<ContainerContext, 'db' | 'hold' | 'users' | 'pauses' | 'giveWay'>,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  await giveWay();
  await pauses.take();
  return runInOwnersTurn(db, `user ${users.importerId}`, async (db) => {
    await hold(db);
    return work(db);
  });
}

/**
 * Stores records like `storeInTurn`.
 * @throws RecordRefused with the reason `taken` where another row has the same unique values
 */
export async function storeOnce<T>(
  context: Parameters<typeof storeInTurn>[0],
  taken: string,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  try {
    return await storeInTurn(context, work);
  } catch (error) {
    throw isUniqueViolation(error) ? new RecordRefused(taken) : error;
  }
}

/** @throws ContainerGone where the project is being deleted, or what it is in */
export const createProjectHold = (projectId: number) => async (db: Database) => {
  const found = await db('projects')
    .join('namespaces', 'namespaces.id', 'projects.namespace_id')
    .where('projects.id', projectId)
    .where('namespaces.pending_delete', false)
    .whereNull('projects.deletion_requested_at')
    .forNoKeyUpdate('projects')
    .first<{ id: number } | undefined>('projects.id');
  if (found === undefined) throw new ContainerGone();
};

/** Iterates over items with pauses for other work: the archive controls their number. */
export async function* walkInSteps<Item>(
  { pauses }: Pick<ContainerContext, 'pauses'>,
  items: Iterable<Item>,
): AsyncGenerator<Item> {
  for (const item of items) {
    await pauses.take();
    yield item;
  }
}

/** Notes the records of an archive that could not be stored. */
export class Failures {
  readonly #context: Pick<ImportContext, 'db' | 'projectId' | 'now'>;
  #count = 0;

  constructor(context: Pick<ImportContext, 'db' | 'projectId' | 'now'>) {
    this.#context = context;
  }

  async note(relation: string, line: number | null): Promise<void> {
    this.#count += 1;
    if (this.#count > maxFailures) return;
    const { db, projectId, now } = this.#context;
    await db('project_import_failures').insert({
      project_id: projectId,
      exception_class: 'ActiveRecord::RecordInvalid',
      source: 'process_relation_item!',
      relation_name: relation,
      line_number: line,
      created_at: now,
    });
  }
}
