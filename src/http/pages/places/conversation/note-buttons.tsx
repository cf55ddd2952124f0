import type { FC } from 'hono/jsx';
import { Confirmed } from '#src/pages/fields.tsx';
import { AccessLevel } from '#src/policy/access-level.ts';
import { formatQuery } from '../links.ts';
import { type EitherVisit, isProjectVisit } from '../either-place.tsx';
import type { ShownNote } from './timeline-items.ts';

type Note = ShownNote['note'];

/** Tells whether the visitor sees forms for a comment: authors and maintainers do. The operations decide again. */
export function mayChangeNote(visit: EitherVisit, { author, system }: Note): boolean {
  const { actor } = visit;
  if (actor === null || system || !isProjectVisit(visit)) return false;
  const { project } = visit;
  if (project.archived) return false;
  return author.id === actor.user.id || project.level >= AccessLevel.Maintainer;
}

interface ButtonsProps {
  readonly visit: EitherVisit;
  /** Path of the issue or merge request. */
  readonly path: string;
  readonly note: Note;
  readonly from: string;
}

/** Ways to change a comment and to delete it. */
export const NoteButtons: FC<ButtonsProps> = ({ visit, path, note, from }) => {
  if (!mayChangeNote(visit, note)) return null;
  const { frame } = visit;
  const own = `${path}/notes/${note.id}`;
  return (
    <>
      <a href={`${frame.base}${own}/edit${formatQuery({ from })}`}>Edit</a>
      <Confirmed
        frame={frame}
        action={`${own}/delete`}
        fields={from === '' ? {} : { from }}
        summary="Delete"
        label="Delete this comment"
        button="Delete comment"
      />
    </>
  );
};
