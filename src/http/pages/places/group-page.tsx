import type { FC } from 'hono/jsx';
import type { Crumb } from '#src/pages/breadcrumbs.tsx';
import type { Tab } from '#src/pages/tabs.tsx';
import { AccessLevel } from '#src/policy/access-level.ts';
import { PlacePage, type PlacePageParts } from './place-page.tsx';
import type { GroupVisit } from './visits.ts';

export type GroupTab =
  | 'overview'
  | 'issues'
  | 'boards'
  | 'epics'
  | 'iterations'
  | 'merge_requests'
  | 'milestones'
  | 'labels'
  | 'members'
  | 'settings';

interface GroupPageProps extends PlacePageParts {
  readonly visit: GroupVisit;
  readonly tab: GroupTab;
}

/** A page of a group, below its name and the ways to its parts. */
export const GroupPage: FC<GroupPageProps> = ({ visit, ...page }) => (
  <PlacePage
    {...page}
    frame={visit.frame}
    kind="Group"
    place={visit.group}
    above={listGroupCrumbs(visit)}
    tabs={listGroupTabs(visit)}
  />
);

function listGroupCrumbs({ group, facts }: GroupVisit): readonly Crumb[] {
  const names = facts.full_name.split(' / ');
  const paths = group.full_path.split('/');
  return paths.map((part, index) => ({
    text: names.length === paths.length ? (names[index] ?? part) : part,
    path: `/groups/${paths.slice(0, index + 1).join('/')}`,
  }));
}

const listGroupTabs = ({ api, group, root }: GroupVisit): readonly Tab[] => [
  { name: 'overview', text: 'Overview', path: root, icon: 'home' },
  { name: 'issues', text: 'Issues', path: `${root}/-/issues`, icon: 'issue-opened' },
  { name: 'boards', text: 'Boards', path: `${root}/-/boards`, icon: 'project' },
  {
    name: 'merge_requests',
    text: 'Merge requests',
    path: `${root}/-/merge_requests`,
    icon: 'git-pull-request',
  },
  ...(api.context.paid
    ? ([
        { name: 'epics', text: 'Epics', path: `${root}/-/epics`, icon: 'stack' },
        {
          name: 'iterations',
          text: 'Iterations',
          path: `${root}/-/iterations`,
          icon: 'iterations',
        },
      ] as const)
    : []),
  { name: 'milestones', text: 'Milestones', path: `${root}/-/milestones`, icon: 'milestone' },
  { name: 'labels', text: 'Labels', path: `${root}/-/labels`, icon: 'tag' },
  { name: 'members', text: 'Members', path: `${root}/-/group_members`, icon: 'people' },
  ...(group.level >= AccessLevel.Owner
    ? ([{ name: 'settings', text: 'Settings', path: `${root}/-/edit`, icon: 'gear' }] as const)
    : []),
];
