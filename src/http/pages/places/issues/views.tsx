import type { FC } from 'hono/jsx';
import { Tabs } from '#src/pages/tabs.tsx';
import type { ProjectVisit } from '../visits.ts';

/** Ways between the lists that belong to issues. */
export const IssueViews: FC<{
  readonly visit: ProjectVisit;
  readonly current: 'issues' | 'boards' | 'milestones' | 'iterations' | 'labels';
}> = ({ visit: { actor, frame, root }, current }) => (
  <Tabs
    frame={frame}
    label="Issues"
    current={current}
    tabs={[
      { name: 'issues', text: 'List', path: `${root}/-/issues`, icon: 'issue-opened' },
      { name: 'boards', text: 'Boards', path: `${root}/-/boards`, icon: 'project' },
      { name: 'milestones', text: 'Milestones', path: `${root}/-/milestones`, icon: 'milestone' },
      { name: 'labels', text: 'Labels', path: `${root}/-/labels`, icon: 'tag' },
    ]}
  >
    {actor === null || current === 'milestones' || current === 'labels' ? null : (
      <a class="button" href={`${frame.base}${root}/-/issues/new`}>
        New issue
      </a>
    )}
  </Tabs>
);
