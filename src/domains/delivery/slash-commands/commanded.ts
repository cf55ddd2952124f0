import type { RequestContext } from '#src/context.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';

/** A command with its project and the context of its user. */
export interface Commanded {
  readonly context: RequestContext;
  readonly project: ProjectAccess;
  readonly said: {
    /** The command of the chat that led here. */
    readonly command: string;
    readonly channel: string;
    readonly user: string;
  };
}
