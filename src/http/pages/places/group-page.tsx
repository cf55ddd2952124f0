import type { Child, FC } from 'hono/jsx';
import { Breadcrumbs, type Crumb } from '#src/pages/breadcrumbs.tsx';
import { VisibilityMark } from '#src/pages/markers.tsx';
import { HtmlPage } from '#src/pages/page.tsx';
import { type Tab, Tabs } from '#src/pages/tabs.tsx';
import type { GroupVisit } from './visits.ts';

export type GroupTab =
  'overview' | 'issues' | 'merge_requests' | 'milestones' | 'labels' | 'members';

interface GroupPageProps {
  readonly visit: GroupVisit;
  readonly title: string;
  readonly tab: GroupTab;
  readonly heading?: Child;
  readonly crumbs?: readonly Crumb[];
  readonly notice?: string | null;
  readonly alert?: string | null;
  readonly children?: Child;
}

/** A page of a group, below its name and the ways to its parts. */
export const GroupPage: FC<GroupPageProps> = ({ visit, title, tab, crumbs = [], ...page }) => (
  <HtmlPage
    frame={visit.frame}
    title={`${title} · ${visit.group.full_path}`}
    heading={page.heading ?? <h1>{title}</h1>}
    notice={page.notice ?? null}
    alert={page.alert ?? null}
    top={
      <section class="place" aria-label="Location">
        <div class="place-name">
          <Breadcrumbs
            frame={visit.frame}
            label="Location"
            crumbs={[...listGroupCrumbs(visit), ...crumbs]}
          />
          <VisibilityMark visibility={visit.group.visibility} />
        </div>
        <Tabs
          frame={visit.frame}
          label="Group"
          kind="main"
          current={tab}
          tabs={listGroupTabs(visit)}
        />
      </section>
    }
  >
    {page.children}
  </HtmlPage>
);

function listGroupCrumbs({ group, facts }: GroupVisit): readonly Crumb[] {
  const names = facts.full_name.split(' / ');
  const paths = group.full_path.split('/');
  return paths.map((part, index) => ({
    text: names.length === paths.length ? (names[index] ?? part) : part,
    path: `/groups/${paths.slice(0, index + 1).join('/')}`,
  }));
}

const listGroupTabs = ({ root }: GroupVisit): readonly Tab[] => [
  { name: 'overview', text: 'Overview', path: root, icon: 'home' },
  { name: 'issues', text: 'Issues', path: `${root}/-/issues`, icon: 'issue-opened' },
  {
    name: 'merge_requests',
    text: 'Merge requests',
    path: `${root}/-/merge_requests`,
    icon: 'git-pull-request',
  },
  { name: 'milestones', text: 'Milestones', path: `${root}/-/milestones`, icon: 'milestone' },
  { name: 'labels', text: 'Labels', path: `${root}/-/labels`, icon: 'tag' },
  { name: 'members', text: 'Members', path: `${root}/-/group_members`, icon: 'people' },
];
