import type { Child, FC } from 'hono/jsx';
import { Tabs } from '#src/pages/tabs.tsx';
import { projectPolicy } from '#src/domains/core/projects/policy.ts';
import { Forbidden } from '#src/errors.ts';
import type { Refused } from '../../refused.ts';
import { ProjectPage } from '../project-page.tsx';
import type { ProjectVisit } from '../visits.ts';

type SettingsTab = 'general' | 'repository' | 'ci';

/** @throws Forbidden for visitors who do not manage the project */
export function requireManager({ project }: ProjectVisit): void {
  if (!projectPolicy.administer({ project })) throw new Forbidden();
}

/** A page of the settings of a project. */
export const SettingsPage: FC<{
  readonly visit: ProjectVisit;
  readonly title: string;
  readonly tab: SettingsTab;
  readonly notice?: string | null;
  readonly refused?: Refused | null;
  readonly children?: Child;
}> = ({ visit, title, tab, notice = null, refused = null, children }) => {
  const { root } = visit;
  return (
    <ProjectPage
      visit={visit}
      title={title}
      tab="settings"
      notice={notice}
      alert={refused?.alert ?? null}
    >
      <Tabs
        frame={visit.frame}
        label="Settings"
        current={tab}
        tabs={[
          { name: 'general', text: 'General', path: `${root}/-/edit` },
          { name: 'repository', text: 'Repository', path: `${root}/-/settings/repository` },
          { name: 'ci', text: 'CI/CD', path: `${root}/-/settings/ci_cd` },
        ]}
      />
      {children}
    </ProjectPage>
  );
};
