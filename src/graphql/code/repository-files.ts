import { encodePath } from '#src/text/encode-path.ts';
import type {
  RepositoryBlobSource,
  RepositoryFilesResolvers,
} from '#generated/graphql/resolvers.ts';
import { formatGlobalId } from '#runtime/graphql/global-ids.ts';
import type { Repository } from '#src/git/repository.ts';
import { findFilePathFault } from '#src/git/formats/file-path.ts';
import { readBlobSize } from '#src/git/reading/blobs.ts';
import { readFileEntry } from '#src/git/reading/files.ts';
import { readBranchHead } from '#src/git/reading/branches.ts';
import { detectLanguageByName } from '#src/git/reading/language-table.ts';
import { loadProjectAccess } from '../access.ts';
import type { GraphqlContext } from '../context.ts';
import { findBranchAbilities } from '#src/policy/protected-refs.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { loadWholeProject } from '../core/projects.ts';
import { readInRepository } from '#src/domains/core/repositories/finder.ts';
import { loadCommitNamed } from '../core/repositories-tree.ts';
import { formatPageAddress } from '#src/domains/core/repositories/page-address.ts';
import {
  loadBlobContent,
  loadBlobLines,
  loadPointedAt,
  createRichViewer,
  loadSimpleViewer,
  type StoredFile,
  loadBlobText,
} from './repository-files-content.ts';
import { repositoryFilePolicy } from '#src/domains/code/repository-files/policy.ts';

/** The default name of the pipeline configuration. */
const pipelineFile = '.gitlab-ci.yml';

const special = /^(readme|license|licence|copying|changelog|contributing|codeowners)(?:\.[^.]+)?$/i;

type Path = (
  source: RepositoryBlobSource,
  args: object,
  context: GraphqlContext,
) => Promise<string | null>;

/** The path of a page about the file. */
const createPagePath =
  (name: string): Path =>
  async (blob, _args, context) =>
    formatPath(
      context,
      await loadProjectAccess(context, blob.project_id),
      name,
      `${blob.ref}/${blob.path}`,
    );

/** The path of a page that edits the file, for users who may push to the branch. */
const createWriterPath =
  (name: string): Path =>
  async (blob, args, context) =>
    (await mayPush(blob, context)) ? createPagePath(name)(blob, args, context) : null;

