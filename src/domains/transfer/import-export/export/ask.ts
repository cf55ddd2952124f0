import { type RequestContext, requireActor } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import { audit, toAuditedProject } from '#src/domain-events/audited.ts';
import { BadRequest, HttpError } from '#src/errors.ts';
import { isPermitted, readWebUrl } from '#src/outbound/permitted.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import { toOutboundRules } from '#src/settings/outbound-rules.ts';
import type { ApplicationSettingsRow } from '#src/settings/row.ts';
import type { StartProjectExport } from '#generated/import-export/types.ts';
import { holdProject } from '#src/domains/core/projects/table.ts';
import { loadProjectIdentity } from '#src/domains/core/projects/identity.ts';
import { answerFile } from './answer.ts';
import { exportStatus, findExportFile, insertExport, type Upload } from './table.ts';
import { exportProject } from './worker.ts';

/**
 * Queues the making of an archive.
 * @throws HttpError 404 where the instance exports none, 400 for what cannot be done
 */
export async function startExport(
  project: ProjectAccess,
  body: StartProjectExport,
  context: RequestContext,
): Promise<void> {
  const { db, workers, now } = context;
  const settings = await requireExports(db);
  const upload = await uploadIn(body, settings);
  await refuseLarge(db, project, settings);
  await db.transaction(async (db) => {
    await holdProject(db, project.id);
    const description = body.description ?? null;
    const request = { projectId: project.id, actor: requireActor(context) };
    const row = await insertExport(db, { ...request, description, upload }, now);
    await audit(db, toAuditedProject(project), { add: 'project_export' }, context);
    if (row !== null) await workers.enqueue(db, exportProject, { export_id: row.id });
  });
}

/** State of the export, with the addresses of an existing archive. */
export async function presentExport(project: ProjectAccess, context: RequestContext) {
  const { db, url, actor, clock } = context;
  await requireExports(db);
  const identity = await loadProjectIdentity(db, project);
  const { status, finished } = await exportStatus(db, project.id, { actor, now: clock() });
  return {
    ...identity,
    export_status: status,
    ...(finished && {
      _links: {
        api_url: url.api(`projects/${project.id}/export/download`),
        web_url: url.web(`${project.full_path}/download_export`),
      },
    }),
  };
}

/** @throws HttpError 404 without an archive */
export async function downloadExport(
  project: Pick<ProjectAccess, 'id'>,
  { db, storage, actor, clock }: Pick<RequestContext, 'db' | 'storage' | 'actor' | 'clock'>,
) {
  await requireExports(db);
  const file = await findExportFile(db, project.id, { actor, now: clock() });
  if (file === undefined) throw new HttpError(404, { message: '404 Not found or has expired' });
  return answerFile(storage, file, 'The project export file is not available yet');
}

/** @throws HttpError 404 where the instance does not export projects */
export async function requireExports(db: Database): Promise<ApplicationSettingsRow> {
  const settings = await loadCurrentSettings(db);
  if (!settings.project_export_enabled) throw new HttpError(404, { message: '404 Not Found' });
  return settings;
}

async function refuseLarge(
  db: Database,
  { id }: ProjectAccess,
  { max_export_size }: ApplicationSettingsRow,
): Promise<void> {
  if (max_export_size <= 0) return;
  const sizes = await db<{ storage_size: number }>('project_statistics')
    .where('project_id', id)
    .first<{ storage_size: number } | undefined>('storage_size');
  if ((sizes?.storage_size ?? 0) <= max_export_size * 1_048_576) return;
  throw new BadRequest('The project size exceeds the export limit.');
}

/** @throws HttpError for an address that is missing, or that the archive cannot be sent to */
async function uploadIn(
  { upload }: StartProjectExport,
  settings: ApplicationSettingsRow,
): Promise<Upload | null> {
  if (upload === undefined || upload === null) return null;
  const { url, http_method } = upload;
  if (url === undefined && http_method === undefined) return null;
  if (url === undefined) throw new HttpError(400, { error: 'upload[url] is missing' });
  const address = readWebUrl(url);
  if (address === null) {
    throw new BadRequest({ url: ['is blocked: Only allowed schemes are http, https'] });
  }
  if (!(await isPermitted(address, toOutboundRules(settings)))) {
    throw new BadRequest({ url: ['is blocked: Requests to the local network are not allowed'] });
  }
  return { url, method: http_method ?? 'PUT' };
}
