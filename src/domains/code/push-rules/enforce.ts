import type { RequestContext } from '#src/context.ts';
import { prepareStatement } from '#src/database/statement.ts';
import type { NewCommit, NewFile } from '#src/git/reading/pushed.ts';
import { Pauses } from '#src/turns/pauses.ts';
import type { ProjectRow } from '#src/records/project.ts';
import { findCommitEmailHost } from '#src/settings/commit-email-host.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import { loadOwnersOfAddresses } from '#src/domains/core/users/owners-of-addresses.ts';
import { PushRuleBroken } from './push-rule-broken.ts';
import { RuleSearch } from './rule-search.ts';
import { holdsSecrets } from './secret-files.ts';
import type { PushRuleRow } from './table.ts';

/** A commit that is new to the repository; over the API it has no id before it is made. */
type PushedCommit = Omit<NewCommit, 'id'>;

interface PushedRef {
  /** `refs/heads/x` or `refs/tags/x`. */
  readonly ref: string;
  readonly deleted: boolean;
  /** Loaded only if a rule needs them. */
  commits(): Promise<readonly PushedCommit[]>;
  files(): Promise<readonly NewFile[]>;
}

interface PushFacts {
  readonly project: Pick<ProjectRow, 'id' | 'default_branch'>;
  readonly actor: { readonly user: { readonly id: number } };
  /** True for a push over git. For a call of the API the server itself is the committer. */
  readonly overGit: boolean;
}

const findRule = prepareStatement<{ project: number }, PushRuleRow>((db, { project }) =>
  db('push_rules').where('project_id', project).select('*').limit(1),
);

/** Throws `PushRuleBroken` for the first push rule of the project that the push violates. */
export async function checkPushRules(
  context: Pick<RequestContext, 'db' | 'config'>,
  facts: PushFacts & { readonly refs: readonly PushedRef[] },
): Promise<void> {
  const check = await createRuleCheck(context, facts);
  for (const pushed of facts.refs) await check?.(pushed);
}

/** The check of one ref after the other, which throws the same; null for a project without rules. */
export async function createRuleCheck(
  { db, config }: Pick<RequestContext, 'db' | 'config'>,
  facts: PushFacts,
): Promise<((pushed: PushedRef) => Promise<void>) | null> {
  const rule = await findRule.first(db, { project: facts.project.id });
  if (rule === undefined) return null;
  const search = new RuleSearch();
  const pauses = new Pauses();
  return async (pushed) => {
    await pauses.take();
    await checkRef(rule, facts, pushed, search);
    if (pushed.deleted) return;
    if (needsCommits(rule, facts)) {
      const commits = await pushed.commits();
      for (const commit of commits) {
        await pauses.take();
        await checkCommit(rule, facts, commit, search);
      }
      await checkPeople({ db, config }, rule, facts, commits);
    }
    if (!needsFiles(rule)) return;
    for (const file of await pushed.files()) {
      await pauses.take();
      await checkFile(rule, file, search);
    }
  };
}

const isSet = (pattern: string | null): pattern is string => pattern !== null && pattern !== '';

async function checkRef(
  rule: PushRuleRow,
  facts: PushFacts,
  { ref, deleted }: PushedRef,
  search: RuleSearch,
): Promise<void> {
  if (deleted) {
    if (rule.deny_delete_tag && facts.overGit && ref.startsWith('refs/tags/')) {
      throw new PushRuleBroken('Tags of this project cannot be deleted');
    }
    return;
  }
  if (!isSet(rule.branch_name_regex) || !ref.startsWith('refs/heads/')) return;
  const branch = ref.slice('refs/heads/'.length);
  // The default branch exists under any name.
  if (branch === facts.project.default_branch) return;
  if (!(await search.finds(rule.branch_name_regex, branch))) {
    throw new PushRuleBroken(
      `Branch name '${branch}' does not follow the pattern '${rule.branch_name_regex}'`,
    );
  }
}

