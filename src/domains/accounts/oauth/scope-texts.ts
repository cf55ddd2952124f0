import type { applicationScopes } from '#src/auth/scopes.ts';

const texts: Readonly<Record<(typeof applicationScopes)[number], string>> = {
  api: 'Read and change everything that you can, through the API and git',
  read_user: 'Read your profile, and what you can see of other users',
  read_api: 'Read everything that you can, through the API',
  read_repository: 'Fetch from the repositories that you can read',
  write_repository: 'Fetch from and push to the repositories that you can',
  read_registry: 'Fetch images from the container registry',
  write_registry: 'Push images to the container registry',
  sudo: 'Act as any other user, if you are an administrator',
  openid: 'Know who you are, and which groups you are in',
  profile: 'Know your name and username',
  email: 'Know your primary email address',
};

/** The meaning of each scope in words for users, by its name. */
export const scopeTexts: ReadonlyMap<string, string> = new Map(Object.entries(texts));

/** Scopes that allow changes or access which an administrator is responsible for. */
export const powerfulScopes: ReadonlySet<string> = new Set([
  'api',
  'read_api',
  'write_repository',
  'write_registry',
  'sudo',
]);
