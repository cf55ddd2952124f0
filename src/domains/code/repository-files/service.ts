import type { RepositoryFilesService } from '#generated/repository-files/service.ts';
import type { RequestContext } from '#src/context.ts';
import { InvalidParameters, NotFound } from '#src/errors.ts';
import type { FileEntry } from '#src/git/caches.ts';
import { readBlob, streamBlob } from '#src/git/reading/blobs.ts';
import { formatInlineDisposition, rawHeaders } from '#src/text/header-text.ts';
import { waitsFor } from '#src/records/waits-for.ts';
import { ContentReader, type SentContent } from '#src/domains/code/commits/content.ts';
import {
  limitLargeReads,
  limitWholeReads,
  maxBufferedBytes,
  readWholeContent,
} from '#src/domains/core/repositories/large-reads.ts';
import { blamePage } from './blame.ts';
import { checkWritablePath, createFileCommit } from './commit.ts';
import { findFile, type FoundFile } from './finder.ts';
import { isLargeFilePointer, maxPointerBytes } from './large-file-pointer.ts';
import { presentFileHeaders, presentRepositoryFile } from './presenter.ts';

export const repositoryFiles = {
  async getRepositoryFile({ project, params, query }, context) {
    const { git } = context;
    const admit = (entry: FileEntry) => limitWholeReads(entry, context);
    const file = await findFile(git, project, params.file_path, query.ref, admit);
    const content = await readContent(file);
    return {
      status: 200,
      headers: presentFileHeaders(file),
      body: presentRepositoryFile(file, content),
    };
  },

  async getRawRepositoryFile({ project, params, query }, context) {
    const { git } = context;
    const path = params.file_path.replace(/^\/+/, '');
    const admit = (entry: FileEntry) => limitLargeReads(entry, context);
    const file = await findFile(git, project, path, query.ref || project.default_branch, admit);
    if (query.lfs && (await isPointer(file))) throw waitsFor('large-files', new NotFound());
    // The first headers are copied quickly, like literal names; a second copy would double the cost.
    const headers = {
      ...presentFileHeaders(file),
      'Cache-Control': rawHeaders['Cache-Control'],
      'Content-Security-Policy': rawHeaders['Content-Security-Policy'],
      'Content-Disposition': formatInlineDisposition(file.name),
    };
    return { status: 200, headers, body: await readRawContent(file) };
  },

  async listRepositoryFileBlame({ project, params, query }, context) {
    const { range } = query;
    if (range !== undefined && range.start > range.end) {
      throw new InvalidParameters('range[start] must be less than or equal to range[end]');
    }
    const admit = (entry: FileEntry) => limitWholeReads(entry, context);
    const file = await findFile(context.git, project, params.file_path, query.ref, admit);
    const content = await readContent(file);
    const { rows, page } = await blamePage(file, content, query);
    return { status: 200, headers: presentFileHeaders(file), page, body: rows };
  },

  async createRepositoryFile({ project, params: { file_path }, body }, context) {
    checkWritablePath(file_path);
    const { branch, execute_filemode: executable } = body;
    const content = await decodeBytes(body);
    await createFileCommit(context, project, body, {
      action: 'create',
      path: file_path,
      content,
      executable,
    });
    return { status: 201, body: { file_path, branch } };
  },

  async updateRepositoryFile({ project, params: { file_path }, body }, context) {
    checkWritablePath(file_path);
    const { branch, execute_filemode: executable } = body;
    const content = await decodeBytes(body);
    await createFileCommit(context, project, body, {
      action: 'update',
      path: file_path,
      content,
      executable,
    });
    return { status: 200, body: { file_path, branch } };
  },

  async deleteRepositoryFile({ project, params: { file_path }, query }, context) {
    checkWritablePath(file_path);
    await createFileCommit(context, project, query, { action: 'delete', path: file_path });
    return { status: 204 };
  },
} satisfies RepositoryFilesService<RequestContext>;

async function decodeBytes(sent: SentContent): Promise<Buffer> {
  const bytes = await new ContentReader().bytes(sent);
  if (bytes === null) throw new InvalidParameters('content is invalid');
  return bytes;
}

async function isPointer({ repository, blobId, size }: FoundFile): Promise<boolean> {
  return size < maxPointerBytes && isLargeFilePointer(await readBlob(repository, blobId));
}

function readContent({ repository, blobId: id, size }: FoundFile): Promise<Buffer> {
  return readWholeContent(repository, { id, size });
}

async function readRawContent({ repository, blobId, size }: FoundFile) {
  return size < maxBufferedBytes ? readBlob(repository, blobId) : streamBlob(repository, blobId);
}
