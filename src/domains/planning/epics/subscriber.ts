import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { deleteInParts } from '#src/database/in-parts.ts';
import { walkBelonging } from '#src/database/walks.ts';
import { subscribeTo } from '#src/domain-events/subscription.ts';
import type { Query } from '#src/lists/filter.ts';
import { milestoneDatesChanged, plansReplaced } from '#src/domains/planning/milestones/events.ts';
import { containerChanged, containerRemoved } from '#src/domains/core/namespaces/events.ts';
import { issuableChanged } from '#src/domains/planning/issuables/events.ts';
import { userRemoved } from '#src/domains/core/users/events.ts';
import { refreshDates } from './dates.ts';
import { leaveAll, leaveOthers } from './moved.ts';
import type { EpicRow } from '#src/records/epic.ts';

/** The dates of epics follow the milestones of their issues. Epics of removed users are deleted. */
export const subscriptions = [
  subscribeTo(issuableChanged, {
    async record(db, { target, changes }) {
      if (target.kind !== 'issue') return;
      if (!changes.some(({ attribute }) => attribute === 'milestone')) return;
      const link = db('epic_issues').where('issue_id', target.id);
      await refreshDates(db, await listEpicIds(link));
    },
  }),
  subscribeTo(containerChanged, { follow: leaveOthers }),
  subscribeTo(containerRemoved, { prepare: leaveAll }),
  subscribeTo(milestoneDatesChanged, {
    async record(db, { ids, gone }) {
      for await (const issues of walkBelonging(db('issues'), 'milestone_id', ids)) {
        const links = whereInList(db('epic_issues'), 'issue_id', issues);
        await refreshDates(db, await listEpicIds(links), { without: gone ? ids : [] });
      }
    },
  }),
  subscribeTo(plansReplaced, {
    async record(db, { issue_ids }) {
      await refreshDates(
        db,
        await listEpicIds(whereInList(db('epic_issues'), 'issue_id', issue_ids)),
      );
    },
  }),
  subscribeTo(userRemoved, {
    async prepare(db, { id, hard }) {
      if (hard) await deleteUserEpics(db, id);
    },
  }),
];

/** Deletes all epics of a user; their children stay. */
async function deleteUserEpics(db: Database, userId: number): Promise<void> {
  const own = db<EpicRow>('epics').where('author_id', userId);
  await deleteInParts(db, 'epics', own, {
    async remove(db, ids) {
      const gone = await whereInList(db<EpicRow>('epics'), 'id', ids)
        .delete()
        .returning<Pick<EpicRow, 'parent_id'>[]>('parent_id');
      await refreshDates(
        db,
        gone.map(({ parent_id }) => parent_id),
      );
    },
  });
}

async function listEpicIds(links: Query): Promise<number[]> {
  const rows = await links.distinct<{ epic_id: number }[]>('epic_id');
  return rows.map(({ epic_id }) => epic_id);
}
