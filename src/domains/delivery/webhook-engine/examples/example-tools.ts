import type { RequestContext } from '#src/context.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import type { Actor } from '#src/records/actor.ts';
import type { Incomplete } from '../receivers.ts';

/** The tools that making an example takes. */
export interface ExampleTools extends Pick<RequestContext, 'db' | 'git' | 'url' | 'today'> {
  /** The user who requests the example; its payload names them as the author of the change. */
  readonly actor: Actor;
  readonly at: Date;
}

/** An example from a project; null where it has nothing to make one from that the actor may read. */
export type MakeExample = (
  project: ProjectAccess,
  tools: ExampleTools,
) => Promise<object | Incomplete | null>;

/** Limit on the newest rows of a project that are searched for a suitable one. */
export const mostRows = 1000;
