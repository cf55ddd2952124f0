import type { IssuableChange } from '#src/domains/planning/issuables/events.ts';
import { formatReferenceFrom } from '#src/domains/planning/issuables/references.ts';
import { type Issuable, issuableKinds } from '#src/domains/planning/issuables/issuable.ts';
import { showDuration } from '#src/domains/planning/time-tracking/duration.ts';
import { tellDescription } from './description.ts';
import type { NamedEpic, NamesInNotes } from './names.ts';
import type { SystemNote } from '../system.ts';
import type { SystemNoteText } from './told.ts';

interface Facts {
  readonly target: Issuable;
  readonly names: NamesInNotes;
  /** True if times are shown in hours and minutes only. */
  readonly inHours: boolean;
}

type Having<Each, Attribute> = Each extends { readonly attribute: infer Own }
  ? Attribute extends Own
    ? Each
    : never
  : never;

/** The change of one attribute. */
type ChangeOf<Attribute extends IssuableChange['attribute']> = Having<IssuableChange, Attribute>;

/**
 * Builds the system notes of a change: usually one, none if the record that it names is deleted, or if a resource
 * event covers it.
 */
export function tellChange(change: IssuableChange, facts: Facts): readonly SystemNoteText[] {
  if (change.attribute === 'description') return tellDescription(change.from, change.to);
  const told = tellOne(change, facts);
  return told === null ? [] : [told];
}

function tellOne(
  change: Exclude<IssuableChange, ChangeOf<'description'>>,
  facts: Facts,
): SystemNoteText | null {
  const { word } = issuableKinds[facts.target.kind];
  switch (change.attribute) {
    case 'title':
      // The note about the draft names the change.
      if (change.isMark === true) return null;
      return { action: 'title', body: `changed title from **${change.from}** to **${change.to}**` };
    case 'state':
    case 'labels':
    case 'milestone':
    case 'iteration':
    case 'weight':
    case 'remove_source_branch':
      return null;
    case 'assignees':
      return tellPeople(change, facts, {
        action: 'assignee',
        verbs: ['assigned to', 'unassigned'],
      });
    case 'reviewers':
      return tellPeople(change, facts, {
        action: 'reviewer',
        verbs: ['requested review from', 'removed review request for'],
      });
    case 'draft':
      return {
        action: 'title',
        body: `marked this ${word} as **${change.to ? 'draft' : 'ready'}**`,
      };
    case 'target_branch':
      return {
        action: 'branch',
        body: `changed target branch from \`${change.from}\` to \`${change.to}\``,
      };
    case 'epic':
      return tellEpic(change, facts);
    case 'parent_epic':
      return tellParent(change, facts);
    case 'due_date':
    case 'start_date':
      return tellDay(change);
    case 'confidential':
      return change.to
        ? { action: 'confidential', body: `made the ${word} confidential` }
        : { action: 'visible', body: `made the ${word} visible to everyone` };
    case 'discussion_locked':
      return change.to
        ? { action: 'locked', body: `locked this ${word}` }
        : { action: 'unlocked', body: `unlocked this ${word}` };
    case 'health_status':
      return {
        action: 'health_status',
        body:
          change.to === null
            ? 'removed the health status'
            : `changed health status to **${toWords(change.to)}**`,
      };
    case 'issue_type':
      return { action: 'issue_type', body: `changed the type to ${toWords(change.to)}` };
    case 'severity':
      return { action: 'severity', body: `changed the severity to **${toWords(change.to)}**` };
    case 'time_estimate':
      return tellEstimate(change, facts);
    case 'time_spent':
      return tellSpent(change, facts);
  }
}

/** `on_track` is `on track`. */
const toWords = (value: string) => value.toLowerCase().replaceAll('_', ' ');

function tellPeople(
  { added, removed }: ChangeOf<'assignees' | 'reviewers'>,
  { names: { usernames } }: Facts,
  {
    action,
    verbs,
  }: { readonly action: SystemNoteText['action']; readonly verbs: readonly [string, string] },
): SystemNoteText | null {
  const formatMentions = (verb: string, ids: readonly number[]) => {
    const mentions = sortIds(ids)
      .flatMap((id) => usernames.get(id) ?? [])
      .map((name) => `@${name}`);
    return mentions.length === 0 ? [] : [`${verb} ${joinSentence(mentions)}`];
  };
  const parts = [...formatMentions(verbs[0], added), ...formatMentions(verbs[1], removed)];
  return parts.length === 0 ? null : { action, body: parts.join(' and ') };
}

