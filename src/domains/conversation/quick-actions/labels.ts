import { whereInList } from '#src/database/dialect.ts';
import { findLabelIds } from '#src/domains/planning/labels/links.ts';
import type { ActionInput, ActionOutcome, QuickAction, ActionSubject, Written } from './action.ts';
import { toSubjectContainer, mayPlan } from './subject.ts';

const label = /~?(?:"([^"]{1,255})"|([^\s~",]+))/g;
const maxLabels = 100;

/** Label titles: `~bug ~"two words"`, with or without the sign. */
export function readLabelTitles(argument: string): readonly string[] {
  const titles = new Set<string>();
  for (const [, quoted, plain] of argument.matchAll(label)) {
    titles.add((quoted ?? plain ?? '').trim());
    if (titles.size === maxLabels) break;
  }
  return [...titles];
}

interface Labels {
  readonly ids: readonly number[];
  /** The labels as the reply shows them. */
  readonly shown: string;
}

/** Existing labels; null without any. */
async function findLabels({
  context,
  subject,
  argument,
}: Written<ActionSubject>): Promise<Labels | null> {
  const { db, now } = context;
  const titles = readLabelTitles(argument);
  const ids = await findLabelIds(db, toSubjectContainer(subject), titles, { create: false, now });
  if (ids.length === 0) return null;
  const found = await whereInList(db('labels'), 'id', [...ids])
    .orderBy('title')
    .select<{ title: string }[]>('title');
  const shown = found.map(({ title }) => (/\s/.test(title) ? `~"${title}"` : `~${title}`));
  return { ids: ids.toSorted((one, other) => one - other), shown: shown.join(' ') };
}

const omitIds = (ids: readonly number[] = [], others: readonly number[]) =>
  ids.filter((id) => !others.includes(id));
const joinIds = (ids: readonly number[] = [], others: readonly number[]) => [
  ...new Set([...ids, ...others]),
];

/** A later addition of a label overrides an earlier removal, and the reverse. */
export function addLabels(input: ActionInput, ids: readonly number[]): ActionInput {
  return {
    add_label_ids: joinIds(input.add_label_ids, ids),
    ...(input.remove_label_ids && { remove_label_ids: omitIds(input.remove_label_ids, ids) }),
  };
}

function removeLabels(input: ActionInput, ids: readonly number[]): ActionInput {
  return {
    remove_label_ids: joinIds(input.remove_label_ids, ids),
    ...(input.add_label_ids && { add_label_ids: omitIds(input.add_label_ids, ids) }),
  };
}

/** Exactly these. */
function replaceLabels(ids: readonly number[]): ActionInput {
  return { label_ids: ids, add_label_ids: [], remove_label_ids: [] };
}

async function add(written: Written<ActionSubject>): Promise<ActionOutcome | null> {
  const labels = await findLabels(written);
  if (labels === null) return null;
  return {
    given: addLabels(written.given, labels.ids),
    changes: { add_label_ids: labels.ids },
    summary: `Added ${labels.shown}.`,
  };
}

async function remove(written: Written<ActionSubject>): Promise<ActionOutcome | null> {
  if (written.argument === '') {
    return {
      given: replaceLabels([]),
      changes: { label_ids: [] },
      summary: 'Removed all labels.',
    };
  }
  const labels = await findLabels(written);
  if (labels === null) return null;
  return {
    given: removeLabels(written.given, labels.ids),
    changes: { remove_label_ids: labels.ids },
    summary: `Removed ${labels.shown}.`,
  };
}

async function replace(written: Written<ActionSubject>): Promise<ActionOutcome | null> {
  const labels = await findLabels(written);
  if (labels === null) return null;
  return {
    given: replaceLabels(labels.ids),
    changes: { label_ids: labels.ids },
    summary: `Replaced all labels with ${labels.shown}.`,
  };
}

export const labelActions: readonly QuickAction<ActionSubject>[] = [
  { names: ['label', 'labels'], mayUse: mayPlan, read: add },
  { names: ['unlabel', 'remove_label'], mayUse: mayPlan, read: remove },
  { names: ['relabel'], mayUse: mayPlan, read: replace },
];
