import { readFile } from 'node:fs/promises';
import type { FC } from 'hono/jsx';
import { Unprocessable } from '#src/errors.ts';
import { FileField, Form, TextArea, TextField } from '#src/pages/fields.tsx';
import { formatBytes } from '#src/pages/moments.tsx';
import { longFormLimits, type SentForm } from '../../forms.ts';
import type { Reply } from '../../handlers.tsx';
import { attempt, type Refused } from '../../refused.ts';
import { formatCodePath, joinPath } from '../code/addresses.ts';
import { RepositoryPage } from '../code/parts.tsx';
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

interface Values extends CommitValues {
  /** Name of the file below the directory; it may name directories, too. */
  readonly name: string;
  readonly content: string;
}

/** A file that is written in the form, or one of the person's machine. */
type Kind = 'new' | 'upload';

const titles: Readonly<Record<Kind, string>> = { new: 'New file', upload: 'Upload a file' };

/** Form of a new file in a directory. */
export async function showNewForm(visit: EditVisit, place: RefPath, kind: Kind): Promise<Reply> {
  const branch = await chooseBranch(visit, place.ref);
  const message = kind === 'new' ? 'Add a file' : 'Upload a file';
  return showForm(visit, place, kind, { name: '', content: '', message, branch }, null);
}

/** Commits a new file. */
export async function addFile(
  visit: EditVisit,
  place: RefPath,
  form: SentForm,
  kind: Kind,
): Promise<Reply> {
  const values: Values = {
    ...readCommitValues(form),
    name: form.text('name').trim(),
    content: form.text('content').replaceAll('\r\n', '\n'),
  };
  const { branch, message } = values;
  const { refused, done } = await attempt({ ...commitLabels, file: 'File' }, async () => {
    const file = await readContent(form, values, kind);
    const path = joinPath(place.path, file.name);
    await visit.api.call('createRepositoryFile', {
      params: { id: visit.project.id, file_path: path },
      body: {
        ...toBranches(visit, place, branch),
        content: file.content,
        encoding: file.encoding,
        commit_message: message,
      },
    });
    return path;
  });
  if (refused !== null) return showForm(visit, place, kind, values, moveCommitAlert(refused));
  return { redirect: findWayOn(visit, place, { branch, kind: 'blob', path: done }) };
}

/** Name and content of the new file. @throws Unprocessable where one is missing */
async function readContent(form: SentForm, { name, content }: Values, kind: Kind) {
  if (kind === 'new') {
    if (name === '') throw new Unprocessable({ file_path: ['is missing'] });
    return { name, content, encoding: 'text' as const };
  }
  const file = form.file('file');
  if (file === null) throw new Unprocessable({ file: ['is missing'] });
  const bytes = await readFile(file.path);
  return {
    name: name === '' ? file.filename : name,
    content: bytes.toString('base64'),
    encoding: 'base64' as const,
  };
}

function showForm(
  visit: EditVisit,
  place: RefPath,
  kind: Kind,
  values: Values,
  refused: Refused | null,
): Reply {
  const beside = refused?.beside ?? {};
  return {
    status: refused === null ? 200 : 422,
    page: (
      <RepositoryPage
        visit={visit}
        title={`${titles[kind]} at ${place.ref}`}
        tab="tree"
        place={place}
        heading={
          <>
            <h1>{titles[kind]}</h1>
            <p>
              In <DirectoryName visit={visit} place={place} />
            </p>
          </>
        }
        alert={refused?.alert ?? null}
      >
        <Form frame={visit.frame} action={formatCodePath(visit, kind, place)} multipart>
          {kind === 'upload' ? (
            <FileField
              name="file"
              label="File"
              hint={`At most ${formatBytes(longFormLimits.file)}`}
              errors={beside['file']}
              required
            />
          ) : null}
          <TextField
            name="name"
            label="Name"
            hint={
              kind === 'upload' ? 'Without one, that of the file' : 'Slashes in it make directories'
            }
            value={values.name}
            errors={beside['file_path']}
            maxlength={1024}
            required={kind === 'new'}
          />
          {kind === 'new' ? (
            <TextArea
              name="content"
              id="text"
              label="Text"
              rows={20}
              code
              value={values.content}
              errors={beside['content']}
            />
          ) : null}
          <CommitFields values={values} place={place} beside={beside} submit="Commit file" />
        </Form>
      </RepositoryPage>
    ),
  };
}

const DirectoryName: FC<{ readonly visit: EditVisit; readonly place: RefPath }> = ({
  visit,
  place,
}) => (
  <a href={visit.frame.base + formatCodePath(visit, 'tree', place)}>
    {joinPath(visit.facts.path, place.path)}
  </a>
);
