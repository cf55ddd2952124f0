import { createMenuPage } from '#src/pages/menu-page.tsx';

/** Page about the signed-in user. */
export const ProfilePage = createMenuPage('Your account', [
  ['/-/profile', 'Profile'],
  ['/-/profile/emails', 'Email addresses'],
  ['/-/profile/password/edit', 'Password'],
  ['/-/profile/two_factor_auth', 'Two-factor authentication'],
  ['/-/profile/personal_access_tokens', 'Personal access tokens'],
  ['/-/profile/applications', 'Applications'],
  ['/-/profile/active_sessions', 'Active sessions'],
  ['/-/profile/keys', 'SSH keys'],
  ['/-/profile/gpg_keys', 'GPG keys'],
  ['/-/profile/chat_names', 'Chats'],
]);
