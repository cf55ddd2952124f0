import { AccessLevel } from '#src/policy/access-level.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import type { Actor } from '#src/records/actor.ts';
import type { ScheduleRow } from './table.ts';

interface Facts {
  readonly project: Pick<ProjectAccess, 'level' | 'archived'>;
  readonly actor: Actor;
  readonly schedule: Pick<ScheduleRow, 'owner_id'>;
}

const isOwner = ({ actor, schedule }: Facts) => schedule.owner_id === actor.user.id;

export const schedulePolicy = {
  create: ({ project }: Pick<Facts, 'project'>) => !project.archived,
  /** Pipelines run with the owner's permissions, so only the owner may change them. */
  change: (facts: Facts) => isOwner(facts) && !facts.project.archived,
  readVariables: (facts: Facts) => isOwner(facts) || facts.project.level >= AccessLevel.Maintainer,
  delete: (facts: Facts) => isOwner(facts) || facts.project.level >= AccessLevel.Maintainer,
};
