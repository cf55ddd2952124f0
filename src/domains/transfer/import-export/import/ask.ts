import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { ProjectImport } from '#generated/import-export/types.ts';
import type { UploadedFile } from '#runtime/upload.ts';
import { type RequestContext, requireActor } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import { audit, toAuditedProject } from '#src/domain-events/audited.ts';
import { BadRequest, Forbidden, HttpError } from '#src/errors.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { archiveImport } from '#src/policy/unfinished-project.ts';
import type { Actor } from '#src/records/actor.ts';
import { projectColumns, type ProjectRow } from '#src/records/project.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import type { ApplicationSettingsRow } from '#src/settings/row.ts';
import { checkProjectsLimit, holdNamespace } from '#src/domains/core/projects/create.ts';
import { loadProjectIdentity } from '#src/domains/core/projects/identity.ts';
import { readNewProject } from '#src/domains/core/projects/new-project.ts';
import { type NewProject, reserveProject } from '#src/domains/core/projects/table.ts';
import { readTakenAttributes, findTakenAttributes } from '#src/domains/core/projects/uniqueness.ts';
import {
  findPersonal,
  findVisibleNamespace,
  mayCreateIn,
  type TargetNamespace,
} from '#src/domains/core/projects/target-namespace.ts';
import { findReplaced } from './replaced.ts';
import { loadImportFailures, findImport, type ImportRow, sealSource } from './table.ts';
import { maxImportSeconds } from './within-a-day.ts';
import { fetchProjectArchive, importProjectArchive } from './worker.ts';

/** Parameters of an import, from any source. */
export interface ImportInput {
  readonly path: string;
  readonly namespace?: number | string;
  readonly name?: string;
  readonly overwrite?: boolean;
  readonly override_params?: Readonly<Record<string, unknown>>;
}

/** The means by which an import is accepted: a request is one. */
export interface Accepting extends Pick<
  RequestContext,
  'actor' | 'config' | 'db' | 'now' | 'storage' | 'workers'
> {
  readonly request: Pick<RequestContext['request'], 'id'>;
}

/** @throws Forbidden where the instance takes no archives */
export async function requireArchives(db: Database): Promise<ApplicationSettingsRow> {
  const settings = await loadCurrentSettings(db);
  if (!settings.import_sources.includes('gitlab_project')) throw new Forbidden();
  return settings;
}

/** @throws HttpError 422 for a file that is called otherwise */
export function requireArchiveName({ filename }: UploadedFile, of: 'group' | 'project'): void {
  if (/\.gz$/i.test(filename)) return;
  const error = `You need to upload a Hearth ${of} export archive (ending in .gz).`;
  throw new HttpError(422, { message: { error } });
}

/**
 * Takes an archive, which a worker reads, and the name and path of the project that it becomes.
 * @throws HttpError for what cannot be done
 */
export async function acceptArchive(
  file: UploadedFile,
  asked: ImportInput,
  context: Accepting,
): Promise<ProjectRow> {
  const { db } = context;
  const settings = await requireArchives(db);
  const target = await findTarget(db, requireActor(context), asked.namespace);
  requireArchiveName(file, 'project');
  const destination = await readInput(asked, target, settings, context);
  return storeAndReserve(context, destination, { bytes: file.path });
}

/**
 * Accepts an archive that this process reads itself at once. If the process stops, a worker marks the import as failed
 * after its time limit.
 * @throws HttpError for a rejected import
 */
export async function acceptOwnArchive(
  bytes: Readable,
  asked: ImportInput,
  context: Accepting,
): Promise<ProjectRow> {
  const { db, now } = context;
  const settings = await requireArchives(db);
  const target = await findTarget(db, requireActor(context), asked.namespace);
  const destination = await readInput(asked, target, settings, context);
  const runAt = new Date(Date.parse(now) + maxImportSeconds * 1000);
  return storeAndReserve(context, destination, { bytes, runAt });
}

interface NewArchive {
  readonly bytes: Readable | string;
  /** Start time of the worker; without it, the worker starts at once. */
  readonly runAt?: Date;
}

async function storeAndReserve(
  context: Accepting,
  destination: NewImport,
  { bytes, runAt }: NewArchive,
): Promise<ProjectRow> {
  const { storage } = context;
  const { key } = await storage.store(bytes);
  try {
    return await reserve(context, destination, { storageKey: key }, runAt);
  } catch (error) {
    await storage.remove(key).catch(() => {});
    throw error;
  }
}

/**
 * Accepts the URL of an archive, which a worker downloads; the URL is probed after all other checks.
 * @throws HttpError for what cannot be done
 */
export async function acceptAddress(
  find: (settings: ApplicationSettingsRow) => Promise<URL>,
  asked: ImportInput,
  context: Accepting,
): Promise<ProjectRow> {
  const { db } = context;
  const settings = await requireArchives(db);
  const target = await findTarget(db, requireActor(context), asked.namespace);
  const destination = await readInput(asked, target, settings, context);
  return reserve(context, destination, { url: await find(settings) });
}

