import { Readable } from 'node:stream';
import { readFileBytes } from '#src/disk/read-file.ts';
import { BadRequest } from '#src/errors.ts';
import { NotPacked, TooManyBytes, unpackReport } from '#src/reports/unpack.ts';
import type { ArtifactFormat } from './artifact-row.ts';

/** Bytes of a file of variables, and how many there are. */
const maxDotenvBytes = 5_120;
const maxVariables = 150;

export interface ReportedVariable {
  readonly key: string;
  readonly value: string;
}

/**
 * Reads the variables of a file: `NAME=value`, one a line.
 * @throws BadRequest for what is no such file, or too large
 */
export async function readDotenv(
  path: string,
  format: ArtifactFormat,
): Promise<readonly ReportedVariable[]> {
  if (format === 'zip') throw new BadRequest('Invalid Format');
  const chunks: Buffer[] = [];
  try {
    const packed = format === 'gzip';
    for await (const chunk of unpackReport(Readable.from(readFileBytes(path)), {
      packed,
      most: maxDotenvBytes,
    })) {
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof NotPacked) throw new BadRequest('Invalid Format');
    if (!(error instanceof TooManyBytes)) throw error;
    throw new BadRequest(`Dotenv Artifact Too Big. Maximum Allowable Size: ${maxDotenvBytes}`);
  }
  return parseVariables(Buffer.concat(chunks));
}

/** @throws BadRequest for what is no such file */
function parseVariables(bytes: Buffer): readonly ReportedVariable[] {
  const variables = new Map<string, string>();
  const lines = decodeText(bytes).split(/\r?\n/);
  // The last line ends with a line break; nothing follows it.
  if (lines.at(-1) === '') lines.pop();
  for (const line of lines) {
    const [, key, value] = /^\s*([A-Za-z_][A-Za-z0-9_]{0,254})\s*=(.*)$/.exec(line) ?? [];
    if (key === undefined || value === undefined) throw new BadRequest('Invalid Format');
    variables.set(key, value.trim());
  }
  if (variables.size > maxVariables) {
    throw new BadRequest(`Dotenv files cannot have more than ${maxVariables} variables`);
  }
  return [...variables].map(([key, value]) => ({ key, value }));
}

function decodeText(bytes: Buffer): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // The error is reported below.
  }
  throw new BadRequest('Invalid Format');
}
