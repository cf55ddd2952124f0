import { encodePath } from '#src/text/encode-path.ts';
import type { Child, FC } from 'hono/jsx';
import { Breadcrumbs, type Crumb } from '#src/pages/breadcrumbs.tsx';
import { VisibilityMark } from '#src/pages/markers.tsx';
import { HtmlPage } from '#src/pages/page.tsx';
import { type Tab, Tabs } from '#src/pages/tabs.tsx';
import { AccessLevel } from '#src/policy/access-level.ts';
import { isFeatureVisible } from '#src/policy/features.ts';
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

interface ProjectPageProps {
  readonly visit: ProjectVisit;
  /** Names the page in the window: with the project it tells which one. */
  readonly title: string;
  readonly tab: ProjectTab;
  /** Heading, where it shows more than the title. */
  readonly heading?: Child;
  /** The way from the project to the page. */
  readonly crumbs?: readonly Crumb[];
  readonly width?: 'wide' | 'full';
  readonly notice?: string | null;
  readonly alert?: string | null;
  readonly links?: Child;
  readonly children?: Child;
}

/** A page of a project, below its name and the ways to its parts. */
export const ProjectPage: FC<ProjectPageProps> = ({ visit, title, tab, crumbs = [], ...page }) => (
  <HtmlPage
    frame={visit.frame}
    title={`${title} · ${visit.project.full_path}`}
    heading={page.heading ?? <h1>{title}</h1>}
    width={page.width ?? 'wide'}
    notice={page.notice ?? null}
    alert={page.alert ?? null}
    links={page.links}
    top={
      <section class="place" aria-label="Location">
        <div class="place-name">
          <Breadcrumbs
            frame={visit.frame}
            label="Location"
            crumbs={[...listProjectCrumbs(visit), ...crumbs]}
          />
          <VisibilityMark visibility={visit.project.visibility} />
          {visit.project.archived ? <span class="mark">Archived</span> : null}
        </div>
        <Tabs
          frame={visit.frame}
          label="Project"
          kind="main"
          current={tab}
          tabs={listProjectTabs(visit)}
        />
      </section>
    }
  >
    {page.children}
  </HtmlPage>
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
