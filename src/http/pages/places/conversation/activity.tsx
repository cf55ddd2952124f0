import type { FC } from 'hono/jsx';
import { Glyph } from '#src/pages/icons.tsx';
import { Ago } from '#src/pages/moments.tsx';
import { PersonLink } from '#src/pages/people.tsx';
import { encodePath } from '#src/text/encode-path.ts';
import type { BodyOf } from '../operations.ts';
import type { PlaceVisit } from '../visits.ts';

export type Activity = BodyOf<'listProjectEvents'>[number];

/** Names of pages below a project, by the kinds of what they show. */
const pagesOfTargets: Readonly<Record<string, string>> = {
  Issue: 'issues',
  MergeRequest: 'merge_requests',
  Milestone: 'milestones',
};

/** Path below `root` of the page of what an event is about; of the project where it has none. */
export function formatTargetPath(
  { target_type, target_iid, note, push_data: push }: Activity,
  root: string,
): string {
  const noted = note === undefined ? null : pagesOfTargets[note.noteable_type];
  if (noted && typeof note?.noteable_iid === 'number') {
    return `${root}/-/${noted}/${note.noteable_iid}#note_${note.id}`;
  }
  const page = pagesOfTargets[target_type ?? ''];
  if (page !== undefined && target_iid !== null) return `${root}/-/${page}/${target_iid}`;
  if (push === undefined || push.commit_to === null || push.ref === null) return root;
  return `${root}/-/commits/${encodePath(push.ref)}`;
}

interface ActivityListProps {
  readonly visit: PlaceVisit;
  readonly events: readonly Activity[];
  /** Path of the project of an event; null where the visitor may not see it, or there is none. */
  readonly rootOf: (event: Activity) => string | null;
  /** True where the events are of several projects: each then names its own. */
  readonly named?: boolean;
}

/** Events of users, the latest first. */
export const ActivityList: FC<ActivityListProps> = ({ visit, events, rootOf, named = false }) =>
  events.length === 0 ? (
    <p class="quiet">Nothing has happened here.</p>
  ) : (
    <ul class="items">
      {events.map((event) => (
        <ActivityRow visit={visit} event={event} root={rootOf(event)} named={named} />
      ))}
    </ul>
  );

const ActivityRow: FC<{
  readonly visit: PlaceVisit;
  readonly event: Activity;
  readonly root: string | null;
  readonly named: boolean;
}> = ({ visit: { frame, now }, event, root, named }) => {
  const { author, action_name, target_title, target_iid, push_data: push, note } = event;
  const target = target_title ?? push?.ref ?? '';
  const number = typeof target_iid === 'number' && note === undefined ? ` (${target_iid})` : '';
  const text = note?.body ?? push?.commit_title ?? null;
  return (
    <li>
      <div>
        <PersonLink frame={frame} person={author} picture /> {action_name}{' '}
        {target === '' || root === null ? (
          target
        ) : (
          <a href={frame.base + formatTargetPath(event, root)}>
            {target.slice(0, 200)}
            {number}
          </a>
        )}
        {named && root !== null ? (
          <>
            {' '}
            in{' '}
            <a href={frame.base + root}>
              <Glyph name="repo" /> {root.slice(1)}
            </a>
          </>
        ) : null}
        {text === null ? null : <p class="quiet">{text.slice(0, 300)}</p>}
      </div>
      <div class="buttons quiet">
        <Ago at={event.created_at} now={now} />
      </div>
    </li>
  );
};
