import type { Child, FC } from 'hono/jsx';
import type { Frame } from '../../../pages/frame.ts';
import { Page } from '../../../pages/page.tsx';
import { type MenuEntry, SideMenu } from '../../../pages/side-menu.tsx';

const entries: readonly MenuEntry[] = [
  ['/-/profile', 'Profile'],
  ['/-/profile/emails', 'Email addresses'],
  ['/-/profile/password/edit', 'Password'],
  ['/-/profile/two_factor_auth', 'Two-factor authentication'],
  ['/-/profile/personal_access_tokens', 'Personal access tokens'],
  ['/-/profile/applications', 'Applications'],
  ['/-/profile/active_sessions', 'Active sessions'],
  ['/-/profile/keys', 'SSH keys'],
  ['/-/profile/gpg_keys', 'GPG keys'],
];

interface ProfilePageProps {
  readonly frame: Frame;
  readonly title: string;
  /** Its address, from the root of the instance. */
  readonly path: string;
  readonly notice?: string | null;
  readonly alert?: string | null;
  readonly children?: Child;
}

/** A page of what belongs to the person who is signed in. */
export const ProfilePage: FC<ProfilePageProps> = ({ path, children, ...page }) => (
  <Page {...page}>
    <SideMenu frame={page.frame} label="Your account" entries={entries} current={path}>
      {children}
    </SideMenu>
  </Page>
);
