import type { RequestContext } from '#src/context.ts';
import { Forbidden } from '#src/errors.ts';
import { mayHoldEpic } from '#src/domains/planning/epics/confidentiality.ts';
import { findObstacle, requireChange } from '#src/domains/planning/epics/parent.ts';
import { loadEpic, type ListedEpicRow } from '#src/domains/planning/epics/table.ts';
import { updateEpic } from '#src/domains/planning/epics/update.ts';
import { selectLineage } from '#src/domains/core/namespaces/tree.ts';
import type { EpicSubject, IssueSubject, QuickAction, ActionSubject, Written } from './action.ts';
import { findNamedReferences } from './references.ts';
import { mayManage } from './subject.ts';

/** The only epic that is named, if the actor may change it. */
async function findChangeable(
  written: Pick<Written<ActionSubject>, 'context' | 'subject' | 'argument' | 'budget'>,
): Promise<ListedEpicRow | null> {
  const [named, more] = await findNamedReferences(written, 'epic');
  if (named === undefined || more !== undefined) return null;
  const epic = await loadEpic(written.context.db, named.row.id);
  return epic !== undefined && (await isChangeable(written.context, epic)) ? epic : null;
}

async function isChangeable(
  context: RequestContext,
  epic: Pick<ListedEpicRow, 'group_id'>,
): Promise<boolean> {
  try {
    await requireChange(context, epic);
    return true;
  } catch (error) {
    if (error instanceof Forbidden) return false;
    throw error;
  }
}

/** The confidentiality after the action; null for a new record that does not set it. */
const isConfidential = ({ subject, given }: Written<EpicSubject | IssueSubject>) =>
  given.confidential ??
  (subject.kind === 'epic' ? subject.epic : subject.issue)?.confidential ??
  null;

const formatShort = ({ iid }: ListedEpicRow) => `&${iid}`;

/** Commands that put an issue into an epic. */
export const membershipActions: readonly QuickAction<IssueSubject>[] = [
  {
    names: ['epic'],
    plan: 'premium',
    mayUse: mayManage,
    async read(written) {
      const epic = await findChangeable(written);
      const confidential = isConfidential(written) ?? false;
      if (epic === null || !mayHoldEpic(epic, { confidential })) return null;
      const { namespace_id } = written.subject.project;
      const above = await selectLineage(written.context.db, namespace_id)
        .where('ancestor_id', epic.group_id)
        .first<object | undefined>();
      if (above === undefined) return null;
      return {
        given: { epic_id: epic.id },
        changes: { epic_id: epic.id },
        summary: `Added this issue to ${formatShort(epic)}.`,
      };
    },
  },
  {
    names: ['remove_epic'],
    plan: 'premium',
    mayUse: mayManage,
    read: () => ({
      given: { epic_id: null },
      changes: { epic_id: null },
      summary: 'Removed this issue from its epic.',
    }),
  },
];

/** Commands that put epics below others. */
export const hierarchyActions: readonly QuickAction<EpicSubject>[] = [
  {
    names: ['child_epic'],
    mayUse: (written) => written.subject.epic !== null && mayManage(written),
    async read(written) {
      const { context, subject } = written;
      const child = await findChangeable(written);
      if (child === null || subject.epic === null || child.parent_id === subject.epic.id) {
        return null;
      }
      if ((await findObstacle(context.db, child, subject.epic)) !== null) return null;
      const { id: parent_id } = subject.epic;
      return {
        summary: `Added ${formatShort(child)} below this epic.`,
        effect: (context) => updateEpic(context, toGroup(child), child, { parent_id }),
      };
    },
  },
  {
    names: ['remove_child_epic'],
    mayUse: mayManage,
    async read(written) {
      const child = await findChangeable(written);
      if (child === null || child.parent_id !== written.subject.epic?.id) return null;
      return {
        summary: `Removed ${formatShort(child)} from below this epic.`,
        effect: (context) => updateEpic(context, toGroup(child), child, { parent_id: null }),
      };
    },
  },
  {
    names: ['parent_epic'],
    mayUse: mayManage,
    async read(written) {
      const { context, subject } = written;
      const parent = await findChangeable(written);
      // A new epic inherits the confidentiality of its parent.
      const confidential = isConfidential(written) ?? true;
      const child = { id: subject.epic?.id ?? null, group_id: subject.group.id, confidential };
      if (parent === null || (await findObstacle(context.db, child, parent)) !== null) return null;
      return {
        given: { parent_id: parent.id },
        changes: { parent_id: parent.id },
        summary: `Put this epic below ${formatShort(parent)}.`,
      };
    },
  },
  {
    names: ['remove_parent_epic'],
    async mayUse(written) {
      const id = written.subject.epic?.parent_id ?? null;
      if (id === null || !(await mayManage(written))) return false;
      const parent = await loadEpic(written.context.db, id);
      return parent !== undefined && isChangeable(written.context, parent);
    },
    read: () => ({
      given: { parent_id: null },
      changes: { parent_id: null },
      summary: 'Took this epic from below its parent.',
    }),
  },
];

const toGroup = ({ group_id, group_path }: ListedEpicRow) => ({
  id: group_id,
  full_path: group_path,
});
