import { AccessLevel } from '../../policy/access-level.ts';

interface Held {
  readonly level: AccessLevel;
  readonly viaAuditor: boolean;
}

export const auditEventPolicy = {
  /** Developers are told what they did themselves. */
  readAllOfProject: ({ level, viaAuditor }: Held) => viaAuditor || level >= AccessLevel.Maintainer,
  readAllOfGroup: ({ level, viaAuditor }: Held) => viaAuditor || level >= AccessLevel.Owner,
};
