import type { Knex } from 'knex';
import type { Database } from '#src/database/database.ts';
import { insertReturning, isUniqueViolation } from '#src/database/dialect.ts';
import { BadRequest, NotFound } from '#src/errors.ts';
import { type OffsetQuery, type Page, paginate } from '#src/lists/offset.ts';
import { holdOwner, requireRoom } from '#src/domains/core/projects/held-owner.ts';
import { holdFingerprints } from '#src/domains/accounts/ssh-keys/table.ts';

/** A public key of a machine. */
export interface DeployKeyRow {
  readonly id: number;
  readonly title: string;
  /** First word of the key as text, and second word. */
  readonly type: string;
  readonly content: string;
  readonly comment: string;
  /** MD5 with colons. */
  readonly fingerprint: string;
  /** Base64 without padding; unique. */
  readonly fingerprint_sha256: string;
  readonly expires_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A deploy key with the access that a project gives it. */
export interface ProjectDeployKeyRow extends DeployKeyRow {
  readonly can_push: boolean;
}

const createFingerprintError = () =>
  new BadRequest({ 'deploy_key.fingerprint_sha256': ['has already been taken'] });

export const listDeployKeys = (db: Database, query: OffsetQuery): Promise<Page<DeployKeyRow>> =>
  paginate(db, db<DeployKeyRow>('deploy_keys').select('deploy_keys.*').orderBy('id'), query);

/** The keys of a project, which are few. */
export const selectDeployKeys = (db: Database, projectId: number) =>
  db<ProjectDeployKeyRow>('deploy_key_projects as held')
    .join('deploy_keys', 'deploy_keys.id', 'held.deploy_key_id')
    .where('held.project_id', projectId)
    .select('deploy_keys.*', 'held.can_push') as Knex.QueryBuilder<
    ProjectDeployKeyRow,
    ProjectDeployKeyRow[]
  >;

export const listProjectDeployKeys = (
  db: Database,
  projectId: number,
  query: OffsetQuery,
): Promise<Page<ProjectDeployKeyRow>> =>
  paginate(db, selectDeployKeys(db, projectId).orderBy('held.deploy_key_id'), query);

/** @throws NotFound unless the project has it */
export async function findProjectDeployKey(
  db: Database,
  projectId: number,
  id: number,
): Promise<ProjectDeployKeyRow> {
  const [found]: ProjectDeployKeyRow[] = await selectDeployKeys(db, projectId)
    .where('held.deploy_key_id', id)
    .limit(1);
  if (found === undefined) throw new NotFound('Deploy Key');
  return found;
}

/** The key that is known already, by its id or fingerprint, with the projects that have it. */
export async function findKnownKey(
  db: Database,
  by: { readonly id: number } | { readonly fingerprint_sha256: string },
): Promise<{ readonly key: DeployKeyRow; readonly projects: readonly number[] } | null> {
  const key = await findDeployKeyBy(db, by);
  if (key === undefined) return null;
  const holders = await listHolders(db, key);
  return { key, projects: holders.map(({ project_id }) => project_id) };
}

/** The oldest key that fits. */
export function findDeployKeyBy(
  db: Database,
  by:
    | Pick<DeployKeyRow, 'id'>
    | Pick<DeployKeyRow, 'fingerprint'>
    | Pick<DeployKeyRow, 'fingerprint_sha256'>,
): Promise<DeployKeyRow | undefined> {
  return db<DeployKeyRow>('deploy_keys').where(by).orderBy('id').first('*');
}

/** Projects with the key, at most a thousand, and the key's access to each. */
export function listHolders(
  db: Database,
  { id }: Pick<DeployKeyRow, 'id'>,
): Promise<readonly { readonly project_id: number; readonly can_push: boolean }[]> {
  return db('deploy_key_projects')
    .where({ deploy_key_id: id })
    .orderBy('project_id')
    .limit(1000)
    .select('project_id', 'can_push');
}

type NewKey = Omit<DeployKeyRow, 'id' | 'created_at' | 'updated_at'>;

/** @throws BadRequest when it is known */
export async function insertKey(db: Database, key: NewKey, now: string): Promise<DeployKeyRow> {
  const { fingerprint_sha256 } = key;
  await holdFingerprints(db);
  // A key identifies either a user or a machine.
  const ofSomebody = await db('ssh_keys').where({ fingerprint_sha256 }).first('id');
  if (ofSomebody !== undefined) throw createFingerprintError();
  const row = { ...key, created_at: now, updated_at: now };
  return insertReturning<DeployKeyRow>(db, 'deploy_keys', row).catch(refuseTaken);
}

/**
 * Locks a key, so that its last project cannot remove it while another one enables it.
 * @throws NotFound when it is gone
 */
async function holdKey(db: Database, id: number): Promise<void> {
  const held = await db('deploy_keys').where({ id }).forUpdate().first('id');
  if (held === undefined) throw new NotFound('Deploy Key');
}

/** The most keys of a project. */
const maxKeys = 200;

/**
 * @throws BadRequest when the project has it already, or as many as it may
 * @throws NotFound, Forbidden when the project is gone or archived meanwhile
 */
export async function giveKey(
  db: Database,
  projectId: number,
  key: DeployKeyRow,
  canPush: boolean,
): Promise<ProjectDeployKeyRow> {
  await holdOwner(db, { kind: 'project', id: projectId });
  const others = db('deploy_key_projects').where('project_id', projectId);
  await requireRoom(others, maxKeys, 'deploy keys');
  await holdKey(db, key.id);
  await db('deploy_key_projects')
    .insert({ deploy_key_id: key.id, project_id: projectId, can_push: canPush })
    .catch(refuseTaken);
  return { ...key, can_push: canPush };
}

function refuseTaken(error: unknown): never {
  if (!isUniqueViolation(error)) throw error;
  throw createFingerprintError();
}

export async function updateProjectDeployKey(
  db: Database,
  projectId: number,
  key: ProjectDeployKeyRow,
  { title, can_push }: { readonly title?: string; readonly can_push?: boolean },
  now: string,
): Promise<ProjectDeployKeyRow> {
  if (title !== undefined) {
    await db('deploy_keys').where({ id: key.id }).update({ title, updated_at: now });
  }
  if (can_push !== undefined) {
    await db('deploy_key_projects')
      .where({ project_id: projectId, deploy_key_id: key.id })
      .update({ can_push });
  }
  return findProjectDeployKey(db, projectId, key.id);
}

/** Removes the key from the project; after its last project the key is deleted, and `gone` is true. */
export async function removeProjectDeployKey(
  db: Database,
  projectId: number,
  { id }: Pick<DeployKeyRow, 'id'>,
): Promise<{ readonly gone: boolean }> {
  await holdKey(db, id);
  await db('deploy_key_projects').where({ project_id: projectId, deploy_key_id: id }).delete();
  const held = db('deploy_key_projects').where('deploy_key_id', id).select('deploy_key_id');
  const removed = await db('deploy_keys').where({ id }).whereNotIn('id', held).delete();
  return { gone: removed > 0 };
}
