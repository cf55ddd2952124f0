import type { RequestContext } from '#src/context.ts';
import type { CommitInfo } from '#src/git/formats/commit-object.ts';
import type { Identity } from '#src/git/formats/identity.ts';
import { listCommitIds, readCommit, readCommits } from '#src/git/reading/log.ts';
import type { Repository } from '#src/git/repository.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { type Actor, createActor } from '#src/records/actor.ts';
import { findCommitter } from '#src/domains/code/commits/identity.ts';
import { loadStandingApprovals } from '#src/domains/ci/approvals/state.ts';
import { formatReferences } from '#src/domains/planning/issuables/references.ts';
import { isAutocloseEnabled } from '#src/domains/planning/issues/close.ts';
import { findClosings } from '../closing.ts';
import { maxHeadCommits } from '../heads.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';
import { toMergeRequestIssuable } from '../table.ts';
import { formatClosingLine, listMessages, type Placeholder } from './message.ts';

/** Limits on commits whose messages and authors are inserted, and on the characters of one message. */
const maxReadCommits = 100;
const maxReadChars = 102_400;

export interface MessageFacts {
  readonly project: ProjectAccess;
  readonly mergeRequest: MergeRequestRow;
  readonly repository: Repository;
  readonly heads: { readonly source: string; readonly target: string };
  readonly actor: Actor;
  readonly merger: Identity;
  /** The people whom the commit already names. */
  readonly named: readonly Identity[];
}

type Context = Pick<RequestContext, 'db' | 'git' | 'url' | 'config' | 'clock'>;
type Values = Partial<Record<Placeholder, string>>;

/** The values of these placeholders; no more is looked up than they need. */
export async function loadMessageValues(
  context: Context,
  facts: MessageFacts,
  placeholders: ReadonlySet<Placeholder>,
): Promise<Values> {
  const { mergeRequest, project, merger } = facts;
  const references = formatReferences(toMergeRequestIssuable(mergeRequest, project), null);
  const path = `${project.full_path}/-/merge_requests/${mergeRequest.iid}`;
  const needsAny = (...names: readonly Placeholder[]) =>
    names.some((name) => placeholders.has(name));
  return {
    source_branch: mergeRequest.source_branch,
    target_branch: mergeRequest.target_branch,
    title: mergeRequest.title,
    description: mergeRequest.description ?? '',
    reference: references.full,
    local_reference: references.short,
    url: context.url.web(path),
    merged_by: `${merger.name} <${merger.email}>`,
    ...(needsAny('approved_by') && { approved_by: await formatApprovers(context, mergeRequest) }),
    ...(needsAny('issues') && { issues: await formatClosedIssues(context, facts) }),
    ...(needsAny('first_commit', 'first_multiline_commit', 'all_commits', 'co_authored_by') &&
      (await loadCommitValues(facts))),
  };
}

/** A line for each user who approved it as it is. */
async function formatApprovers(context: Context, mergeRequest: MergeRequestRow): Promise<string> {
  const lines: string[] = [];
  for (const user of await loadStandingApprovals(context.db, mergeRequest)) {
    const { name, email } = await findCommitter(
      context,
      createActor(user, { administrator: false }),
    );
    lines.push(`Approved-by: ${name} <${email}>`);
  }
  return lines.join('\n');
}

/** Lists the closed issues that the merging user may see. */
async function formatClosedIssues(
  { db, git }: Context,
  { project, mergeRequest, actor }: MessageFacts,
): Promise<string> {
  if (!(await isAutocloseEnabled(db, project))) return '';
  const named = await findClosings({ db, git }, project, mergeRequest, actor);
  return formatClosingLine([...new Set(named.map(({ reference }) => reference.raw))]);
}

async function loadCommitValues(facts: MessageFacts): Promise<Values> {
  const { repository, heads, mergeRequest } = facts;
  const range = { of: heads.source, without: heads.target };
  const newestFirst = await listCommitIds(repository, { range, limit: maxHeadCommits });
  const ids = [...newestFirst].reverse();
  const first = ids[0] === undefined ? null : await readCommit(repository, ids[0]);
  const commits = await readCommits(repository, ids.slice(-maxReadCommits));
  const multiline = [...(first === null ? [] : [first]), ...commits].find(hasBody);
  const own = commits.filter(({ parents }) => parents.length < 2);
  return {
    first_commit: first === null ? '' : readText(first),
    first_multiline_commit: multiline === undefined ? mergeRequest.title : readText(multiline),
    all_commits: listMessages(own.map(readText)),
    co_authored_by: formatCoAuthors(own, facts),
  };
}

const readText = ({ message }: CommitInfo) =>
  message.slice(0, maxReadChars).replaceAll('\0', '').trim();

const hasBody = (commit: CommitInfo) => readText(commit).includes('\n');

function formatCoAuthors(commits: readonly CommitInfo[], { named }: MessageFacts): string {
  const seen = new Set(named.map(({ email }) => email));
  const lines: string[] = [];
  for (const { name, email } of commits.map(({ author }) => author)) {
    if (seen.has(email)) continue;
    seen.add(email);
    lines.push(`Co-authored-by: ${name} <${email}>`);
  }
  return lines.join('\n');
}
