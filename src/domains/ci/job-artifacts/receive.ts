import type { UploadJobArtifactsRequest } from '#generated/job-artifacts/types.ts';
import type { RequestContext } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import { BadRequest } from '#src/errors.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import { toPlainFileName } from '#src/storage/file-name.ts';
import type { StoredBlob } from '#src/storage/storage.ts';
import { dayMs } from '#src/units.ts';
import { readSettingSeconds } from '#src/domains/platform/application-settings/durations.ts';
import { loadRunningJob } from '#src/domains/ci/job-execution/running-job.ts';
import type { JobRow } from '#src/domains/ci/pipelines/job-table.ts';
import type { ArtifactRow, ArtifactType } from './artifact-row.ts';
import { storeArchiveIndex } from './archive-file.ts';
import { readDotenv } from './dotenv.ts';
import { findArtifactFormat, createInvalidFormat } from './formats.ts';
import { readReport, createTooLarge } from './read-report.ts';
import { isReport } from './report-row.ts';
import { insertArtifact, TypeTaken } from './table.ts';

/** Maximum milliseconds until the expiry: a later date counts as no expiry. */
const maxExpiryMs = 100 * 365.25 * dayMs;

/** Receives a file from the runner of a job. The job may end during the upload, so its state is checked again. */
export async function receiveArtifact(
  context: RequestContext,
  { params, query, body, headers }: UploadJobArtifactsRequest,
): Promise<void> {
  const { db, storage, clock } = context;
  const { file } = body;
  const job = await loadRunningJob(params.id, headers['JOB-TOKEN'] ?? query.token, context);
  const { artifact_type: type, artifact_format: format } = query;
  if (format !== findArtifactFormat(type)) throw createInvalidFormat();
  const now = clock();
  const expire_at = await computeExpiry(db, query.expire_in, now);
  const variables = type === 'dotenv' ? JSON.stringify(await readDotenv(file.path, format)) : null;
  const report = isReport(type)
    ? await readReport(job.project_id, type, { path: file.path, format })
    : null;
  const blob = await storage.store(file.path);
  let index: StoredBlob | null = null;
  try {
    if (type === 'archive') index = await storeArchiveIndex(storage, blob);
    const artifact = {
      job_id: job.id,
      project_id: job.project_id,
      file_type: type,
      file_format: format,
      filename: toPlainFileName(file.filename, 'artifacts.zip'),
      ...toRow(blob),
      expire_at,
      created_at: now.toISOString(),
      variables,
    };
    const beside = index && { ...artifact, ...indexFile, ...toRow(index) };
    const left = report === null ? null : { job, report };
    const isWhole = await insertArtifact(db, artifact, left, beside);
    if (index !== null && !isWhole) await storage.remove(index.key).catch(() => {});
  } catch (error) {
    for (const each of [blob, index]) {
      if (each !== null) await storage.remove(each.key).catch(() => {});
    }
    if (error instanceof TypeTaken && (await isKnown(db, job, type, blob))) return;
    throw error;
  }
}

/** The index of an archive, as runners and clients know it. */
const indexFile = { file_type: 'metadata', file_format: 'gzip', filename: 'metadata.gz' } as const;

const toRow = ({ key, size, sha256 }: StoredBlob) => ({ storage_key: key, size, sha256 });

/** @throws HttpError with 413 for more bytes than the instance permits */
export async function requireSize(db: Database, bytes: number): Promise<void> {
  const { max_artifacts_size: most } = await loadCurrentSettings(db);
  if (bytes > most * 1_048_576) throw createTooLarge();
}

/** The runner repeats an upload whose response it missed. */
async function isKnown(
  db: Database,
  { id }: JobRow,
  type: ArtifactType,
  { sha256 }: StoredBlob,
): Promise<boolean> {
  const row = await db<ArtifactRow>('job_artifacts').where({ job_id: id, file_type: type }).first();
  return row?.sha256 === sha256;
}

async function computeExpiry(db: Database, words: string | undefined, now: Date) {
  const expiry = words === undefined || words.trim() === '' ? undefined : words.trim();
  if (expiry?.toLowerCase() === 'never') return null;
  const settings = expiry === undefined ? await loadCurrentSettings(db) : null;
  const seconds = readSettingSeconds(expiry ?? settings?.default_artifacts_expire_in ?? '0');
  if (seconds === null) throw new BadRequest({ expire_in: ['is not a correct duration'] });
  if (seconds === 0 && expiry === undefined) return null;
  return new Date(now.getTime() + Math.min(seconds * 1000, maxExpiryMs)).toISOString();
}
