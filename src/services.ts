import { type Services, stubs } from '../generated/services.ts';
import type { RequestContext } from './context.ts';
import { groups } from './resources/groups/service.ts';
import { metadata } from './resources/metadata/service.ts';
import { personalAccessTokens } from './resources/personal-access-tokens/service.ts';
import { projects } from './resources/projects/service.ts';
import { repositoryFiles } from './resources/repository-files/service.ts';
import { users } from './resources/users/service.ts';

/** The functions behind the operations of the document; one line per resource. */
export const services: Services<RequestContext> = {
  groups,
  metadata,
  'personal-access-tokens': personalAccessTokens,
  projects,
  'repository-files': repositoryFiles,
  users,
};

export { stubs };
