import type { RequestContext } from '#src/context.ts';
import { findLabelIds, loadLabels } from '#src/domains/planning/labels/links.ts';
import { type Issuable, issuableKinds } from '#src/domains/planning/issuables/issuable.ts';
import type { IssueSubject, PlannedSubject, QuickAction } from './action.ts';
import { addLabels } from './labels.ts';
import { findPlanned, link } from './links.ts';
import { findNamedReferences } from './references.ts';
import { toSubjectContainer, isState, mayManage } from './subject.ts';

/** Commands about others that were planned before. */
export const copyActions: readonly QuickAction<PlannedSubject>[] = [
  {
    names: ['copy_metadata'],
    mayUse: mayManage,
    async read(written) {
      const [source, more] = await findNamedReferences(written, 'issue', 'merge_request');
      if (source === undefined || more !== undefined) return null;
      const { db, now } = written.context;
      const { id } = source.row;
      const had = (await loadLabels(db, source.kind, [id])).get(id) ?? [];
      // Labels of another project are replaced by those with the same titles.
      const titles = had.map(({ title }) => title);
      const container = toSubjectContainer(written.subject);
      const ids = await findLabelIds(db, container, titles, { create: false, now });
      const planned = await db(issuableKinds[source.kind].table)
        .where({ id })
        .first<{ milestone_id: number | null } | undefined>('milestone_id');
      const milestone_id = planned?.milestone_id ?? null;
      const copied = {
        ...(ids.length > 0 && { add_label_ids: ids }),
        ...(milestone_id !== null && { milestone_id }),
      };
      return {
        given: { ...copied, ...(ids.length > 0 && addLabels(written.given, ids)) },
        changes: copied,
        summary: `Copied labels and milestone from ${source.reference.raw}.`,
      };
    },
  },
];

/** Commands about other issues. */
export const relationActions: readonly QuickAction<IssueSubject>[] = [
  {
    names: ['duplicate'],
    mayUse: (written) => isState(written.subject, 'opened') && mayManage(written),
    async read(written) {
      const [original, more] = await findNamedReferences(written, 'issue');
      if (original === undefined || more !== undefined) return null;
      if (original.row.id === written.subject.issue?.id) return null;
      const planned = await findPlanned(written.context, original);
      return {
        ...(planned !== null && {
          effect: (context: RequestContext, target: Issuable) =>
            link(context, target, [planned], 'relates_to'),
        }),
        given: {
          state_event: 'close',
          closed_because: 'duplicate',
          duplicated_to_id: original.row.id,
        },
        changes: { state_event: 'close', canonical_issue_id: original.row.id },
        summary: `Closed this issue as a duplicate of ${original.reference.raw}.`,
      };
    },
  },
];
