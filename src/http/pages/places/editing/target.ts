import { isFeatureVisible } from '#src/policy/features.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { Forbidden, NotFound } from '#src/errors.ts';
import type { SignedInVisit } from '../../handlers.tsx';
import type { Refused } from '../../refused.ts';
import { moveAlert } from '../../refused.ts';
import { formatCodePath } from '../code/addresses.ts';
import type { RefPath } from '../code/refs.ts';
import { formatQuery } from '../links.ts';
import type { ProjectVisit } from '../visits.ts';

export type EditVisit = ProjectVisit & SignedInVisit;

/** Tells whether the visitor sees ways to change files; the operations decide again. */
export const mayEdit = ({ actor, project }: Pick<ProjectVisit, 'actor' | 'project'>): boolean =>
  actor !== null &&
  !project.archived &&
  project.level >= AccessLevel.Developer &&
  isFeatureVisible(project, 'repository');

/** Tells whether the visitor sees ways to change the files at a ref: only branches change. */
export async function isEditable(visit: ProjectVisit, { ref }: RefPath): Promise<boolean> {
  const { api, facts, project } = visit;
  if (!mayEdit(visit)) return false;
  if (ref === facts.default_branch) return true;
  return (await api.optional('getBranch', { params: { id: project.id, branch: ref } })) !== null;
}

/** @throws NotFound where the code is hidden, Forbidden where it may only be read */
export function requireEditor(visit: Pick<ProjectVisit, 'actor' | 'project'>): void {
  if (!isFeatureVisible(visit.project, 'repository')) throw new NotFound();
  if (!mayEdit(visit)) throw new Forbidden();
}

/** Branch that a form proposes for a commit: the one that is shown, or a new one where the visitor may not push to it. */
export async function chooseBranch(visit: EditVisit, ref: string): Promise<string> {
  const { actor, api, project } = visit;
  // The first commit makes the branch.
  if (project.empty_repo) return ref;
  const branch = await api.optional('getBranch', { params: { id: project.id, branch: ref } });
  if (branch === null) throw new NotFound();
  if (branch.can_push) return ref;
  const start = `${actor.user.username}-patch-`;
  const query = { search: `^${start}`, per_page: 100 };
  const taken = await api.call('listBranches', { params: { id: project.id }, query });
  const names = new Set(taken.map(({ name }) => name));
  let number = 1;
  while (names.has(start + number)) number += 1;
  return start + number;
}

/** Branches of a commit, for the operations. */
export const toBranches = ({ project }: ProjectVisit, { ref }: RefPath, branch: string) =>
  branch === ref || project.empty_repo ? { branch } : { branch, start_branch: ref };

/** Where a commit leads: to what it changed, or to a merge request of its new branch. */
export function findWayOn(
  visit: ProjectVisit,
  { ref }: RefPath,
  {
    branch,
    kind,
    path,
  }: { readonly branch: string; readonly kind: 'blob' | 'tree'; readonly path: string },
): string {
  const { project, root } = visit;
  const isNew = branch !== ref && !project.empty_repo;
  if (!isNew || !isFeatureVisible(project, 'merge_requests')) {
    return formatCodePath(visit, kind, { ref: branch, path });
  }
  return `${root}/-/merge_requests/new${formatQuery({
    'merge_request[source_branch]': branch,
    'merge_request[target_branch]': ref,
  })}`;
}

export const commitLabels: Readonly<Record<string, string>> = {
  branch: 'Branch',
  commit_message: 'Commit message',
  content: 'Content',
  file_path: 'Name',
};

/** Refusals of commits are texts: each moves beside the field that it is about. */
export const moveCommitAlert = (refused: Refused): Refused =>
  moveAlert(refused, [
    [/branch/i, 'branch'],
    [/^(?:A (?:file|directory) with this name|Invalid path)/, 'file_path'],
  ]);
