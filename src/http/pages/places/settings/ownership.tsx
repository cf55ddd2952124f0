import type { FC } from 'hono/jsx';
import { Confirmed, PostButton, TextField } from '#src/pages/fields.tsx';
import type { Refused } from '../../refused.ts';
import type { ProjectVisit } from '../visits.ts';
import { Confirmation } from './confirmation.tsx';

export const ownershipLabels: Readonly<Record<string, string>> = {
  namespace: 'New group or user',
  confirmation: 'Path',
};

/** A form of the section that was refused. */
export interface RefusedOwnership {
  readonly act: 'transfer' | 'delete';
  readonly namespace: string;
  readonly refused: Refused;
}

/** Acts of owners: archive, move and delete the project. */
export const OwnershipActs: FC<{
  readonly visit: ProjectVisit;
  readonly sent: RefusedOwnership | null;
}> = ({ visit, sent }) => {
  const { facts, frame, project, root } = visit;
  const isMarked = 'marked_for_deletion_on' in facts && facts.marked_for_deletion_on !== null;
  const findErrors = (act: RefusedOwnership['act']) =>
    sent?.act === act ? sent.refused.beside : {};
  return (
    <ul class="items">
      <ArchiveItem visit={visit} />
      <li>
        <div>
          <strong>Move it</strong>
          <p class="quiet">Its address changes; the old one leads to the new one.</p>
          <Confirmed
            frame={frame}
            action={`${root}/-/settings/transfer`}
            summary="Move to another group or user"
            button="Move project"
            open={sent?.act === 'transfer'}
          >
            <TextField
              name="namespace"
              label="New group or user"
              hint="Full path"
              value={sent?.namespace ?? ''}
              errors={findErrors('transfer')['namespace']}
              maxlength={1024}
              required
            />
            <Confirmation
              id="confirm-transfer"
              fullPath={project.full_path}
              beside={findErrors('transfer')}
            />
          </Confirmed>
        </div>
      </li>
      <li>
        <div>
          <strong>{isMarked ? 'Keep it' : 'Delete it'}</strong>
          <p class="quiet">
            {isMarked
              ? `The project is deleted on ${facts.marked_for_deletion_on ?? ''}.`
              : 'Its repository, issues, merge requests and images are deleted.'}
          </p>
          {isMarked ? (
            <PostButton frame={frame} action={`${root}/-/settings/restore`} kind="quiet">
              Restore project
            </PostButton>
          ) : (
            <Confirmed
              frame={frame}
              action={`${root}/-/settings/delete`}
              summary="Delete this project"
              button="Delete project"
              open={sent?.act === 'delete'}
            >
              <Confirmation
                id="confirm-delete"
                fullPath={project.full_path}
                beside={findErrors('delete')}
              />
            </Confirmed>
          )}
        </div>
      </li>
    </ul>
  );
};

const ArchiveItem: FC<{ readonly visit: ProjectVisit }> = ({ visit: { frame, project, root } }) => (
  <li>
    <div>
      <strong>{project.archived ? 'Take it from the archive' : 'Archive it'}</strong>
      <p class="quiet">
        {project.archived
          ? 'The project can change again.'
          : 'The project can be read, and nothing in it can change.'}
      </p>
    </div>
    <PostButton
      frame={frame}
      action={`${root}/-/settings/${project.archived ? 'unarchive' : 'archive'}`}
      kind="quiet"
    >
      {project.archived ? 'Unarchive project' : 'Archive project'}
    </PostButton>
  </li>
);
