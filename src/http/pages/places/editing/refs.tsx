import type { Request } from 'express';
import { Form, Button, TextArea, TextField } from '#src/pages/fields.tsx';
import type { SentForm } from '../../forms.ts';
import type { Reply } from '../../handlers.tsx';
import { readQueryText } from '../../page-query.ts';
import { attempt, moveAlert, type Refused } from '../../refused.ts';
import { formatCodePath } from '../code/addresses.ts';
import { RepositoryPage } from '../code/parts.tsx';
import type { PlacePages } from '../place-pages.ts';
import type { ProjectVisit } from '../visits.ts';
import { type EditVisit, requireEditor } from './target.ts';

/** A branch or a tag. */
interface Kind {
  readonly name: 'branches' | 'tags';
  readonly title: string;
  readonly submit: string;
  readonly create: (visit: EditVisit, values: Values) => Promise<unknown>;
  readonly remove: (visit: EditVisit, name: string) => Promise<unknown>;
}

interface Values {
  readonly name: string;
  readonly ref: string;
  /** Message of an annotated tag. */
  readonly message: string;
}

const branches: Kind = {
  name: 'branches',
  title: 'New branch',
  submit: 'Create branch',
  create: ({ api, project }, { name: branch, ref }) =>
    api.call('createBranch', { params: { id: project.id }, body: { branch, ref } }),
  remove: ({ api, project }, branch) =>
    api.call('deleteBranch', { params: { id: project.id, branch } }),
};

const tags: Kind = {
  name: 'tags',
  title: 'New tag',
  submit: 'Create tag',
  create: ({ api, project }, { name, ref, message }) =>
    api.call('createTag', {
      params: { id: project.id },
      body: { tag_name: name, ref, ...(message !== '' && { message }) },
    }),
  remove: ({ api, project }, tag_name) =>
    api.call('deleteTag', { params: { id: project.id, tag_name } }),
};

const labels = { branch: 'Name', tag_name: 'Name', ref: 'Start', message: 'Message' };

/** Texts with which the operations refuse, and the fields that they are about. */
const fields = [
  [/invalid reference name|^Target/, 'ref'],
  [/branch|tag|protected/i, 'name'],
] as const;

/** Forms that create and delete branches and tags. */
export function addRefForms(pages: PlacePages): void {
  for (const kind of [branches, tags]) {
    pages.projectOwn(`/${kind.name}/new`, async (visit, req) => {
      requireEditor(visit);
      return showForm(visit, kind, readProposal(visit, req), null);
    });
    pages.projectForm(`/${kind.name}`, async (visit, form) => {
      requireEditor(visit);
      const values = readValues(form);
      const { refused } = await attempt(labels, () => kind.create(visit, values));
      if (refused !== null) return showForm(visit, kind, values, moveAlert(refused, fields));
      return { redirect: formatCodePath(visit, 'tree', { ref: values.name, path: '' }) };
    });
    pages.projectForm(`/${kind.name}/delete`, async (visit, form) => {
      requireEditor(visit);
      await kind.remove(visit, form.text('name'));
      return { redirect: `${visit.root}/-/${kind.name}?done=deleted` };
    });
  }
}

const readProposal = ({ facts }: Pick<EditVisit, 'facts'>, req: Request): Values => ({
  name: readQueryText(req, 'name').slice(0, 255),
  ref: readQueryText(req, 'ref').slice(0, 1024) || (facts.default_branch ?? ''),
  message: '',
});

const readValues = (form: SentForm): Values => ({
  name: form.text('name').trim(),
  ref: form.text('ref').trim(),
  message: form.text('message').replaceAll('\r\n', '\n'),
});

function showForm(
  visit: ProjectVisit,
  { name, title, submit }: Kind,
  values: Values,
  refused: Refused | null,
): Reply {
  const beside = refused?.beside ?? {};
  return {
    status: refused === null ? 200 : 422,
    page: (
      <RepositoryPage visit={visit} title={title} tab={name} alert={refused?.alert ?? null}>
        <Form frame={visit.frame} action={`${visit.root}/-/${name}`}>
          <TextField
            name="name"
            label="Name"
            value={values.name}
            errors={beside['name'] ?? beside['branch'] ?? beside['tag_name']}
            maxlength={255}
            required
          />
          <TextField
            name="ref"
            label="Start"
            hint="Branch, tag or commit"
            value={values.ref}
            errors={beside['ref']}
            maxlength={1024}
            required
          />
          {name === 'tags' ? (
            <TextArea
              name="message"
              label="Message"
              hint="With one the tag is annotated"
              rows={3}
              value={values.message}
              errors={beside['message']}
            />
          ) : null}
          <div class="buttons">
            <Button>{submit}</Button>
          </div>
        </Form>
      </RepositoryPage>
    ),
  };
}
