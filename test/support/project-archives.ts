import { once } from 'node:events';
import { gzipSync } from 'node:zlib';
import { type Header, pack } from 'tar-stream';
import { gathered } from './archives.ts';
import { multipart } from './uploads.ts';

export type ArchiveFiles = Readonly<Record<string, string | Buffer>>;

/** A tar of these files, and of members that are none of them. */
export async function tarOf(
  files: ArchiveFiles,
  others: readonly (Partial<Header> & { readonly name: string })[] = [],
): Promise<Buffer> {
  const tar = pack();
  const bytes = gathered(tar as unknown as NodeJS.ReadableStream);
  for (const [name, content] of Object.entries(files)) {
    const entry = tar.entry({ name: `./${name}` }, content);
    await once(entry as unknown as NodeJS.EventEmitter, 'close').catch(() => {});
  }
  for (const header of others) tar.entry(header, '');
  tar.finalize();
  return Buffer.concat(await bytes);
}

/** Records as a file has them: one on each line. */
export const linesOf = (records: readonly unknown[]) =>
  records.map((record) => `${JSON.stringify(record)}\n`).join('');

interface Tree {
  readonly project?: object;
  readonly relations?: Readonly<Record<string, readonly unknown[]>>;
  readonly files?: ArchiveFiles;
  readonly version?: string;
}

/** The files of an archive of a project. */
export function archiveFiles({
  project = {},
  relations = {},
  files = {},
  version,
}: Tree): ArchiveFiles {
  const trees = Object.entries(relations).map(([name, records]) => [
    `tree/project/${name}.ndjson`,
    linesOf(records),
  ]);
  return {
    VERSION: version ?? '0.2.4',
    'tree/project.json': JSON.stringify(project),
    ...Object.fromEntries(trees),
    ...files,
  };
}

/** An archive of a project, of tar and gzip. */
export const archiveOf = async (tree: Tree): Promise<Buffer> =>
  gzipSync(await tarOf(archiveFiles(tree)));

/** The form that asks for an import. */
export function importForm(
  archive: Buffer,
  fields: Readonly<Record<string, string>>,
  filename = 'kiln_export.tar.gz',
) {
  const texts = Object.entries(fields).map(([name, value]) => ({ name, value }));
  return multipart(...texts, { name: 'file', value: archive, filename });
}
