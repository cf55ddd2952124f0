import { subscribeTo } from '#src/domain-events/subscription.ts';
import { versionAdded } from '#src/domains/review/merge-requests/events.ts';
import { followVersion } from './follow-version.ts';

/** Comments on lines, and their suggestions, follow their lines to a new version of the merge request. */
export const subscriptions = [
  subscribeTo(versionAdded, {
    async record(db, { mergeRequest: { id }, by }, { workers }) {
      const own = { merge_request_id: id, type: 'DiffNote' };
      if ((await db('notes').where(own).first('id')) === undefined) return;
      const key = `follow_version:${id}`;
      await workers.enqueue(db, followVersion, { id, user_id: by.user_id }, { key });
    },
  }),
];