const sortIds = (ids: readonly number[]) => [...ids].sort((one, other) => one - other);

/** `a, b and c`. */
function joinSentence(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

function tellEpic({ from, to }: ChangeOf<'epic'>, facts: Facts): SystemNoteText | null {
  const before = findEpicReference(from, facts);
  const after = findEpicReference(to, facts);
  if (after !== null) {
    const verb = from === null ? 'added to' : 'moved to';
    return { action: 'epic', body: `${verb} epic ${after.reference}`, about: after.about };
  }
  if (before === null || to !== null) return null;
  return {
    action: 'epic',
    body: `removed from epic ${before.reference}`,
    about: before.about,
  };
}

function tellParent({ from, to }: ChangeOf<'parent_epic'>, facts: Facts): SystemNoteText | null {
  const before = findEpicReference(from, facts);
  const after = findEpicReference(to, facts);
  if (after !== null) {
    const body = `added epic ${after.reference} as parent epic`;
    return { action: 'epic', body, about: after.about };
  }
  if (before === null || to !== null) return null;
  return {
    action: 'epic',
    body: `removed parent epic ${before.reference}`,
    about: before.about,
  };
}

/** A system note on another target than the changed one. */
type OtherTargetNote = SystemNoteText & Required<Pick<SystemNote, 'target'>>;

/** The system notes on the old and new epic of the target. */
export function tellEpics(
  change: IssuableChange,
  { target, names }: Facts,
): readonly OtherTargetNote[] {
  if (change.attribute !== 'epic' && change.attribute !== 'parent_epic') return [];
  const isEpic = change.attribute === 'parent_epic';
  const tell = (id: number | null, kind: 'added' | 'removed'): readonly OtherTargetNote[] => {
    const epic = id === null ? undefined : names.epics.get(id);
    if (epic === undefined) return [];
    const reference = formatReferenceFrom(target, { kind: 'group', fullPath: epic.fullPath });
    const about = { kind: target.kind, id: target.id };
    const action = isEpic ? 'epic' : (`epic_issue_${kind}` as const);
    const epicWords =
      kind === 'added' ? `epic ${reference} as child epic` : `child epic ${reference}`;
    const body = `${kind} ${isEpic ? epicWords : `issue ${reference}`}`;
    return [{ target: toEpicKey(epic), action, body, about }];
  };
  return [...tell(change.from, 'removed'), ...tell(change.to, 'added')];
}

function findEpicReference(id: number | null, { target, names }: Facts) {
  const epic = id === null ? undefined : names.epics.get(id);
  return epic === undefined
    ? null
    : { reference: formatReference(epic, target), about: toEpicKey(epic) };
}

const toEpicKey = ({ id }: NamedEpic) => ({ kind: 'epic', id }) as const;

function formatReference(
  { iid, fullPath }: NamedEpic,
  { container, fullPath: from }: Issuable,
): string {
  return formatReferenceFrom(
    { kind: 'epic', iid, fullPath },
    { kind: container.kind, fullPath: from },
  );
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

function tellDay({ attribute, to }: ChangeOf<'due_date'>): SystemNoteText {
  const name = attribute.replace('_', ' ');
  if (to === null) return { action: attribute, body: `removed ${name}` };
  const [year, month, day] = to.split('-');
  const written = `${months[Number(month) - 1] ?? ''} ${Number(day)}, ${Number(year)}`;
  return { action: attribute, body: `changed ${name} to ${written}` };
}

function tellEstimate({ to }: ChangeOf<'time_estimate'>, { inHours }: Facts): SystemNoteText {
  const time = showDuration(to, { inHours });
  const body = time === null ? 'removed time estimate' : `changed time estimate to ${time}`;
  return { action: 'time_tracking', body };
}

function tellSpent(
  { added, on }: ChangeOf<'time_spent'>,
  { inHours }: Facts,
): SystemNoteText | null {
  if (added === null) return { action: 'time_tracking', body: 'removed time spent' };
  const time = showDuration(Math.abs(added), { inHours });
  if (time === null) return null;
  const verb = added < 0 ? 'subtracted' : 'added';
  const day = on === null ? '' : ` at ${on}`;
  return { action: 'time_tracking', body: `${verb} ${time} of time spent${day}` };
}
