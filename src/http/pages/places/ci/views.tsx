import type { FC } from 'hono/jsx';
import { Tabs } from '#src/pages/tabs.tsx';
import type { ProjectVisit } from '../visits.ts';

/** Ways between the lists that belong to pipelines. */
export const CiViews: FC<{
  readonly visit: ProjectVisit;
  readonly current: 'pipelines' | 'jobs' | 'schedules' | 'environments';
}> = ({ visit: { frame, root }, current }) => (
  <Tabs
    frame={frame}
    label="Pipelines"
    current={current}
    tabs={[
      { name: 'pipelines', text: 'Pipelines', path: `${root}/-/pipelines`, icon: 'workflow' },
      { name: 'jobs', text: 'Jobs', path: `${root}/-/jobs`, icon: 'play' },
      { name: 'schedules', text: 'Schedules', path: `${root}/-/pipeline_schedules`, icon: 'clock' },
      {
        name: 'environments',
        text: 'Environments',
        path: `${root}/-/environments`,
        icon: 'rocket',
      },
    ]}
  />
);
