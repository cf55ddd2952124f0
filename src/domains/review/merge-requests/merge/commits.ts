import type { Identity } from '#src/git/formats/identity.ts';
import { listCommitIds, readMergeBase, readCommit } from '#src/git/reading/log.ts';
import type { Repository } from '#src/git/repository.ts';
import { makeMergeCommit, makeSquashCommit } from '#src/git/writing/merge-commits.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { type Actor, createActor } from '#src/records/actor.ts';
import type { UserRow } from '#src/records/user.ts';
import { findCommitter } from '#src/domains/code/commits/identity.ts';
import type { Review } from '#src/domains/ci/approvals/review.ts';
import { checkPushRules } from '#src/domains/code/push-rules/enforce.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';
import { defaultMergeTemplate, fillMessageTemplate, listPlaceholders } from './message.ts';
import { type MessageFacts, loadMessageValues } from './message-values.ts';
import type { MergeContext } from './preconditions.ts';
import { isSquashed, type MergeSettings } from './settings.ts';

/** The wishes of the user who merges. */
export interface MergeWishes {
  readonly merge_commit_message?: string | undefined;
  readonly squash_commit_message?: string | undefined;
  readonly squash?: boolean | undefined;
  readonly should_remove_source_branch?: boolean | undefined;
}

export interface Merging {
  readonly actor: Actor;
  readonly project: ProjectAccess;
  readonly mergeRequest: MergeRequestRow;
  readonly settings: MergeSettings;
  readonly review: Review;
  readonly source: string;
  readonly target: string;
  readonly wishes: MergeWishes;
}

/** The commits of a merge, which no ref reaches yet. */
export interface MergeCommits {
  /** The commit to which the target branch moves. */
  readonly head: string;
  readonly squash: string | null;
}

/**
 * Makes the commits of a merge, on disk when this resolves.
 * @throws MergeConflict
 * @throws PushRuleBroken where the project does not take such commits
 */
export async function makeCommits(context: MergeContext, merging: Merging): Promise<MergeCommits> {
  const { actor, project, mergeRequest, settings, source, target } = merging;
  const repository = context.git.repository(project.id);
  const merger = await findCommitter(context, actor);
  const facts = { project, mergeRequest, repository, heads: { source, target }, merger, actor };
  const squash = await makeSquash(context, merging, facts);
  const head = squash ?? source;
  if (settings.merge_method === 'ff') {
    await checkRules(context, merging, []);
    return { head, squash };
  }
  const message = await mergeMessage(context, merging, { ...facts, named: [merger] });
  await checkRules(context, merging, [{ message, author: merger, committer: merger }]);
  const text = { message, author: merger, committer: merger };
  return { head: await makeMergeCommit(repository, { target, source: head, ...text }), squash };
}

/** The messages that the commits of a merge by this user would have. */
export async function composeDefaultMessages(
  context: MergeContext,
  merging: Omit<Merging, 'review' | 'wishes'>,
): Promise<{ readonly merge: string; readonly squash: string }> {
  const { actor, project, mergeRequest, settings, source, target } = merging;
  const repository = context.git.repository(project.id);
  const merger = await findCommitter(context, actor);
  const facts = { project, mergeRequest, repository, heads: { source, target }, merger, actor };
  const wishes = { mergeRequest, settings, wishes: {} };
  const author = await findAuthor(context, mergeRequest, merger);
  return {
    merge: await mergeMessage(context, wishes, { ...facts, named: [merger] }),
    squash: await composeSquashMessage(context, wishes, { ...facts, named: [author] }),
  };
}

/** One commit of all; null where they are taken as they are. */
async function makeSquash(
  context: MergeContext,
  merging: Merging,
  facts: Omit<MessageFacts, 'named'>,
): Promise<string | null> {
  const { mergeRequest, settings, source, target, wishes } = merging;
  if (!isSquashed(settings, mergeRequest, wishes.squash)) return null;
  const { repository, merger } = facts;
  const asked = readMessage(wishes.squash_commit_message);
  const range = { of: source, without: target };
  const ids = await listCommitIds(repository, { range, limit: 2 });
  if (ids.length < 2 && (asked === null || (await hasMessage(repository, source, asked))))
    return null;
  const base = await readMergeBase(repository, [target, source]);
  if (base === null) return null;
  const author = await findAuthor(context, mergeRequest, merger);
  const message = await composeSquashMessage(context, merging, { ...facts, named: [author] });
  await checkRules(context, merging, [{ message, author, committer: merger }]);
  const text = { message, author, committer: merger };
  return makeSquashCommit(repository, { base, head: source, ...text });
}

async function hasMessage(repository: Repository, id: string, message: string): Promise<boolean> {
  return (await readCommit(repository, id)).message.trim() === message.trim();
}

/** The squash column, if the merge request sets it; otherwise it stays unchanged. */
export const readSquashWish = ({ squash }: MergeWishes): { readonly squash?: boolean } =>
  squash === undefined ? {} : { squash };

/** The author of the merge request is the author of the squash commit. */
async function findAuthor(
  context: MergeContext,
  { author_id }: MergeRequestRow,
  merger: Identity,
): Promise<Identity> {
  const author = await context.db<UserRow>('users').where({ id: author_id }).first();
  return author === undefined
    ? merger
    : findCommitter(context, createActor(author, { administrator: false }));
}

type Worded = Pick<Merging, 'mergeRequest' | 'settings' | 'wishes'>;

async function composeSquashMessage(
  context: MergeContext,
  { mergeRequest, settings, wishes }: Worded,
  facts: MessageFacts,
): Promise<string> {
  const template = readMessage(settings.squash_commit_template) ?? '%{title}';
  const asked = readMessage(wishes.squash_commit_message);
  return asked ?? ((await fill(context, facts, template)) || mergeRequest.title);
}

async function mergeMessage(
  context: MergeContext,
  { settings, wishes }: Pick<Worded, 'settings' | 'wishes'>,
  facts: MessageFacts,
): Promise<string> {
  const asked = readMessage(wishes.merge_commit_message);
  if (asked !== null) return asked;
  const template = readMessage(settings.merge_commit_template);
  const made = template === null ? '' : await fill(context, facts, template);
  if (made !== '') return made;
  // The branch alone: readers of the history may not see the fork.
  return fill(context, facts, defaultMergeTemplate);
}

async function fill(context: MergeContext, facts: MessageFacts, template: string): Promise<string> {
  const values = await loadMessageValues(context, facts, listPlaceholders(template));
  return fillMessageTemplate(template, values);
}

/** A text as a message; null for one that says nothing. */
function readMessage(text: string | null | undefined): string | null {
  const said = text?.replaceAll('\r', '') ?? '';
  return said.trim() === '' ? null : said;
}

interface NewText {
  readonly message: string;
  readonly author: Identity;
  readonly committer: Identity;
}

/** The commits of the source branch have passed the rules when they were pushed. */
async function checkRules(
  context: MergeContext,
  { project, actor, mergeRequest }: Merging,
  texts: readonly NewText[],
): Promise<void> {
  const pushed = {
    ref: `refs/heads/${mergeRequest.target_branch}`,
    deleted: false,
    commits: async () => texts.map((text) => ({ ...text, signed: false })),
    files: async () => [],
  };
  await checkPushRules(context, { project, actor, overGit: false, refs: [pushed] });
}
