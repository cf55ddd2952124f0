import { gzipSync } from 'node:zlib';
import { expect } from 'vitest';
import type { Database } from '#src/database/database.ts';
import { findArtifactFormat } from '#src/domains/ci/job-artifacts/formats.ts';
import type { JobRow } from '#src/domains/ci/pipelines/job-table.ts';
import type { TestApp } from './app.ts';
import { tokenOf, uploadOf } from './archives.ts';

interface Sent {
  readonly type?: string;
  readonly format?: 'gzip' | 'raw' | 'zip';
}

/** Sends a file as the runner of a job does, which packs it where that is asked of its type; `format` says it is packed already. */
export async function sendReport(
  { api, db }: Pick<TestApp, 'api'> & { readonly db: Database },
  job: Pick<JobRow, 'id'>,
  file: string | Buffer,
  { type = 'junit', format }: Sent = {},
) {
  const asked = findArtifactFormat(type);
  const sent = format === undefined && asked === 'gzip' ? gzipSync(file) : file;
  const { body, headers } = uploadOf(await tokenOf(db, job), sent, 'report');
  const query = `artifact_type=${type}&artifact_format=${format ?? asked}`;
  return api.send('POST', `/jobs/${job.id}/artifacts?${query}`, body, headers);
}

/** The same of what is stored. */
export async function leaveReport(...sent: Parameters<typeof sendReport>): Promise<void> {
  expect(await sendReport(...sent)).toMatchObject({ status: 201 });
}

interface Finding {
  readonly severity?: string;
  readonly value?: string;
  readonly file?: string;
}

/** The report of a scanner with these findings. */
export const scanOf = (...findings: readonly Finding[]) =>
  JSON.stringify({
    version: '14.0.4',
    vulnerabilities: findings.map(
      ({ severity = 'High', value = '79', file = 'kiln.js' }, line) => ({
        id: `random-${Math.random()}`,
        category: 'sast',
        name: 'Open door',
        severity,
        location: { file, start_line: line },
        identifiers: [{ type: 'cwe', name: `CWE-${value}`, value }],
      }),
    ),
  });

/** The report of a scanner with these licences. */
export const licensesOf = (...ids: readonly string[]) =>
  JSON.stringify({
    version: '2.1',
    licenses: ids.map((id) => ({ id, name: id })),
    dependencies: [],
  });
