import type { Database } from '#src/database/database.ts';
import { seal, unseal } from '#src/database/sealing.ts';
import { GitFailed, GitQuiet, GitTimeout, OutputTooLarge } from '#src/git/errors.ts';
import { createEmptyRepository, isStored, removeRepository } from '#src/git/life/existence.ts';
import { fetchRemote } from '#src/git/life/filling.ts';
import { listBranchNames, readBranchHead, readDefaultBranch } from '#src/git/reading/branches.ts';
import type { Repository } from '#src/git/repository.ts';
import { setDefaultBranch } from '#src/git/writing/default-branch.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import { toOutboundRules } from '#src/settings/outbound-rules.ts';
import type { ApplicationSettingsRow } from '#src/settings/row.ts';
import type { WorkerDefinition, WorkerDependencies } from '#src/workers/definition.ts';
import { ofProject } from '#src/workers/owners.ts';
import { refreshKey, refreshRepository } from '#src/domains/core/repositories/workers.ts';
import { noteFilled, noteNotFilled } from '../filled.ts';
import { measureRepository } from '../statistics.ts';
import { probeRepository, NoRepository } from './probe.ts';
import type { ImportSource } from './source.ts';
import { type ImportShares, ImportTurns } from './turns.ts';

interface Payload {
  readonly project_id: number;
  /** Requested default branch; null for that of the source. */
  readonly default_branch: string | null;
}

interface ImportRow {
  /** Null for a deleted user. */
  readonly creator_id: number | null;
  readonly default_branch: string;
  readonly import_url: string;
  readonly import_credentials_sealed: string | null;
}

const maxAttempts = 5;

interface ImportLimits extends ImportShares {
  /** Maximum milliseconds of one attempt. */
  readonly timeLimit: number;
  /** Milliseconds for which the other server may send next to nothing. */
  readonly quietTime: number;
}

const usual: ImportLimits = {
  mostAtOnce: 8,
  mostOfUser: 2,
  timeLimit: 25 * 60_000,
  quietTime: 60_000,
};

/**
 * Fetches the repository of a new project from another server. The fetch is atomic, and the row has `finished` only
 * after it: an interrupted attempt is repeated.
 */
export const importRepository = createImportWorker(usual);

/** A worker that fetches repositories within these limits. */
export function createImportWorker(limits: ImportLimits): WorkerDefinition<Payload> {
  const turns = new ImportTurns(limits);
  return {
    name: 'import_repository',
    worksFor: ({ project_id }, db) => ofProject(db, project_id),
    // The extra attempt marks an import as failed after all attempts were cut off; no attempt has reported a failure
    // by then.
    attempts: maxAttempts + 1,
    timeout: 3600,
    lane: 'transfers',

    async run(payload, dependencies, { attempt, signal }) {
      const { db } = dependencies;
      const { project_id } = payload;
      const row = await findImport(db, project_id);
      if (row === undefined) return;
      if (attempt > maxAttempts) {
        await giveUp(payload, row, dependencies, 'The import was interrupted too often');
        return;
      }
      await turns.take(row.creator_id ?? 0, project_id, async () => {
        try {
          await db('projects').where({ id: project_id }).update({ import_status: 'started' });
          await fetchInto(payload, row, dependencies, { ...limits, signal });
        } catch (error) {
          const reason = describeReason(error);
          if (reason.passing && attempt < maxAttempts) throw error;
          await giveUp(payload, row, dependencies, reason.text);
        }
      });
    },
  };
}

type Dependencies = WorkerDependencies;

function findImport(db: Database, project_id: number): Promise<ImportRow | undefined> {
  return db('projects')
    .join('project_settings', 'project_settings.project_id', 'projects.id')
    .where('projects.id', project_id)
    .whereNotNull('projects.listing')
    .whereNotNull('project_settings.import_url')
    .whereIn('projects.import_status', ['scheduled', 'started'])
    .select(
      'projects.creator_id',
      'projects.default_branch',
      'project_settings.import_url',
      'project_settings.import_credentials_sealed',
    )
    .first<ImportRow | undefined>();
}

