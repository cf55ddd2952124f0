import { type RequestContext, requireActor } from '#src/context.ts';
import { whereInList } from '#src/database/dialect.ts';
import { BadRequest, Forbidden } from '#src/errors.ts';
import { BranchMoved, ObjectMissing, RepositoryMissing } from '#src/git/errors.ts';
import type { FileChange } from '#src/git/writing/commit-request.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { findBranchAbilities } from '#src/policy/protected-refs.ts';
import { createActor } from '#src/records/actor.ts';
import type { UserRow } from '#src/records/user.ts';
import { loadDiffLimits } from '#src/settings/diff-limits.ts';
import { mebibyteBytes } from '#src/units.ts';
import { createChangesCommit } from '#src/domains/code/commits/commit-changes.ts';
import { findCommitter } from '#src/domains/code/commits/identity.ts';
import { findSource } from '#src/domains/review/merge-requests/head-pipeline.ts';
import { readHead } from '#src/domains/review/merge-requests/heads.ts';
import type { FoundSuggestion, FoundSuggestions } from './finder.ts';
import { type FoundLines, LineFinder } from './follow.ts';
import { maxFileBytes } from './lines.ts';
import { composeSuggestionMessage } from './message.ts';

/** Bytes of the files that one commit changes. */
const mostBytes = 64 * mebibyteBytes;

/** Upper limit on attempts: a move of the branch during the commit causes another one. */
const maxAttempts = 20;

/**
 * Commits suggestions to the source branch, with all consequences of a push. If the branch moves, the lines are
 * searched again.
 * @throws Forbidden where the actor may not push to the source branch
 * @throws BadRequest where one of them cannot be applied, with the reason; nothing was changed then
 */
export async function applySuggestions(
  context: RequestContext,
  found: FoundSuggestions,
  message: string | undefined,
): Promise<readonly FoundSuggestion[]> {
  const { suggestions, mergeRequest } = found;
  const source = await requirePusher(context, found);
  checkState(found);
  const authors = await loadAuthors(context, suggestions);
  const template = await loadTemplate(context, found);
  const { source_branch: branch } = mergeRequest;
  for (let attempt = 1; ; attempt += 1) {
    const { head, changes } = await loadChanges(context, found, source);
    const { author, coAuthors } = authors;
    const paths = changes.map(({ path }) => path);
    const { user } = requireActor(context);
    const facts = { project: source, branch, paths, count: suggestions.length, user, coAuthors };
    try {
      const commit = await createChangesCommit(context, requireActor(context), source, {
        branch,
        message: message ?? composeSuggestionMessage(template, facts),
        changes,
        expectations: [],
        expectedHead: head,
        authorName: author.name,
        authorEmail: author.email,
      });
      const applied = { state: 'applied', commit_id: commit.id } as const;
      const ids = suggestions.map(({ id }) => id);
      await whereInList(context.db('suggestions'), 'id', ids).update(applied);
      return suggestions.map((suggestion) => ({ ...suggestion, ...applied }));
    } catch (error) {
      if (!(error instanceof BranchMoved) || attempt === maxAttempts) throw toReported(error);
    }
  }
}

const toReported = (error: unknown) =>
  error instanceof BranchMoved ? createRefusal('The source branch moves on all the time') : error;

const createRefusal = (reason: string) => new BadRequest(`400 Bad request - ${reason}`);

/** The project of the source branch, to which the actor may push. */
async function requirePusher(
  context: RequestContext,
  { project, mergeRequest }: FoundSuggestions,
): Promise<ProjectAccess> {
  const actor = requireActor(context);
  const source = await findSource(context, project, mergeRequest.source_project_id);
  if (source === null) throw new Forbidden();
  const { canPush } = await findBranchAbilities(
    context.db,
    source,
    actor,
    mergeRequest.source_branch,
  );
  if (!canPush) throw new Forbidden();
  return source;
}