function needsCommits(rule: PushRuleRow, { overGit }: PushFacts): boolean {
  return (
    isSet(rule.commit_message_regex) ||
    isSet(rule.commit_message_negative_regex) ||
    isSet(rule.author_email_regex) ||
    rule.member_check ||
    (overGit && (rule.commit_committer_check || rule.reject_unsigned_commits))
  );
}

async function checkCommit(
  rule: PushRuleRow,
  { overGit }: PushFacts,
  commit: PushedCommit,
  search: RuleSearch,
): Promise<void> {
  const { message, author, committer } = commit;
  const requiredPattern = rule.commit_message_regex;
  if (isSet(requiredPattern) && !(await search.finds(requiredPattern, message))) {
    throw new PushRuleBroken(`Commit message does not follow the pattern '${requiredPattern}'`);
  }
  const unwanted = rule.commit_message_negative_regex;
  if (isSet(unwanted) && (await search.finds(unwanted, message))) {
    throw new PushRuleBroken(`Commit message contains the forbidden pattern '${unwanted}'`);
  }
  const addresses = rule.author_email_regex;
  const people = overGit ? { Author: author, Committer: committer } : { Author: author };
  for (const [who, { email }] of isSet(addresses) ? Object.entries(people) : []) {
    if (await search.finds(addresses ?? '', email)) continue;
    throw new PushRuleBroken(
      `${who}'s commit email '${email}' does not follow the pattern '${addresses}'`,
    );
  }
  if (overGit && rule.reject_unsigned_commits && !commit.signed) {
    throw new PushRuleBroken('Commit must be signed');
  }
}

function needsFiles(rule: PushRuleRow): boolean {
  return isSet(rule.file_name_regex) || rule.prevent_secrets || rule.max_file_size > 0;
}

async function checkFile(
  rule: PushRuleRow,
  { path, added, bytes }: NewFile,
  search: RuleSearch,
): Promise<void> {
  const unwanted = rule.file_name_regex;
  if (added && isSet(unwanted) && (await search.finds(unwanted, path))) {
    throw new PushRuleBroken(`File name '${path}' is prohibited by the pattern '${unwanted}'`);
  }
  if (added && rule.prevent_secrets && holdsSecrets(path)) {
    throw new PushRuleBroken(`File name '${path}' is prohibited: such files hold secrets`);
  }
  const megabytes = rule.max_file_size;
  if (megabytes > 0 && bytes !== null && bytes > megabytes * 1024 * 1024) {
    throw new PushRuleBroken(`File '${path}' is larger than the allowed size of ${megabytes} MB`);
  }
}

/** Refuses authors who are no users here, and committers other than the pusher, by the addresses that they have proved to have. */
async function checkPeople(
  { db, config }: Pick<RequestContext, 'db' | 'config'>,
  rule: PushRuleRow,
  { actor, overGit }: PushFacts,
  commits: readonly PushedCommit[],
): Promise<void> {
  const own = overGit && rule.commit_committer_check;
  if (!rule.member_check && !own) return;
  const hiddenHost = findCommitEmailHost(
    await loadCurrentSettings(db),
    new URL(config.baseUrl).hostname,
  );
  const addresses = new Set(
    commits.flatMap(({ author, committer }) => [author.email, committer.email]),
  );
  const owners = await loadOwnersOfAddresses(db, [...addresses], { hiddenHost, as: 'credited' });
  for (const { author, committer } of commits) {
    if (rule.member_check && owners.get(author.email) === undefined) {
      throw new PushRuleBroken(`Author '${author.email}' is not a user of this instance`);
    }
    if (own && owners.get(committer.email) !== actor.user.id) {
      throw new PushRuleBroken(
        `You cannot push commits for '${committer.email}'. You can only push commits if the committer email is one of your own verified emails.`,
      );
    }
  }
}
