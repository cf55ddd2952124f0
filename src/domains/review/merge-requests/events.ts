import { createDomainEvent } from '#src/domain-events/domain-event.ts';
import type { MergeRequestRow, VersionRow } from '#src/records/merge-request.ts';
import type { UserRequest } from '#src/policy/work-requester.ts';

interface VersionAdded {
  /** The merge request after the new version was stored. */
  readonly mergeRequest: MergeRequestRow;
  readonly version: VersionRow;
  /** The head of the version before; null for the first. */
  readonly before: string | null;
  /** `push`: the source branch moved; `rebase`: by a rebase of ours; `target`: the target branch is another. */
  readonly because: 'created' | 'push' | 'rebase' | 'target' | 'reopened';
  /** The request of the user who did it. */
  readonly by: UserRequest;
  readonly at: Date;
}

/** A merge request got other commits, or another diff. */
export const versionAdded = createDomainEvent<VersionAdded>('merge_request_version_added');
