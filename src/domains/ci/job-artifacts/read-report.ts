import { Readable } from 'node:stream';
import { readFileBytes } from '#src/disk/read-file.ts';
import { BadRequest, HttpError } from '#src/errors.ts';
import { readCoverage } from '#src/reports/cobertura.ts';
import { ReportFault } from '#src/reports/fault.ts';
import { readFindings } from '#src/reports/findings.ts';
import { countTests } from '#src/reports/junit.ts';
import { readLicenses } from '#src/reports/licenses.ts';
import { NotPacked, TooManyBytes, unpackReport } from '#src/reports/unpack.ts';
import { Turns } from '#src/turns/turns.ts';
import type { ArtifactFormat } from './artifact-row.ts';
import { createInvalidFormat } from './formats.ts';
import { isScan, type ReportContent, type ReportRow, type ReportType } from './report-row.ts';

/** Bytes of a report that are read, unpacked. */
const maxReportBytes = 52_428_800;

/** Reports are read in parts between which others have their turn; these wait for one another, project by project. */
const turns = new Turns({ atOnce: 2, waiting: 1_024, waitingOfOne: 256 });

export type ReadReport = Pick<ReportRow, 'fault' | 'entries' | 'content'>;

/**
 * Extracts the relevant data of a report before it is stored, and so before the job ends and others read it. Invalid
 * content is stored as a fault.
 * @throws BadRequest for a file that is packed in another way than it says
 * @throws HttpError with 413 for one that is too large, unpacked
 */
export async function readReport(
  projectId: number,
  type: ReportType,
  { path, format }: { readonly path: string; readonly format: ArtifactFormat },
): Promise<ReadReport> {
  if (format === 'zip') throw createInvalidFormat();
  return turns.run(String(projectId), async () => {
    try {
      const content = await readContent(
        type,
        reportBytes(Readable.from(readFileBytes(path)), format),
      );
      const entries = (content.findings ?? content.licenses ?? []).length;
      return { fault: null, entries, content: JSON.stringify(content) };
    } catch (error) {
      if (error instanceof ReportFault) return { fault: error.message, entries: 0, content: '{}' };
      throw toRefusal(error);
    }
  });
}

/** Runs work with reports of a project in its turn. */
export const runInProjectTurn = <Result>(
  projectId: number,
  work: () => Promise<Result>,
): Promise<Result> => turns.run(String(projectId), work);

export const reportBytes = (file: Readable, format: ArtifactFormat) =>
  unpackReport(file, { packed: format === 'gzip', most: maxReportBytes });

async function readContent(type: ReportType, bytes: AsyncIterable<Buffer>): Promise<ReportContent> {
  if (type === 'junit') return { tests: await countTests(bytes) };
  if (type === 'cobertura') return { coverage: await readCoverage(bytes) };
  if (isScan(type)) return { findings: await readFindings(bytes) };
  return { licenses: await readLicenses(bytes) };
}

function toRefusal(error: unknown): unknown {
  if (error instanceof NotPacked) return new BadRequest('Invalid Format');
  return error instanceof TooManyBytes ? createTooLarge() : error;
}

export const createTooLarge = () =>
  new HttpError(413, { message: 'file size has reached maximum size limit' });
