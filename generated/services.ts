// Generated from spec; do not edit. Run `npm run generate`.
import type { SubjectTypes } from '../generator/runtime/operation.ts';
import type { GroupsService } from './groups/service.ts';
import { groupsStubs } from './groups/stubs.ts';
import type { MetadataService } from './metadata/service.ts';
import { metadataStubs } from './metadata/stubs.ts';
import type { PersonalAccessTokensService } from './personal-access-tokens/service.ts';
import { personalAccessTokensStubs } from './personal-access-tokens/stubs.ts';
import type { ProjectsService } from './projects/service.ts';
import { projectsStubs } from './projects/stubs.ts';
import type { RepositoryFilesService } from './repository-files/service.ts';
import { repositoryFilesStubs } from './repository-files/stubs.ts';
import type { UsersService } from './users/service.ts';
import { usersStubs } from './users/stubs.ts';

/** Every resource's functions; the hand-written registry is checked against this. */
export interface Services<C extends SubjectTypes> {
  groups: GroupsService<C>;
  metadata: MetadataService<C>;
  'personal-access-tokens': PersonalAccessTokensService<C>;
  projects: ProjectsService<C>;
  'repository-files': RepositoryFilesService<C>;
  users: UsersService<C>;
}

/** What answers while a function is missing. */
export const stubs = {
  groups: groupsStubs,
  metadata: metadataStubs,
  'personal-access-tokens': personalAccessTokensStubs,
  projects: projectsStubs,
  'repository-files': repositoryFilesStubs,
  users: usersStubs,
};
