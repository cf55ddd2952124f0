import type { HookPushedCommit } from '#generated/common/types.ts';
import { RepositoryMissing } from '#src/git/errors.ts';
import { readLog } from '#src/git/reading/log.ts';
import { parseTitle } from '#src/git/formats/commit-object.ts';
import { readBranchHead } from '#src/git/reading/branches.ts';
import { isFeatureVisible } from '#src/policy/features.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import type { AnnouncedRefMove } from '#src/domains/core/repositories/events.ts';
import { presentPushPayload, pushCompleter } from '#src/domains/core/repositories/hook-payload.ts';
import { findTags } from '#src/domains/code/tags/finder.ts';
import { Incomplete } from '../receivers.ts';
import type { ExampleTools } from './example-tools.ts';

/** Commits of the default branch that an example shows. */
const maxCommits = 3;

/** A push of the newest commits of the default branch; invented without commits. */
export async function makePushExample(
  project: ProjectAccess,
  tools: ExampleTools,
): Promise<object> {
  const move = await findInRepository(project, tools, findNewestCommits);
  const invented = { refType: 'branch', name: project.default_branch } as const;
  return move === null ? inventPush(project, tools, invented) : toPush(project, tools, move);
}

/** A push of the newest tag; invented without tags. */
export async function makeTagPushExample(
  project: ProjectAccess,
  tools: ExampleTools,
): Promise<object> {
  const move = await findInRepository(project, tools, findNewestTag);
  const invented = { refType: 'tag', name: 'v1.0.0' } as const;
  return move === null ? inventPush(project, tools, invented) : toPush(project, tools, move);
}

type FindMove = (project: ProjectAccess, tools: ExampleTools) => Promise<AnnouncedRefMove | null>;

/** Null where the actor reads no repository, too. */
async function findInRepository(
  project: ProjectAccess,
  tools: ExampleTools,
  find: FindMove,
): Promise<AnnouncedRefMove | null> {
  if (!isFeatureVisible(project, 'repository')) return null;
  try {
    return await find(project, tools);
  } catch (error) {
    if (error instanceof RepositoryMissing) return null;
    throw error;
  }
}

async function findNewestCommits(
  { id, default_branch: name }: ProjectAccess,
  { git }: ExampleTools,
): Promise<AnnouncedRefMove | null> {
  const repository = git.repository(id);
  const after = await readBranchHead(repository, name);
  if (after === null) return null;
  const commits = await readLog(repository, { range: { of: after }, limit: maxCommits });
  const [newest] = commits;
  const before = commits.at(-1)?.parents[0] ?? null;
  const title = newest === undefined ? null : parseTitle(newest.message);
  return { refType: 'branch', name, before, after, commits: { count: commits.length, title } };
}

async function findNewestTag(
  { id }: ProjectAccess,
  { git }: ExampleTools,
): Promise<AnnouncedRefMove | null> {
  const query = { page: 1, per_page: 1, order_by: 'updated', sort: 'desc' } as const;
  const [tag] = (await findTags(git.repository(id), query)).rows;
  if (tag === undefined) return null;
  return { refType: 'tag', name: tag.name, before: null, after: tag.target, commits: null };
}

async function toPush(
  project: ProjectAccess,
  { db, actor, url }: ExampleTools,
  move: AnnouncedRefMove,
): Promise<Incomplete> {
  const facts = await presentPushPayload(
    db,
    { project, by: { user_id: actor.user.id } },
    move,
    url,
  );
  return new Incomplete(pushCompleter.name, facts);
}

const inventedId = 'c5feabde2d8cd023215af4d2ceeb7a64839fc428';

async function inventPush(
  project: ProjectAccess,
  { db, actor, url, at }: ExampleTools,
  ref: Pick<AnnouncedRefMove, 'refType' | 'name'>,
): Promise<object> {
  const move = { ...ref, before: null, after: inventedId, commits: { count: 1, title: null } };
  const { payload } = await presentPushPayload(
    db,
    { project, by: { user_id: actor.user.id } },
    move,
    url,
  );
  const commit: HookPushedCommit = {
    id: inventedId,
    message: 'Add a README\n\nIt tells where to begin.',
    title: 'Add a README',
    timestamp: at.toISOString(),
    url: url.web(`${project.full_path}/-/commit/${inventedId}`),
    author: { name: 'Sample Author', email: 'author@example.com' },
    added: ['README.md'],
    modified: [],
    removed: [],
  };
  return { ...payload, commits: [commit] };
}
