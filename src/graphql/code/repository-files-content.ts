import type { BlobViewerSource } from '#generated/graphql/resolvers.ts';
import { readBlob } from '#src/git/reading/blobs.ts';
import { escapeHtml } from '#src/text/escape-html.ts';
import { Pauses } from '#src/turns/pauses.ts';
import type { GraphqlContext } from '../context.ts';
import { loadProjectAccess } from '../access.ts';
import { mebibyteBytes } from '#src/units.ts';
import { readInRepository } from '#src/domains/core/repositories/finder.ts';
import {
  type LargeFile,
  parseLargeFilePointer,
  maxPointerBytes,
} from '#src/domains/code/repository-files/large-file-pointer.ts';

/** A file in a repository, by its object. */
export interface StoredFile {
  readonly project_id: number;
  readonly oid: string;
  readonly path: string;
  /** Bytes. */
  readonly size: number;
}

/** Maximum bytes of a file that is read: a whole response holds no more characters. */
const mostBytes = 10 * mebibyteBytes;
/** Bytes of the largest file that is laid out in lines. */
const maxLaidOutBytes = mebibyteBytes;
/** Git also checks this many bytes for a NUL byte. */
const lookedAtBytes = 8_000;

/** The bytes of a file; null for one that is too large. */
export async function loadBlobContent(
  context: GraphqlContext,
  { project_id, oid, size }: StoredFile,
  most = mostBytes,
): Promise<Buffer | null> {
  if (size > most) return null;
  const project = await loadProjectAccess(context, project_id);
  return context.lookUp(() =>
    readInRepository(context.request.git, project, (repository) =>
      readBlob(repository, oid, { maxBytes: most }),
    ),
  );
}

const isText = (content: Buffer) => !content.subarray(0, lookedAtBytes).includes(0);

/** The text of a file; null for binary and for overlong files. */
export async function loadBlobText(
  context: GraphqlContext,
  file: StoredFile,
): Promise<string | null> {
  const content = await loadBlobContent(context, file);
  return content === null || !isText(content) ? null : content.toString('utf8');
}

/** The text of a file as HTML, each line in a separate element; null as for `loadBlobText`. */
export async function loadBlobLines(
  context: GraphqlContext,
  file: StoredFile,
): Promise<string | null> {
  const content = await loadBlobContent(context, file, maxLaidOutBytes);
  if (content === null || !isText(content)) return null;
  const pauses = new Pauses();
  const lines: string[] = [];
  for (const line of content.toString('utf8').replace(/\n$/, '').split('\n')) {
    const number = lines.length + 1;
    lines.push(`<span id="LC${number}" class="line" lang="plaintext">${escapeHtml(line)}</span>`);
    await pauses.take();
  }
  return lines.join('\n');
}

/** The LFS object behind a pointer file; null for other files. */
export async function loadPointedAt(
  context: GraphqlContext,
  file: StoredFile,
): Promise<LargeFile | null> {
  if (file.size >= maxPointerBytes) return null;
  const content = await loadBlobContent(context, file);
  return content === null ? null : parseLargeFilePointer(content);
}

const rich: Readonly<Record<string, string>> = {
  md: 'markup',
  markdown: 'markup',
  adoc: 'markup',
  rst: 'markup',
  csv: 'csv',
  ipynb: 'notebook',
  pdf: 'pdf',
  png: 'image',
  jpg: 'image',
  jpeg: 'image',
  gif: 'image',
  webp: 'image',
  svg: 'svg',
};

/** The viewer of a file by its extension; null for text. */
export function createRichViewer({ path, size }: StoredFile): BlobViewerSource | null {
  const ending = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  const fileType = Object.hasOwn(rich, ending) ? rich[ending] : undefined;
  return fileType === undefined ? null : createViewer('rich', fileType, size);
}

/** The text viewer of a file, or the download viewer. */
export async function loadSimpleViewer(
  context: GraphqlContext,
  file: StoredFile,
): Promise<BlobViewerSource> {
  if (file.size === 0) return createViewer('simple', 'empty', 0);
  const content = await loadBlobContent(context, file);
  const fileType = content !== null && isText(content) ? 'text' : 'download';
  return createViewer('simple', fileType, file.size);
}

function createViewer(type: 'rich' | 'simple', fileType: string, size: number): BlobViewerSource {
  const collapsed = size > maxLaidOutBytes;
  const tooLarge = size > mostBytes;
  return {
    type,
    fileType,
    collapsed,
    tooLarge,
    loadAsync: true,
    loadingPartialName: 'loading',
    renderError: tooLarge ? 'too_large' : collapsed ? 'collapsed' : null,
  };
}
