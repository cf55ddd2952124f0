import type { Child, FC } from 'hono/jsx';
import type { Frame } from '../../../pages/frame.ts';
import { Page } from '../../../pages/page.tsx';
import { type MenuEntry, SideMenu } from '../../../pages/side-menu.tsx';

const entries: readonly MenuEntry[] = [
  ['/admin', 'Overview'],
  ['/admin/users', 'Users'],
  ['/admin/applications', 'Applications'],
];

interface AdminPageProps {
  readonly frame: Frame;
  readonly title: string;
  /** Its address, from the root of the instance. */
  readonly path: string;
  readonly notice?: string | null;
  readonly alert?: string | null;
  readonly children?: Child;
}

/** A page of the administrators. */
export const AdminPage: FC<AdminPageProps> = ({ path, children, ...page }) => (
  <Page {...page}>
    <SideMenu frame={page.frame} label="Administration" entries={entries} current={path}>
      {children}
    </SideMenu>
  </Page>
);
