import type { applicationScopes } from '../../auth/scopes.ts';

/** What each scope lets a program do, for those who choose. */
export const scopeTexts: Readonly<Record<(typeof applicationScopes)[number], string>> = {
  api: 'Everything that you may do: the whole API, repositories and the registry.',
  read_user: 'Read who you are.',
  read_api: 'Read whatever you may read in the API.',
  read_repository: 'Clone and fetch repositories.',
  write_repository: 'Clone, fetch and push to repositories.',
  read_registry: 'Pull images from the registry.',
  write_registry: 'Push images to the registry.',
  sudo: 'Act as any user. For administrators only.',
  openid: 'Know who you are.',
  profile: 'Read your name and user name.',
  email: 'Read your primary email address.',
};
