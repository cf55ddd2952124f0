import type { RepositoryFilesService } from '../../../generated/repository-files/service.ts';
import type { RequestContext } from '../../context.ts';
import { BadRequest, NotFound } from '../../errors.ts';
import { OutputTooLarge } from '../../git/errors.ts';
import { findFile, type FoundFile } from './finder.ts';
import { inlineDisposition } from './header-text.ts';
import { isLargeFilePointer, MAXIMUM_POINTER_BYTES } from './large-file-pointer.ts';
import { fileHeaders, presentRepositoryFile } from './presenter.ts';

/** Up to this many bytes a file is answered from memory; beyond, as it comes from git. */
const STREAMED_FROM = 1024 * 1024;

export const repositoryFiles: RepositoryFilesService<RequestContext> = {
  async getRepositoryFile({ project, params, query }, context) {
    const { git } = context;
    const file = await findFile(git, project, params.file_path, query.ref);
    await limitLargeReads(file, context);
    const content = await wholeContent(file);
    return { status: 200, headers: fileHeaders(file), body: presentRepositoryFile(file, content) };
  },

  async getRawRepositoryFile({ project, params, query }, context) {
    const { git } = context;
    const path = params.file_path.replace(/^\/+/, '');
    const file = await findFile(git, project, path, query.ref || project.default_branch);
    await limitLargeReads(file, context);
    if (query.lfs && (await isPointer(file))) throw new NotFound();
    const headers = { ...fileHeaders(file), 'Content-Disposition': inlineDisposition(file.name) };
    return { status: 200, headers, body: await rawContent(file) };
  },
};

/** Files above this many bytes are read five times a minute at most, by project and path. */
const LARGE_FILE = 10 * 1024 * 1024;

async function limitLargeReads(
  { size }: FoundFile,
  { limits, actor, request }: RequestContext,
): Promise<void> {
  if (size > LARGE_FILE) await limits.consume('large_blob', { actor, ...request, ip: request.ip });
}

async function wholeContent({ repository, blobId }: FoundFile): Promise<Buffer> {
  try {
    return await repository.content(blobId);
  } catch (error) {
    if (error instanceof OutputTooLarge)
      throw new BadRequest('The file is too large; read it in the raw form');
    throw error;
  }
}

/** Objects of the large-file store are not kept here yet: whoever asks for one finds none. */
async function isPointer({ repository, blobId, size }: FoundFile): Promise<boolean> {
  return size < MAXIMUM_POINTER_BYTES && isLargeFilePointer(await repository.content(blobId));
}

async function rawContent({ repository, blobId, size }: FoundFile) {
  return size < STREAMED_FROM ? repository.content(blobId) : repository.contentStream(blobId);
}
