import { AccessLevel } from '#src/policy/access-level.ts';
import type { Actor } from '#src/records/actor.ts';
import type { TokenResource } from '#src/records/token.ts';
import { projectBot } from '#src/records/user-types.ts';

interface Facts {
  readonly resource: TokenResource;
  /** The access level of the actor in the project or group. */
  readonly level: AccessLevel;
}

const leastLevels = { project: AccessLevel.Maintainer, group: AccessLevel.Owner } as const;

const mayManage = ({ resource, level }: Facts) => level >= leastLevels[resource.kind];

export const resourceAccessTokenPolicy = {
  manage: mayManage,

  /** A bot that could make tokens could outlive its own. */
  create: ({ actor, allowed, ...facts }: Facts & { actor: Actor; allowed: boolean }) =>
    mayManage(facts) && allowed && actor.user.user_type !== projectBot,
};
