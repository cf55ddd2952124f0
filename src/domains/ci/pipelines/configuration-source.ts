import type { ConfigurationSource, IncludedFile } from '#src/ci/plan.ts';
import { readTemplate } from '#src/ci/templates.ts';
import type { Database } from '#src/database/database.ts';
import { GitFailure } from '#src/git/errors.ts';
import type { Git } from '#src/git/git.ts';
import { resolveRef } from '#src/git/reading/resolve-ref.ts';
import { readFileEntry } from '#src/git/reading/files.ts';
import { readBlob } from '#src/git/reading/blobs.ts';
import { listTree } from '#src/git/reading/tree-listing.ts';
import type { Repository } from '#src/git/repository.ts';
import { getBeginning } from '#src/outbound/get.ts';
import { isFeatureVisible } from '#src/policy/features.ts';
import { findVisibleProject } from '#src/policy/project-access.ts';
import type { Actor } from '#src/records/actor.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import { toOutboundRules } from '#src/settings/outbound-rules.ts';
import { waitOutsidePlace } from '#src/turns/place.ts';
import { mebibyteBytes } from '#src/units.ts';
import { openSeenRepository } from '#src/domains/core/repositories/finder.ts';

interface Context {
  readonly db: Database;
  readonly git: Git;
  /** The actor whose permissions apply to files of other projects. */
  readonly actor: Actor | null;
}

interface ConfigurationCommit {
  readonly id: number;
  readonly full_path: string;
  readonly sha: string;
}

/** Longer files are no configuration. */
const maxFileBytes = mebibyteBytes;
/** Files of a commit that patterns are compared with. */
const maxPaths = 50_000;
const pathBatchSize = 10_000;
/** Upper limit on the characters of these paths. */
const maxPathChars = 8_388_608;
/** Milliseconds. */
const remoteTimeoutMs = 15_000;

/**
 * Reads the files that a configuration includes: from its commit, from projects that the actor may see, and from other
 * hosts.
 */
export function createConfigurationSource(
  context: Context,
  place: ConfigurationCommit,
): ConfigurationSource {
  const repository = context.git.repository(place.id);
  const source: ConfigurationSource = {
    ...createRemoteSources(context),
    async local(path) {
      const text = await readConfiguration(repository, place.sha, path);
      const location = `${place.full_path}@${place.sha}:${trimStartSlashes(path)}`;
      return text === null
        ? { error: `Local file \`${path}\` does not exist!` }
        : {
            text,
            location,
            at: { project: place.full_path, sha: place.sha, path: trimStartSlashes(path) },
            within: source,
          };
    },
    async localPaths() {
      const paths = (await listAllPaths(repository, place.sha)) ?? [];
      return paths.filter((path) => /\.ya?ml$/.test(path));
    },
  };
  return source;
}

/** The readers of included files that do not depend on the place of the configuration. */
function createRemoteSources(
  context: Context,
): Pick<ConfigurationSource, 'project' | 'remote' | 'template'> {
  return {
    project: (path, ref, file) => readOfProject(context, path, ref, file),
    remote: (url, signal) => readRemote(context, url, signal),
    template: (name) => readTemplate(name, createEmptyConfigurationSource(context)),
  };
}

async function readOfProject(
  context: Context,
  path: string,
  ref: string | null,
  file: string,
): Promise<IncludedFile> {
  const { db, git, actor } = context;
  const project = await findVisibleProject(db, actor, path);
  if (project === null || !isFeatureVisible(project, 'repository')) {
    return {
      error: `Project \`${path}\` not found or access denied! Make sure any includes in the pipeline configuration are correctly defined.`,
    };
  }
  const repository = openSeenRepository(git, project);
  const sha = await catchGitFailure(resolveRef(repository, ref ?? project.default_branch));
  if (sha === null)
    return { error: `Project \`${path}\` reference \`${ref ?? 'HEAD'}\` does not exist!` };
  const text = await readConfiguration(repository, sha, file);
  if (text === null) return { error: `Project \`${path}\` file \`${file}\` does not exist!` };
  const { id, full_path } = project;
  const within = createConfigurationSource(context, { id, full_path, sha });
  const at = { project: full_path, sha, path: trimStartSlashes(file) };
  return { text, location: `${full_path}@${sha}:${trimStartSlashes(file)}`, at, within };
}

async function readRemote(
  context: Context,
  address: string,
  signal: AbortSignal | undefined,
): Promise<IncludedFile> {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) {
    return { error: `Remote file \`${address}\` does not have a valid address!` };
  }
  try {
    const rules = toOutboundRules(await loadCurrentSettings(context.db));
    const { status, body } = await waitOutsidePlace(() =>
      getBeginning(new URL(address), {
        rules,
        headers: {},
        maxBytes: maxFileBytes + 1,
        signal: AbortSignal.any([
          AbortSignal.timeout(remoteTimeoutMs),
          ...(signal ? [signal] : []),
        ]),
      }),
    );
    if (status !== 200) {
      return {
        error: `Remote file \`${address}\` could not be fetched because of HTTP code \`${status}\` error!`,
      };
    }
    if (body.length > maxFileBytes) return { error: `Remote file \`${address}\` is too large!` };
    return {
      text: body.toString('utf8'),
      location: address,
      within: createEmptyConfigurationSource(context),
    };
  } catch {
    return { error: `Remote file \`${address}\` could not be fetched!` };
  }
}

/** The source for files of other hosts, which have no project and so no local files. */
export const createEmptyConfigurationSource = (context: Context): ConfigurationSource => ({
  ...createRemoteSources(context),
  local: async (path) => ({ error: `Local file \`${path}\` does not have project!` }),
  localPaths: async () => [],
});

const trimStartSlashes = (path: string) => path.replace(/^\/+/, '');

/** The text of a file of a commit; null for a missing or unreadable file. */
async function readConfiguration(
  repository: Repository,
  sha: string,
  path: string,
): Promise<string | null> {
  const entry = await catchGitFailure(readFileEntry(repository, sha, trimStartSlashes(path)));
  if (entry === null) return null;
  const content = await catchGitFailure(
    readBlob(repository, entry.blobId, { maxBytes: maxFileBytes }),
  );
  return content === null ? null : content.toString('utf8');
}

/** All paths of a commit, sorted; null where they are too many. */
export async function listAllPaths(repository: Repository, sha: string): Promise<string[] | null> {
  const paths: string[] = [];
  let characters = 0;
  for (let offset = 0; ; offset += pathBatchSize) {
    const page = await catchGitFailure(
      listTree(repository, {
        commitId: sha,
        path: '',
        recursive: true,
        limit: pathBatchSize,
        from: { offset },
      }),
    );
    if (page === null || page === 'unknown') return null;
    const { entries } = page;
    for (const { type, path } of entries) {
      if (type !== 'blob') continue;
      paths.push(path);
      characters += path.length;
    }
    if (characters > maxPathChars) return null;
    if (entries.length < pathBatchSize) return paths.toSorted();
    if (paths.length > maxPaths) return null;
  }
}

/** Finds the existing files among these names in a commit. The kept reader answers, for any number of files. */
export async function presentFiles(
  repository: Repository,
  sha: string,
  names: readonly string[],
): Promise<string[]> {
  const found = await Promise.all(
    names.map((name) => catchGitFailure(readFileEntry(repository, sha, name))),
  );
  return names.filter((_, index) => found[index] !== null);
}

async function catchGitFailure<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof GitFailure) return null;
    throw error;
  }
}