export const repositoryFilesGraphql = {
  Repository: {
    async blobs({ project_id }, { paths, ref }, context) {
      const project = await loadProjectAccess(context, project_id);
      const named = await loadCommitNamed(context, project, ref ?? null);
      if (named === null) return [];
      const place = { project_id, commit_id: named.commitId, ref: named.ref };
      const found: RepositoryBlobSource[] = [];
      for (const path of paths) {
        if (findFilePathFault(path) !== null) continue;
        const read = (repository: Repository) => readFileEntry(repository, named.commitId, path);
        const entry = await context.lookUp(() =>
          readInRepository(context.request.git, project, read),
        );
        if (entry === null) continue;
        const { blobId: oid, mode, size } = entry;
        const name = path.slice(path.lastIndexOf('/') + 1);
        found.push({ ...place, oid, mode, name, path, size: toCountable(size) });
      }
      return found;
    },
  },

  Blob: {
    async lfsOid({ id, path, project_id }, _args, context) {
      const project = await loadProjectAccess(context, project_id);
      const size = await context.lookUp(() =>
        readInRepository(context.request.git, project, (repository) =>
          readBlobSize(repository, id),
        ),
      );
      if (size === null) return null;
      return (await loadPointedAt(context, { project_id, oid: id, path, size }))?.oid ?? null;
    },
  },

  RepositoryBlob: {
    id: ({ commit_id, path }, _args, { globalIdApp }) =>
      formatGlobalId(globalIdApp, 'Blob', `${commit_id}:${encodeURIComponent(path)}`),
    archived: async ({ project_id }, _args, context) =>
      (await loadProjectAccess(context, project_id)).archived,
    canCurrentUserPushToBranch: (blob, _args, context) => mayPush(blob, context),
    async canModifyBlob(blob, _args, context) {
      return (await mayPush(blob, context)) && (await findPointedFile(blob, context)) === null;
    },
    externalStorage: async (blob, _args, context) =>
      (await findPointedFile(blob, context)) === null ? null : 'lfs',
    storedExternally: async (blob, _args, context) =>
      (await findPointedFile(blob, context)) !== null,
    lfsOid: async (blob, _args, context) => (await findPointedFile(blob, context))?.oid ?? null,
    rawSize: async (blob, _args, context) =>
      toCountable((await findPointedFile(blob, context))?.size ?? getSize(blob)),
    fileType: ({ name }) => special.exec(name ?? '')?.[1]?.toLowerCase() ?? null,
    language: ({ name }) => detectLanguageByName(name ?? ''),
    blamePath: createPagePath('blame'),
    historyPath: createPagePath('commits'),
    rawPath: createPagePath('raw'),
    webPath: createPagePath('blob'),
    editBlobPath: createWriterPath('edit'),
    replacePath: createWriterPath('update'),
    ideEditPath: async ({ project_id, ref, path }, _args, context) => {
      const { full_path } = await loadProjectAccess(context, project_id);
      const { pathname } = new URL(context.request.url.web('-/ide/project'));
      return `${pathname}/${full_path}/edit/${encodePath(ref)}/-/${encodePath(path)}`;
    },
    findFilePath: async ({ project_id, ref }, _args, context) =>
      formatPath(context, await loadProjectAccess(context, project_id), 'find_file', ref),
    permalinkPath: async ({ project_id, commit_id, path }, _args, context) =>
      formatPath(
        context,
        await loadProjectAccess(context, project_id),
        'blob',
        `${commit_id}/${path}`,
      ),
    projectBlobPathRoot: async ({ project_id, ref }, _args, context) =>
      formatPath(context, await loadProjectAccess(context, project_id), 'blob', ref),
    async pipelineEditorPath({ project_id, path, ref }, _args, context) {
      const project = await loadProjectAccess(context, project_id);
      const { ci_config_path: file } = await loadWholeProject(project_id, context);
      if (path !== (file || pipelineFile)) return null;
      return `${formatPath(context, project, 'ci', 'editor')}?branch_name=${encodeURIComponent(ref)}`;
    },
    plainData: (blob, _args, context) => loadBlobLines(context, toStoredFile(blob)),
    rawBlob: async (blob, _args, context) =>
      (await loadBlobContent(context, toStoredFile(blob)))?.toString('utf8') ?? null,
    rawTextBlob: (blob, _args, context) => loadBlobText(context, toStoredFile(blob)),
    richViewer: (blob) => createRichViewer(toStoredFile(blob)),
    simpleViewer: (blob, _args, context) => loadSimpleViewer(context, toStoredFile(blob)),
  },
} satisfies RepositoryFilesResolvers<GraphqlContext>;

/** Numbers that a field of 32 bits can tell; null for larger ones. */
const toCountable = (bytes: number) => (bytes < 2 ** 31 ? bytes : null);
const getSize = ({ size }: RepositoryBlobSource) => size ?? Number.MAX_SAFE_INTEGER;
const toStoredFile = (blob: RepositoryBlobSource): StoredFile => ({ ...blob, size: getSize(blob) });
const findPointedFile = (blob: RepositoryBlobSource, context: GraphqlContext) =>
  loadPointedAt(context, toStoredFile(blob));

function formatPath(
  context: GraphqlContext,
  project: ProjectAccess,
  name: string,
  subject: string,
): string {
  return new URL(context.request.url.web(formatPageAddress(project, name, subject))).pathname;
}

async function mayPush(
  { project_id, ref }: RepositoryBlobSource,
  context: GraphqlContext,
): Promise<boolean> {
  return (await context.batches.load(loadAbilities, `${project_id}:${ref}`, context)) ?? false;
}

/** Tells whether the caller may push, by project and branch; false for a missing branch. */
async function loadAbilities(
  keys: readonly string[],
  context: GraphqlContext,
): Promise<ReadonlyMap<string, boolean>> {
  const { db, actor, git } = context.request;
  const found = new Map<string, boolean>();
  for (const key of keys) {
    const end = key.indexOf(':');
    const branch = key.slice(end + 1);
    const project = await loadProjectAccess(context, Number(key.slice(0, end)));
    const may =
      actor !== null &&
      repositoryFilePolicy.commit({ project }) &&
      (await readInRepository(git, project, (repository) => readBranchHead(repository, branch))) !==
        null &&
      (await findBranchAbilities(db, project, actor, branch)).canPush;
    found.set(key, may);
  }
  return found;
}
