import { AccessLevel } from '#src/policy/access-level.ts';

interface Held {
  readonly level: AccessLevel;
  readonly viaAuditor: boolean;
}

export const auditEventPolicy = {
  /** Developers see the events of their own actions. */
  readAllOfProject: ({ level, viaAuditor }: Held) => viaAuditor || level >= AccessLevel.Maintainer,
  readAllOfGroup: ({ level, viaAuditor }: Held) => viaAuditor || level >= AccessLevel.Owner,
};