/** @throws HttpError for a project that cannot be */
async function readInput(
  asked: ImportInput,
  namespace: TargetNamespace,
  settings: ApplicationSettingsRow,
  context: Accepting,
): Promise<NewImport> {
  const actor = requireActor(context);
  const { path } = asked;
  const name = asked.name === undefined || asked.name === '' ? path : asked.name;
  const { plan } = context.config;
  const from = { actor, namespace, plan, settings, now: context.now };
  const project = readNewProject({ name, path }, from);
  await checkProjectsLimit(context.db, namespace);
  return { project, namespace, asked, actor };
}

async function findTarget(
  db: Database,
  actor: Actor,
  asked: number | string | undefined,
): Promise<TargetNamespace> {
  const namespace =
    asked === undefined || asked === ''
      ? await findPersonal(db, actor)
      : await findVisibleNamespace(db, actor, asked);
  if (namespace === undefined || !(await mayCreateIn(db, actor, namespace))) {
    throw new BadRequest('Namespace is not valid');
  }
  return namespace;
}

interface NewImport {
  readonly project: NewProject;
  readonly namespace: TargetNamespace;
  readonly asked: ImportInput;
  readonly actor: Actor;
}

/** A stored archive, or the URL of one. */
type Source = { readonly storageKey: string } | { readonly url: URL };

async function reserve(
  { db, workers, now, request }: Accepting,
  wantedProject: NewImport,
  source: Source,
  runAt?: Date,
): Promise<ProjectRow> {
  const { project, namespace, asked, actor } = wantedProject;
  try {
    return await db.transaction(async (db) => {
      await holdNamespace(db, namespace.id);
      await checkProjectsLimit(db, namespace);
      const destination = await createProjectRow(db, wantedProject);
      const imported = { import_type: archiveImport, import_status: 'scheduled' } as const;
      const reserved = await reserveProject(db, { ...destination, ...imported }, now);
      const final = destination === project ? null : project;
      const row = {
        project_id: reserved.id,
        user_id: actor.user.id,
        administrator: actor.admin,
        storage_key: 'storageKey' in source ? source.storageKey : null,
        source_sealed: 'url' in source ? sealSource(db, reserved.id, source.url) : null,
        correlation_id: request.id.slice(0, 255),
        final_name: final && final.name,
        final_path: final && final.path,
        override_params:
          asked.override_params === undefined ? null : JSON.stringify(asked.override_params),
        created_at: now,
      } satisfies Omit<ImportRow, 'id'>;
      await db('project_imports').insert(row);
      await audit(db, toAuditedProject(reserved), { add: 'project_import' }, { actor, now });
      const when = runAt === undefined ? {} : { runAt };
      const worker = 'url' in source ? fetchProjectArchive : importProjectArchive;
      await workers.enqueue(db, worker, { project_id: reserved.id }, when);
      return reserved;
    });
  } catch (error) {
    // Another process was quicker between the look and the insert.
    const taken = readTakenAttributes(error);
    throw taken === null ? error : new BadRequest(describeTaken(taken));
  }
}

/** The project under its name and path or, where it takes the place of another, under others until then. */
async function createProjectRow(
  db: Database,
  { project, namespace, asked, actor }: NewImport,
): Promise<NewProject> {
  const { path } = project;
  const replaced =
    asked.overwrite === true ? await findReplaced(db, actor, { namespace, path }) : null;
  if (replaced === null || replaced === 'refused') {
    const taken = await findTakenAttributes(db, project);
    if (taken !== null) throw new BadRequest(describeTaken(taken));
    return project;
  }
  const mark = randomBytes(8).toString('hex');
  return { ...project, name: `import-${mark}`, path: `import-${mark}` };
}

const describeTaken = (taken: object) =>
  `${'path' in taken ? 'Path' : 'Name'} has already been taken`;

/** Presents the reserved project to the user who requested it. */
export async function presentReserved(
  context: Pick<RequestContext, 'db'>,
  { id }: Pick<ProjectRow, 'id'>,
): Promise<ProjectImport> {
  const project = await context
    .db<ProjectRow>('projects')
    .select(projectColumns)
    .where({ id })
    .first<ProjectRow>();
  return presentImport(context.db, { ...project, level: AccessLevel.Maintainer });
}

type Seen = ProjectRow & Pick<ProjectAccess, 'level'>;

/** State of the import of a project; only maintainers see the reason of a failure. */
export async function presentImport(db: Database, project: Seen): Promise<ProjectImport> {
  const identity = await loadProjectIdentity(db, project);
  const row = await findImport(db, project.id);
  const settings = await db('project_settings')
    .where({ project_id: project.id })
    .first<{ import_error: string | null } | undefined>('import_error');
  const failures = row === undefined ? [] : await loadImportFailures(db, project.id);
  return {
    ...identity,
    import_status: project.import_status,
    import_type: project.import_type,
    correlation_id: row?.correlation_id ?? null,
    import_error: chooseErrorText(project, settings?.import_error ?? null),
    failed_relations: failures.map((failure) => ({
      id: failure.id,
      created_at: failure.created_at,
      exception_class: failure.exception_class,
      exception_message: null,
      source: failure.source,
      relation_name: failure.relation_name,
      line_number: failure.line_number,
    })),
    stats: null,
  };
}

function chooseErrorText({ level }: Seen, error: string | null): string | null {
  if (error === null || level >= AccessLevel.Maintainer) return error;
  return 'Ask a maintainer to check the import status for more details.';
}
