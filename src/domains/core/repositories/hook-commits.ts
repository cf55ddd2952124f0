import type { HookCommit } from '#generated/common/types.ts';
import { RepositoryMissing } from '#src/git/errors.ts';
import { type CommitInfo, parseTitle } from '#src/git/formats/commit-object.ts';
import type { Git } from '#src/git/git.ts';
import { readCommitInfo } from '#src/git/reading/commits.ts';
import type { Repository } from '#src/git/repository.ts';
import { shortenToJsonBytes } from '#src/text/json-bytes.ts';
import { createUrls, type Urls } from '#src/text/urls.ts';

/**
 * A place in a payload that is filled from git: with the block of a commit, its title, or the fields in job payloads.
 */
export interface PushedCommitPlace {
  readonly at: readonly string[];
  readonly sha: string;
  readonly as: 'commit' | 'title' | 'job';
}

/** A payload with places that are filled before it is sent, outside of the transaction of the change. */
export interface WithCommits<Payload extends object> {
  readonly projectId: number;
  /** Full path of the project. */
  readonly path: string;
  readonly payload: Payload;
  readonly places: readonly PushedCommitPlace[];
}

/** The tools that completing a payload takes. */
export interface CompletionTools {
  readonly git: Git;
  readonly config: { readonly baseUrl: string };
}

/** Bytes of JSON that payloads show of texts that git has of any length: of messages, of titles, and of names. */
const [maxMessageBytes, maxTitleBytes, maxNameBytes] = [65_536, 4096, 1024];

export const shortenMessage = (text: string): string => shortenToJsonBytes(text, maxMessageBytes);
const shortenTitle = (text: string): string => shortenToJsonBytes(parseTitle(text), maxTitleBytes);
const shortenName = (text: string): string => shortenToJsonBytes(text, maxNameBytes);

export function presentHookCommit(commit: CommitInfo, path: string, url: Urls): HookCommit {
  const { id, message, author } = commit;
  return {
    id,
    message: shortenMessage(message),
    title: shortenTitle(message),
    timestamp: author.date,
    url: url.web(`${path}/-/commit/${id}`),
    author: { name: shortenName(author.name), email: shortenName(author.email) },
  };
}

/** Fills the commits of a payload from git; deleted commits are left out. */
export const commitCompleter = {
  name: 'commits of a payload',

  async complete(facts: object, { git, config }: CompletionTools): Promise<object> {
    const { projectId, path, payload, places } = facts as WithCommits<Record<string, unknown>>;
    const repository = git.repository(projectId);
    const url = createUrls(config.baseUrl);
    for (const { at, sha, as } of places) {
      const commit = await readHookCommit(repository, sha);
      if (commit !== null) fill(payload, at, presentAs(as, commit, path, url));
    }
    return payload;
  },
};

/** Null for a missing commit or repository. */
export async function readHookCommit(
  repository: Repository,
  sha: string,
): Promise<CommitInfo | null> {
  try {
    return await readCommitInfo(repository, sha);
  } catch (error) {
    if (error instanceof RepositoryMissing) return null;
    throw error;
  }
}

function presentAs(
  as: PushedCommitPlace['as'],
  commit: CommitInfo,
  path: string,
  url: Urls,
): unknown {
  if (as === 'title') return shortenTitle(commit.message);
  if (as === 'commit') return presentHookCommit(commit, path, url);
  const { message, author } = presentHookCommit(commit, path, url);
  const author_url = `mailto:${author.email}`;
  return { message, author_name: author.name, author_email: author.email, author_url };
}

/** Merges existing objects; replaces all other values. */
function fill(payload: Record<string, unknown>, at: readonly string[], value: unknown): void {
  const [key = '', ...rest] = at;
  const there = payload[key];
  if (rest.length > 0) fill(there as Record<string, unknown>, rest, value);
  else if (typeof there === 'object' && there !== null) Object.assign(there, value);
  else payload[key] = value;
}
