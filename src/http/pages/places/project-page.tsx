import { encodePath } from '#src/text/encode-path.ts';
import type { FC } from 'hono/jsx';
import type { Crumb } from '#src/pages/breadcrumbs.tsx';
import type { Tab } from '#src/pages/tabs.tsx';
import { AccessLevel } from '#src/policy/access-level.ts';
import { isFeatureVisible } from '#src/policy/features.ts';
import { PlacePage, type PlacePageParts } from './place-page.tsx';
import type { ProjectVisit } from './visits.ts';

export type ProjectTab =
  | 'overview'
  | 'files'
  | 'issues'
  | 'merge_requests'
  | 'pipelines'
  | 'registry'
  | 'members'
  | 'settings';

interface ProjectPageProps extends PlacePageParts {
  readonly visit: ProjectVisit;
  readonly tab: ProjectTab;
}

/** A page of a project, below its name and the ways to its parts. */
export const ProjectPage: FC<ProjectPageProps> = ({ visit, ...page }) => (
  <PlacePage
    {...page}
    frame={visit.frame}
    kind="Project"
    place={visit.project}
    archived={visit.project.archived}
    above={listProjectCrumbs(visit)}
    tabs={listProjectTabs(visit)}
  />
);

/** The groups, or the user, above the project, and the project. */
function listProjectCrumbs({ facts, root }: ProjectVisit): readonly Crumb[] {
  const { namespace } = facts;
  const names = facts.name_with_namespace.split(' / ');
  const paths = namespace.full_path.split('/');
  const above = paths.map((_, index) => ({
    text: names.length === paths.length + 1 ? (names[index] ?? '') : (paths[index] ?? ''),
    path: `${namespace.kind === 'group' ? '/groups' : ''}/${paths.slice(0, index + 1).join('/')}`,
  }));
  return [...above, { text: facts.name, path: root }];
}

/** The parts of a project that the visitor may see. */
function listProjectTabs({ project, facts, root }: ProjectVisit): readonly Tab[] {
  const tabs: Tab[] = [{ name: 'overview', text: 'Overview', path: root, icon: 'home' }];
  if (isFeatureVisible(project, 'repository')) {
    const branch = facts.default_branch ?? '';
    const path = branch === '' ? `${root}/-/branches` : `${root}/-/tree/${encodePath(branch)}`;
    tabs.push({ name: 'files', text: 'Files', path, icon: 'code' });
  }
  if (isFeatureVisible(project, 'issues')) {
    const count = 'open_issues_count' in facts ? facts.open_issues_count : null;
    const path = `${root}/-/issues`;
    tabs.push({ name: 'issues', text: 'Issues', path, icon: 'issue-opened', count });
  }
  if (isFeatureVisible(project, 'merge_requests')) {
    const path = `${root}/-/merge_requests`;
    tabs.push({ name: 'merge_requests', text: 'Merge requests', path, icon: 'git-pull-request' });
  }
  if (isFeatureVisible(project, 'builds')) {
    tabs.push({ name: 'pipelines', text: 'Pipelines', path: `${root}/-/pipelines`, icon: 'play' });
  }
  if (isFeatureVisible(project, 'container_registry')) {
    const path = `${root}/-/container_registry`;
    tabs.push({ name: 'registry', text: 'Images', path, icon: 'container' });
  }
  tabs.push({
    name: 'members',
    text: 'Members',
    path: `${root}/-/project_members`,
    icon: 'people',
  });
  if (project.level >= AccessLevel.Maintainer) {
    tabs.push({ name: 'settings', text: 'Settings', path: `${root}/-/edit`, icon: 'gear' });
  }
  return tabs;
}
