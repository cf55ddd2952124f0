import { Form } from '#src/pages/fields.tsx';
import type { SentForm } from '../../forms.ts';
import type { Reply } from '../../handlers.tsx';
import { attempt, type Refused } from '../../refused.ts';
import { formatCodePath, readFileName } from '../code/addresses.ts';
import { readShownFile } from '../code/files.ts';
import { PathHeading, RepositoryPage } from '../code/parts.tsx';
import type { RefPath } from '../code/refs.ts';
import { CommitFields, type CommitValues, readCommitValues } from './commit-fields.tsx';
import {
  commitLabels,
  type EditVisit,
  findWayOn,
  moveCommitAlert,
  chooseBranch,
  toBranches,
} from './target.ts';
import { findLastFileCommit } from './text-file.ts';

interface Values extends CommitValues {
  /** The commit as of which the file was shown. */
  readonly known: string;
}

/** Asks for the commit that removes a file. */
export async function showDeleteForm(visit: EditVisit, place: RefPath): Promise<Reply> {
  // Without the file there is no page.
  await readShownFile(visit, place);
  const values = {
    known: await findLastFileCommit(visit, place),
    message: `Delete ${readFileName(place.path)}`,
    branch: await chooseBranch(visit, place.ref),
  };
  return showForm(visit, place, values, null);
}

/** Removes a file, if nobody has changed it meanwhile. */
export async function deleteFile(visit: EditVisit, place: RefPath, form: SentForm): Promise<Reply> {
  const values = { ...readCommitValues(form), known: form.text('known') };
  const { branch, message, known } = values;
  const { refused } = await attempt(commitLabels, () =>
    visit.api.call('deleteRepositoryFile', {
      params: { id: visit.project.id, file_path: place.path },
      query: {
        ...toBranches(visit, place, branch),
        commit_message: message,
        ...(known !== '' && { last_commit_id: known }),
      },
    }),
  );
  if (refused !== null) return showForm(visit, place, values, moveCommitAlert(refused));
  return { redirect: findWayOn(visit, place, { branch, kind: 'tree', path: '' }) };
}

const showForm = (
  visit: EditVisit,
  place: RefPath,
  values: Values,
  refused: Refused | null,
): Reply => ({
  status: refused === null ? 200 : 422,
  page: (
    <RepositoryPage
      visit={visit}
      title={`Delete ${place.path} at ${place.ref}`}
      tab="tree"
      place={place}
      heading={<PathHeading visit={visit} place={place} />}
      alert={refused?.alert ?? null}
    >
      <p>The file is deleted by a commit. Older commits keep it.</p>
      <Form frame={visit.frame} action={formatCodePath(visit, 'delete', place)}>
        <input type="hidden" name="known" value={values.known} />
        <CommitFields
          values={values}
          place={place}
          beside={refused?.beside ?? {}}
          danger
          submit="Delete file"
        />
      </Form>
    </RepositoryPage>
  ),
});
