import { ZipFile } from 'yazl';
import type { Database } from '#src/database/database.ts';
import type { JobRow } from '#src/domains/ci/pipelines/job-table.ts';
import { digestToken } from '#src/auth/tokens.ts';
import { multipart } from './uploads.ts';

type Files = Readonly<Record<string, string | Buffer>>;

/** A zip archive of these files. */
export async function zipOf(files: Files): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, contents] of Object.entries(files)) {
    zip.addBuffer(Buffer.from(contents as string), name);
  }
  zip.end();
  return Buffer.concat(await gathered(zip.outputStream));
}

/** The same under one more name each, which the writer would not take: names of equal length are put in their place. */
export async function zipNamed(files: Files, names: Readonly<Record<string, string>>) {
  let bytes = (await zipOf(files)).toString('latin1');
  for (const [from, to] of Object.entries(names)) bytes = bytes.replaceAll(from, to);
  return Buffer.from(bytes, 'latin1');
}

/** Gives a job a token, with which its runner speaks for it. */
export async function tokenOf(db: Database, { id }: Pick<JobRow, 'id'>): Promise<string> {
  const token = `job-${id}-abcdefghijklmnopqrst`;
  await db('jobs')
    .where({ id })
    .update({ token_digest: digestToken(token) });
  return token;
}

/** The body and the headers of an upload by a runner. */
export function uploadOf(token: string, file: Buffer | string, filename = 'artifacts.zip') {
  const { body, headers } = multipart({ name: 'file', value: file, filename });
  return { body, headers: { ...headers, 'job-token': token } };
}

/** The pieces of a stream. */
export async function gathered(stream: NodeJS.ReadableStream): Promise<Buffer[]> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return chunks;
}