/** Refuses what can be told without looking at the files. */
function checkState({ suggestions, mergeRequest: { state } }: FoundSuggestions): void {
  if (state === 'merged') throw createRefusal('The merge request is merged');
  if (state !== 'opened') throw createRefusal('The merge request is not open');
  for (const suggestion of suggestions) {
    if (suggestion.state === 'applied') throw createRefusal('A suggestion is applied already');
    if (suggestion.state === 'outside')
      throw createRefusal('A suggestion reaches outside the file');
    if (suggestion.state === 'outdated') throw createLinesChangedError();
    if (suggestion.from_content === suggestion.to_content) {
      throw createRefusal('A suggestion changes nothing');
    }
  }
}

const createLinesChangedError = () =>
  new BadRequest("Can't apply as this line was changed in a more recent version.");

interface Authors {
  readonly author: { readonly name?: string; readonly email?: string };
  readonly coAuthors: readonly Awaited<ReturnType<typeof findCommitter>>[];
}

/** A sole suggester is the author of the commit; of several each is named beside the one who applies it. */
async function loadAuthors(
  context: RequestContext,
  suggestions: readonly FoundSuggestion[],
): Promise<Authors> {
  const ids = [...new Set(suggestions.map(({ author_id }) => author_id))];
  const users = await whereInList(context.db<UserRow>('users'), 'id', ids).orderBy('id');
  const people = [];
  for (const user of users) {
    people.push({
      id: user.id,
      ...(await findCommitter(context, createActor(user, { administrator: false }))),
    });
  }
  const [first, ...others] = people;
  if (first !== undefined && others.length === 0) return { author: first, coAuthors: [] };
  const { user } = requireActor(context);
  return { author: {}, coAuthors: people.filter(({ id }) => id !== user.id) };
}

async function loadTemplate(
  { db }: RequestContext,
  { project }: FoundSuggestions,
): Promise<string | null> {
  const settings = await db('project_settings')
    .where({ project_id: project.id })
    .first<{ suggestion_commit_message: string | null } | undefined>('suggestion_commit_message');
  return settings?.suggestion_commit_message ?? null;
}

interface Replacement {
  readonly lines: FoundLines;
  readonly content: string;
}

/** The files of the source branch as they are with all suggestions. */
async function loadChanges(
  { db, git }: RequestContext,
  { suggestions, mergeRequest, project }: FoundSuggestions,
  source: ProjectAccess,
): Promise<{ readonly head: string; readonly changes: readonly FileChange[] }> {
  const own = git.repository(source.id);
  const head = await readHead(own, mergeRequest.source_branch);
  if (head === null) throw createRefusal('The source branch is gone');
  // The target still knows what the author of a fork threw away.
  const repository = source.id === project.id ? own : own.beside(git.repository(project.id));
  const finder = new LineFinder(repository, await loadDiffLimits(db), head);
  const byPath = new Map<string, Replacement[]>();
  let bytes = 0;
  for (const suggestion of suggestions) {
    const lines = await findIn(finder, suggestion);
    if (lines === null) throw createLinesChangedError();
    if (!byPath.has(lines.path)) bytes += lines.file.length;
    if (bytes > mostBytes) throw createRefusal('The files are too large for one commit');
    const replacement = { lines, content: suggestion.to_content };
    byPath.set(lines.path, [...(byPath.get(lines.path) ?? []), replacement]);
  }
  const changes = [...byPath].map(([path, replacements]) => {
    return { action: 'update', path, content: replaceLines(replacements) } as const;
  });
  return { head, changes };
}

async function findIn(finder: LineFinder, suggestion: FoundSuggestion) {
  try {
    return await finder.find(suggestion.place, suggestion);
  } catch (error) {
    if (error instanceof ObjectMissing || error instanceof RepositoryMissing) return null;
    throw error;
  }
}

function replaceLines(replacements: readonly Replacement[]): Buffer {
  const parts: Buffer[] = [];
  let at = 0;
  let file: Buffer = Buffer.alloc(0);
  const inOrder = [...replacements].sort(
    (one, other) => one.lines.extent.start - other.lines.extent.start,
  );
  for (const { lines, content } of inOrder) {
    file = lines.file;
    if (lines.extent.start < at) throw createRefusal('Suggestions are about the same lines');
    parts.push(file.subarray(at, lines.extent.start), Buffer.from(content));
    at = lines.extent.end;
  }
  const replaced = Buffer.concat([...parts, file.subarray(at)]);
  if (replaced.length > maxFileBytes) throw createRefusal('The file would be too large');
  return replaced;
}
