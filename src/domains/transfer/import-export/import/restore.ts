import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { RawTree } from '#runtime/raw.ts';
import { createEmptyRepository } from '#src/git/life/existence.ts';
import { fillFromBundle } from '#src/git/life/filling.ts';
import type { Repository } from '#src/git/repository.ts';
import { BackgroundPauses } from '#src/turns/pauses.ts';
import type { GiveWay } from '#src/turns/sliced-turns.ts';
import { isPaid } from '#src/plan.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import type { Actor } from '#src/records/actor.ts';
import { toProjectContainer } from '#src/records/container.ts';
import type { ProjectRow } from '#src/records/project.ts';
import type { ApplicationSettingsRow } from '#src/settings/row.ts';
import type { WorkerDependencies } from '#src/workers/definition.ts';
import { archiveVersion } from '../export/archive.ts';
import {
  ArchiveRefused,
  checkVersion,
  mostMembers,
  type ReadArchive,
  readArchive,
} from './archive.ts';
import {
  Failures,
  createProjectHold,
  createTitles,
  type ImportContext,
  notePassedOver,
  PassedOver,
} from './context.ts';
import { storeAvatar, storeUploads } from './files.ts';
import { storeMembers } from './members.ts';
import { NamedGroups, NamedPrincipals } from './named-groups.ts';
import { type ImportedTree, readTree } from './records.ts';
import { storeRelation } from './relation.ts';
import type { ImportRow } from './table.ts';
import { createKnownIds } from './known-ids.ts';
import { refreshEpics } from '../catalogue/epic-of-issue.ts';
import { readIid } from '../catalogue/fields.ts';
import {
  readImportedAttributes,
  readExpirationPolicy,
  type ImportedAttributes,
  projectAttributes,
  readTopics,
} from '../catalogue/project-settings.ts';
import { importedRelations, waitingRelations } from '../catalogue/project.ts';
import { findPeople, ImportedUsers } from './users.ts';
import { isTree } from './values.ts';

interface Restoring {
  readonly row: ImportRow;
  readonly project: ProjectRow;
  readonly actor: Actor;
  readonly settings: ApplicationSettingsRow;
  /** A folder of this import alone. */
  readonly folder: string;
  readonly signal: AbortSignal;
  readonly tell: Tell;
  readonly giveWay: GiveWay;
}

/** Receives the number of read records of a relation, after each record. */
export type Tell = (relation: string, records: number) => void;

/** The values that the final switch gives a project once all records are stored. */
export interface Restored {
  /** Attributes from the archive, then the importer's own, which override them. */
  readonly attributes: readonly ImportedAttributes[];
  readonly topics: readonly string[];
  readonly expirationPolicy: ReturnType<typeof readExpirationPolicy> | null;
  /** The branch that the archive's HEAD names, if it states one. */
  readonly head: string | null;
  readonly protects: boolean;
  readonly named: NamedPrincipals;
}

/**
 * Fills an empty, hidden project from an archive.
 * @throws ArchiveRefused for an archive that cannot be read
 * @throws PlaceGone where the project is being deleted
 */
export async function restoreArchive(
  { row, project, actor, settings, folder, signal, tell, giveWay }: Restoring,
  { db, git, storage, planning, clock, config, log }: WorkerDependencies,
): Promise<Restored> {
  const source = row.storage_key === null ? null : await storage.read(row.storage_key);
  if (source === null) throw new ArchiveRefused('The archive was deleted');
  const megabytes = settings.max_decompressed_archive_size;
  const bytes = megabytes === 0 ? null : megabytes * 1_048_576;
  const budget = { bytes, ...mostMembers };
  const archive = await readArchive(Readable.from(source), {
    folder: join(folder, 'members'),
    budget,
    keep: isWanted,
    signal,
    giveWay,
  });
  await checkVersion(archive, archiveVersion);
  const tree = await readTree(archive);
  const repository = git.repository(project.id).usedBy(`user ${actor.user.id}`, () => signal);
  const head = await restoreRepository(repository, archive, { project, settings, signal });

  const now = clock().toISOString();
  const passedOver = new PassedOver();
  const importing = { importerId: actor.user.id, mostLevel: AccessLevel.Maintainer };
  const people = actor.admin
    ? await findPeople(db, { ...importing, records: streamMemberRecords(tree) })
    : { users: new ImportedUsers(actor.user.id), members: [], invitations: [] };
  const context: ImportContext = {
    db,
    projectId: project.id,
    repository,
    planning,
    now,
    signal,
    plan: config.plan,
    hold: createProjectHold(project.id),
    container: toProjectContainer(project),
    users: people.users,
    paid: isPaid(config.plan),
    passedOver,
    administrator: actor.admin,
    pauses: new BackgroundPauses(),
    giveWay,
    hasUpload: (upload) => archive.files.has(`uploads/${upload}`),
    titles: createTitles(),
    groups: new NamedGroups({ db, actor, project }),
    named: new NamedPrincipals(),
    epics: createKnownIds(),
    lastPipelineIid: await findLastPipelineIid(tree),
  };
  const failures = new Failures(context);
  for (const relation of importedRelations) {
    const noteRefused = (line: number) => failures.note(relation.name, line);
    const records = countRecords(tree.records(relation.name), (count) =>
      tell(relation.name, count),
    );
    await storeRelation(context, relation, { records, refused: noteRefused, signal });
  }
  await noteWaitingRelations(tree, passedOver, failures);
  notePassedOver(context, 'project', tree.attributes, new Set(Object.keys(projectAttributes)));
  for (const name of tree.relations) {
    if (!known.has(name)) passedOver.note(`relation ${name.slice(0, 60)}`);
  }
  await refreshEpics(context, signal);
  await storeMembers(context, people);
  await storeUploads(context, archive, storage);
  await storeAvatar(context, archive, storage);
  for (const [first, count] of archive.passedOver) passedOver.note(`file ${first}`, count);
  log.info(
    { event: 'archive_read', project: project.id, passed_over: passedOver.counts },
    'import archive read',
  );
  return {
    ...(await readSettings(tree, row, now)),
    head,
    protects: await hasAny(tree, 'protected_branches'),
    named: context.named,
  };
}

