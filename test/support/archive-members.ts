import { Readable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { readTarFiles } from '#src/disk/read-tar.ts';
import { gathered } from './archives.ts';

/** The members of an archive of tar and gzip, by their names. */
export async function membersOf(archive: Buffer): Promise<Map<string, Buffer>> {
  const members = new Map<string, Buffer>();
  const whole = async function* () {
    yield gunzipSync(archive);
  };
  for await (const { name, content } of readTarFiles(whole())) {
    members.set(name, Buffer.concat(await gathered(Readable.from(content()))));
  }
  return members;
}

/** The records of a file of an export; none where the archive has no such file. */
export function linesOf(
  members: ReadonlyMap<string, Buffer>,
  relation: string,
): Record<string, unknown>[] {
  return recordsIn(members.get(`./tree/project/${relation}.ndjson`));
}

/** The records of a file with one in each line. */
export function recordsIn(file: Buffer | undefined): Record<string, unknown>[] {
  const lines = (file?.toString() ?? '').split('\n').filter((line) => line !== '');
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}
