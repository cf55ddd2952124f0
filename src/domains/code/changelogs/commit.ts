import { requireActor, type RequestContext } from '#src/context.ts';
import { Forbidden } from '#src/errors.ts';
import { BranchMoved } from '#src/git/errors.ts';
import { readBranchHead } from '#src/git/reading/branches.ts';
import { readFileEntry } from '#src/git/reading/files.ts';
import { readBlob } from '#src/git/reading/blobs.ts';
import type { Repository } from '#src/git/repository.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { findBranchAbilities } from '#src/policy/protected-refs.ts';
import { mebibyteBytes } from '#src/units.ts';
import { createChangesCommit } from '#src/domains/code/commits/commit-changes.ts';
import { notOnBranch, PushNotAllowed } from '#src/domains/code/commits/refusals.ts';
import { ChangelogNotMade } from './faults.ts';
import { insertSection } from './file.ts';

interface ChangelogCommit {
  readonly branch: string;
  readonly file: string;
  readonly version: string;
  readonly message: string;
  readonly section: string;
}

/** Bytes of a changelog. */
const maxChangelogBytes = 8 * mebibyteBytes;
/** Upper limit on attempts: a concurrent push may move the branch. */
const maxAttempts = 5;

/** @throws Forbidden when the caller may not push to the branch */
export async function requirePush(
  context: RequestContext,
  project: ProjectAccess,
  branch: string,
): Promise<void> {
  const { canPush } = await findBranchAbilities(context.db, project, requireActor(context), branch);
  if (!canPush) throw createNotAllowedError();
}

const createNotAllowedError = () =>
  new Forbidden('You are not allowed to commit a changelog on this branch');

/**
 * Commits a section to a changelog, as the file is when the branch takes it; one that has a section of this version
 * stays.
 * @throws ChangelogNotMade, and what commits of files are refused with
 */
export async function createSectionCommit(
  context: RequestContext,
  { repository, project }: { readonly repository: Repository; readonly project: ProjectAccess },
  { branch, file, version, message, section }: ChangelogCommit,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const head = await readBranchHead(repository, branch);
    if (head === null) throw new ChangelogNotMade(notOnBranch);
    const known = await readFile(repository, head, file);
    const content = await insertSection(known ?? Buffer.alloc(0), version, section);
    if (content === null) return;
    const action = known === null ? 'create' : 'update';
    try {
      await createChangesCommit(context, requireActor(context), project, {
        branch,
        message,
        expectations: [],
        expectedHead: head,
        changes: [{ action, path: file, content }],
      });
      return;
    } catch (error) {
      if (error instanceof PushNotAllowed) throw createNotAllowedError();
      if (!(error instanceof BranchMoved)) throw error;
      if (attempt === maxAttempts)
        throw new ChangelogNotMade('The branch changed during every attempt');
    }
  }
}

async function readFile(
  repository: Repository,
  commitId: string,
  path: string,
): Promise<Buffer | null> {
  const entry = await readFileEntry(repository, commitId, path);
  if (entry === null) return null;
  // A link names another file.
  if (!entry.mode.startsWith('100')) throw new ChangelogNotMade(`${path} is no file`);
  if (entry.size > maxChangelogBytes)
    throw new ChangelogNotMade(`${path} is larger than ${maxChangelogBytes} bytes`);
  return readBlob(repository, entry.blobId, { maxBytes: maxChangelogBytes });
}
