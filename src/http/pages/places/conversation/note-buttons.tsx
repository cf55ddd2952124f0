import type { FC } from 'hono/jsx';
import { Confirmed } from '#src/pages/fields.tsx';
import { AccessLevel } from '#src/policy/access-level.ts';
import { formatQuery } from '../links.ts';
import type { PlaceVisit, ProjectVisit } from '../visits.ts';
import type { ShownNote } from './timeline-items.ts';

type Note = ShownNote['note'];

/** Tells whether the visitor sees forms for a comment: authors and maintainers do. The operations decide again. */
export function mayChangeNote(visit: PlaceVisit, { author, system }: Note): boolean {
  const { actor } = visit;
  if (actor === null || system || !isOfProject(visit)) return false;
  const { project } = visit;
  if (project.archived) return false;
  return author.id === actor.user.id || project.level >= AccessLevel.Maintainer;
}

const isOfProject = (visit: PlaceVisit): visit is ProjectVisit => 'project' in visit;

interface ButtonsProps {
  readonly visit: PlaceVisit;
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