/** Counts the records of relations that an archive may hold and no import reads yet. */
async function noteWaitingRelations(
  tree: ImportedTree,
  passedOver: PassedOver,
  failures: Failures,
): Promise<void> {
  for (const name of waitingRelations) {
    let count = 0;
    for await (const { value } of tree.records(name)) if (isTree(value)) count += 1;
    if (count === 0) continue;
    passedOver.note(name, count);
    await failures.note(name, null);
  }
}

/** Relations of archives that are read, or will be. */
const known: ReadonlySet<string> = new Set([
  ...importedRelations.map(({ name }) => name),
  ...waitingRelations,
  ...['project_members', 'project_feature', 'auto_devops', 'container_expiration_policy'],
]);

const wantedFiles =
  /^(?:VERSION|project\.json|project\.bundle|tree\/project\.json|tree\/project\/[a-z_]{1,64}\.ndjson|uploads\/[0-9a-f]{32}\/[^/]+|avatar\/[^/]+)$/;

const isWanted = (name: string) => wantedFiles.test(name);

interface Filling {
  readonly project: ProjectRow;
  readonly settings: ApplicationSettingsRow;
  readonly signal: AbortSignal;
}

/** The commit of the archive's HEAD; null for an empty repository. */
async function restoreRepository(
  repository: Repository,
  { files }: ReadArchive,
  { project: { default_branch: defaultBranch }, settings, signal }: Filling,
): Promise<string | null> {
  const file = files.get('project.bundle');
  if (file === undefined) {
    await createEmptyRepository(repository, { defaultBranch });
    return null;
  }
  const { repository_size_limit: megabytes } = settings;
  const maxBytes = megabytes > 0 ? megabytes * 1_048_576 : null;
  return fillFromBundle(repository, { file, maxBytes }, { defaultBranch, left: signal });
}

async function* countRecords<Record>(
  records: AsyncIterable<Record>,
  tell: (count: number) => void,
): AsyncGenerator<Record> {
  let count = 0;
  for await (const record of records) {
    yield record;
    count += 1;
    tell(count);
  }
}

async function* streamMemberRecords(tree: ImportedTree): AsyncGenerator<RawTree> {
  for await (const { value } of tree.records('project_members')) if (isTree(value)) yield value;
}

async function findLastPipelineIid(tree: ImportedTree): Promise<number> {
  let last = 0;
  for await (const { value } of tree.records('ci_pipelines')) {
    if (isTree(value)) last = Math.max(last, readIid(value) ?? 0);
  }
  return last;
}

async function hasAny(tree: ImportedTree, name: string): Promise<boolean> {
  for await (const { value } of tree.records(name)) if (isTree(value)) return true;
  return false;
}

/** The only record of a relation with at most one; an empty record if absent. */
async function findSingle(tree: ImportedTree, name: string): Promise<RawTree | null> {
  for await (const { value } of tree.records(name)) if (isTree(value)) return value;
  return null;
}

async function readSettings(tree: ImportedTree, row: ImportRow, now: string) {
  const features = await findSingle(tree, 'project_feature');
  const devops = await findSingle(tree, 'auto_devops');
  const policy = await findSingle(tree, 'container_expiration_policy');
  const overrides =
    row.override_params === null ? {} : (JSON.parse(row.override_params) as RawTree);
  const attributes = [
    readImportedAttributes(tree.own),
    readImportedAttributes(features ?? {}),
    readImportedAttributes({
      auto_devops_enabled: devops?.['enabled'] ?? null,
      auto_devops_deploy_strategy: devops?.['deploy_strategy'] ?? null,
    }),
    readImportedAttributes(overrides),
  ];
  const expirationPolicy = policy === null ? null : readExpirationPolicy(policy, now);
  const topics = readTopics('topics' in overrides ? overrides : tree.own);
  return { attributes, topics, expirationPolicy };
}