async function fetchInto(
  { project_id, default_branch: address }: Payload,
  row: ImportRow,
  { db, git, clock, workers }: Dependencies,
  { signal, timeLimit, quietTime }: ImportLimits & { readonly signal: AbortSignal },
): Promise<void> {
  const repository = git.repository(project_id);
  const settings = await loadCurrentSettings(db);
  const maxBytes = getLargestImport(settings);
  // There is one when only the notes about it were not made.
  if (!(await isStored(repository))) {
    const source = openSource(db, project_id, row);
    const { head, ...found } = await probeRepository(source, toOutboundRules(settings));
    const remote = { ...found, maxBytes, timeLimit, quietTime };
    const defaultBranch = address ?? head ?? row.default_branch;
    await fetchRemote(repository, remote, { defaultBranch, left: signal });
  }
  const defaultBranch = await chooseBranch(repository, row.default_branch);
  const facts = await measureRepository(repository, defaultBranch);
  if (maxBytes !== null && facts.size > maxBytes) throw new OutputTooLarge('fetch');
  const filled = { ...facts, defaultBranch, at: clock().toISOString() };
  if (!(await noteFilled(db, project_id, filled))) {
    // The project was deleted before this import created the repository.
    await removeRepository(repository);
    return;
  }
  await workers.enqueue(db, refreshRepository, { project_id }, { key: refreshKey(project_id) });
}

/** Upper limit on an import in bytes; null for no limit. */
function getLargestImport(settings: ApplicationSettingsRow): number | null {
  const limits = [settings.max_import_size, settings.repository_size_limit].filter(
    (megabytes) => megabytes > 0,
  );
  return limits.length === 0 ? null : Math.min(...limits) * 1024 * 1024;
}

/** Branch of HEAD, or another one if it does not exist. */
async function chooseBranch(repository: Repository, fallback: string): Promise<string> {
  const head = await readDefaultBranch(repository);
  for (const name of [head, fallback, 'main', 'master']) {
    if ((await readBranchHead(repository, name)) === null) continue;
    if (name !== head) await setDefaultBranch(repository, name);
    return name;
  }
  const [first = head] = await listBranchNames(repository, { limit: 1 });
  if (first !== head) await setDefaultBranch(repository, first);
  return first;
}

interface Reason {
  readonly text: string;
  /** True when another attempt may succeed. */
  readonly passing: boolean;
}

/** The texts are written here: messages of git and of the other server may contain secrets. */
function describeReason(error: unknown): Reason {
  if (error instanceof OutputTooLarge) {
    return { text: 'The repository is larger than this instance imports', passing: false };
  }
  if (error instanceof GitQuiet) {
    return { text: 'The other server sent too little for too long', passing: false };
  }
  if (error instanceof GitTimeout) return { text: 'The import took too long', passing: false };
  if (error instanceof NoRepository) {
    return { text: 'The repository could not be reached', passing: true };
  }
  if (error instanceof GitFailed && /fsck|index-pack/.test(error.detail)) {
    return { text: 'The repository holds something that is not valid', passing: false };
  }
  return { text: 'The repository could not be fetched', passing: true };
}

/** The project stays, for its settings, and to be pushed to. */
async function giveUp(
  { project_id }: Payload,
  { default_branch: defaultBranch }: ImportRow,
  { db, git }: Dependencies,
  text: string,
): Promise<void> {
  const repository = git.repository(project_id);
  await removeRepository(repository);
  await createEmptyRepository(repository, { defaultBranch });
  if (!(await noteNotFilled(db, project_id, text))) await removeRepository(repository);
}

function openSource(db: Database, id: number, row: ImportRow): ImportSource {
  const sealed = row.import_credentials_sealed;
  const authorization = sealed === null ? null : unseal(db, sealed, formatSealPurpose(id));
  return { url: new URL(row.import_url), authorization };
}

/** Columns of `project_settings` with the source of a repository and its credentials. */
export function sealImportSource(
  db: Database,
  id: number,
  { url, authorization }: ImportSource,
): { readonly import_url: string; readonly import_credentials_sealed: string | null } {
  return {
    import_url: url.href,
    import_credentials_sealed: authorization && seal(db, authorization, formatSealPurpose(id)),
  };
}

const formatSealPurpose = (id: number) => `project_settings.import_credentials:${id}`;
