import { signedIn, type RequestContext } from '../../context.ts';
import { BadRequest, InvalidParameters } from '../../errors.ts';
import { BranchMoved } from '../../git/errors.ts';
import type { FileChange } from '../../git/commit-request.ts';
import { filePathFault } from '../../git/file-path.ts';
import { isRefName } from '../../git/ref-name.ts';
import type { Repository } from '../../git/repository.ts';
import { authorize } from '../../policy/authorize.ts';
import type { ProjectAccess } from '../../policy/project-access.ts';
import { branchAbilities } from '../../policy/protected-refs.ts';
import { authorOf, committerOf } from '../commits/identity.ts';
import { titleOf } from '../commits/presenter.ts';
import { checkPushRules } from '../push-rules/enforce.ts';
import { announceRefChanges } from '../repositories/ref-changes.ts';
import { repositoryFilePolicy } from './policy.ts';
import {
  badBranchName,
  badFilePath,
  branchTaken,
  notAllowedToPush,
  notCommitted,
  notOnBranch,
  refusalOf,
} from './refusals.ts';
import { isStale } from './stale.ts';

type OneFile = Exclude<FileChange, { readonly action: 'move' | 'chmod' }>;

/** A commit of one file, as it is asked for. */
export interface FileCommit {
  readonly branch: string;
  readonly start_branch?: string | undefined;
  readonly commit_message: string;
  readonly author_email?: string | undefined;
  readonly author_name?: string | undefined;
  readonly last_commit_id?: string | undefined;
}

/** How often a change is put on a branch that others move meanwhile. */
const attempts = 5;

/**
 * Commits a change of one file, as the caller; what follows from it is announced.
 * @throws BadRequest, InvalidParameters when it cannot be made, with the reason; Forbidden in an archived project
 */
export async function commitFile(
  context: RequestContext,
  project: ProjectAccess,
  wanted: FileCommit,
  change: OneFile,
): Promise<void> {
  authorize(repositoryFilePolicy.commit, { project });
  const { user } = signedIn(context);
  const repository = context.git.repository(project.id);
  const ref = `refs/heads/${wanted.branch}`;
  try {
    const { id, before } = await commitOn(context, repository, project, wanted, change);
    const isNew = before === null;
    await announceRefChanges(context, {
      project,
      author: user,
      changes: [
        {
          ref,
          before,
          after: id,
          ...(!isNew && { commitCount: 1, title: titleOf(wanted.commit_message) }),
        },
      ],
    });
  } catch (error) {
    throw refusalOf(error) ?? error;
  }
}

/** Throws for a path that no file may have: of those that lead elsewhere it is the parameter that is wrong. */
export function checkWritablePath(path: string): void {
  const fault = filePathFault(path);
  if (fault === null) return;
  if (fault === 'traversal' || fault === 'absolute') {
    throw new InvalidParameters('file_path should be a valid file path');
  }
  throw new BadRequest(badFilePath(path));
}

interface Made {
  readonly id: string;
  /** Where the branch was; null when it is new. */
  readonly before: string | null;
}

async function commitOn(
  context: RequestContext,
  repository: Repository,
  project: ProjectAccess,
  wanted: FileCommit,
  change: OneFile,
): Promise<Made> {
  const { branch, commit_message: message, last_commit_id: known } = wanted;
  const people = peopleOf(context, wanted);
  for (let attempt = 1; ; attempt += 1) {
    const { head, start } = await findStart(repository, wanted);
    if (attempt === 1) {
      const isNew = head === null && start !== null;
      await checkAllowed(context, project, branch, isNew);
      await checkRules(context, project, { branch, message, change, ...people });
    }
    const base = start ?? head;
    const guarded = known !== undefined && known !== '' && base !== null;
    if (guarded && (await isStale(repository, { known, base, path: change.path }))) {
      throw new BadRequest(
        'You are attempting to update a file that has changed since you started editing it.',
      );
    }
    try {
      const id = await repository.commit({
        branch,
        message,
        ...people,
        changes: [change],
        ...(start !== null && { startFrom: start }),
        // What was looked at is what is built upon. Otherwise any head will do.
        ...(guarded && start === null && { expectedHead: head }),
      });
      return { id, before: start === null ? await parentOf(repository, id) : null };
    } catch (error) {
      if (!guarded || !(error instanceof BranchMoved)) throw error;
      if (attempt === attempts) throw new BadRequest(notCommitted);
    }
  }
}

interface Start {
  /** Where the branch is; null when it does not exist yet. */
  readonly head: string | null;
  /** Where a new branch begins; null for branches that exist, and for the first one of all. */
  readonly start: string | null;
}

async function findStart(
  repository: Repository,
  { branch, start_branch: from = '' }: FileCommit,
): Promise<Start> {
  const head = await repository.branch(branch);
  const begins = from !== '' && from !== branch;
  if (head !== null) {
    if (begins) throw new BadRequest(branchTaken(branch));
    return { head, start: null };
  }
  const start = begins ? await repository.branch(from) : null;
  if (start === null && (await repository.branchNames({ limit: 1 })).length > 0) {
    throw new BadRequest(notOnBranch);
  }
  if (!isRefName(branch) || branch === 'HEAD') throw new BadRequest(badBranchName(branch));
  return { head: null, start };
}

async function checkAllowed(
  context: RequestContext,
  project: ProjectAccess,
  branch: string,
  isNew: boolean,
): Promise<void> {
  const abilities = await branchAbilities(context.db, project, signedIn(context), branch);
  if (isNew ? !abilities.canCreate : !abilities.canPush) throw new BadRequest(notAllowedToPush);
}

type People = ReturnType<typeof peopleOf>;

function peopleOf(context: RequestContext, { author_email, author_name }: FileCommit) {
  const committer = committerOf(context, signedIn(context));
  return { author: authorOf({ name: author_name, email: author_email }, committer), committer };
}

interface Planned extends People {
  readonly branch: string;
  readonly message: string;
  readonly change: OneFile;
}

function checkRules(
  context: RequestContext,
  project: ProjectAccess,
  { branch, message, change, author, committer }: Planned,
): Promise<void> {
  const { action, path } = change;
  const files =
    action === 'delete' ? [] : [{ path, added: action === 'create', bytes: change.content.length }];
  const pushed = {
    ref: `refs/heads/${branch}`,
    deleted: false,
    commits: async () => [{ message, author, committer, signed: false }],
    files: async () => files,
  };
  const actor = signedIn(context);
  return checkPushRules(context, { project, actor, overGit: false, refs: [pushed] });
}

async function parentOf(repository: Repository, id: string): Promise<string | null> {
  return (await repository.commitInfo(id))?.parents[0] ?? null;
}
