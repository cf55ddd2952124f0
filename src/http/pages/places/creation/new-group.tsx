import { Forbidden } from '#src/errors.ts';
import { groupPolicy } from '#src/domains/core/groups/policy.ts';
import { Button, Form, TextArea, TextField } from '#src/pages/fields.tsx';
import { HtmlPage } from '#src/pages/page.tsx';
import type { SentForm } from '../../forms.ts';
import type { Reply, SignedInVisit } from '../../handlers.tsx';
import { readQueryText } from '../../page-query.ts';
import { attempt, type Refused } from '../../refused.ts';
import type { PlacePages } from '../place-pages.ts';
import { VisibilityField, visibilityLabels } from '../visibility-field.tsx';
import type { PlaceVisit } from '../visits.ts';
import { readNamespaceId } from './namespaces.ts';

type OwnVisit = PlaceVisit & SignedInVisit;

interface Values {
  readonly name: string;
  readonly path: string;
  /** Id of the group above; empty for a top-level group. */
  readonly parent: string;
  readonly description: string;
  readonly visibility: string;
}

const labels: Readonly<Record<string, string>> = {
  ...visibilityLabels,
  name: 'Name',
  path: 'Path',
  parent_id: 'Group above',
  description: 'Description',
};

/** The form of a new group, and of a subgroup. */
export function addNewGroup(pages: PlacePages): void {
  pages.own('/groups/new', async (visit, req) => {
    const parent = readQueryText(req, 'parent_id');
    const rest = { name: '', path: '', description: '', visibility: 'private' };
    return showForm(visit, { ...rest, parent }, null);
  });
  pages.ownForm('/groups', async (visit, form) => {
    const values = readValues(form);
    const { name, path, description } = values;
    const { refused, done } = await attempt(labels, () =>
      visit.api.call('createGroup', {
        body: {
          ...{ name, path, description, visibility: values.visibility as 'private' },
          parent_id: readNamespaceId(values.parent),
        },
      }),
    );
    if (refused !== null) return showForm(visit, values, refused);
    return { redirect: `/groups/${done.full_path}` };
  });
}

const readValues = (form: SentForm): Values => ({
  name: form.text('name').trim(),
  path: form.text('path').trim(),
  parent: form.text('parent'),
  description: form.text('description').replaceAll('\r\n', '\n'),
  visibility: form.text('visibility'),
});

/** The group above; null for a top-level group. @throws HttpError 404 for one that is hidden */
async function loadParent({ api, actor }: OwnVisit, text: string) {
  const id = readNamespaceId(text);
  if (id !== null) return api.call('getGroup', { params: { id }, query: { with_projects: false } });
  if (!groupPolicy.createTopLevel({ actor })) throw new Forbidden();
  return null;
}

async function showForm(visit: OwnVisit, values: Values, refused: Refused | null): Promise<Reply> {
  const { frame } = visit;
  const beside = refused?.beside ?? {};
  const parent = await loadParent(visit, values.parent);
  return {
    status: refused === null ? 200 : 422,
    page: (
      <HtmlPage
        frame={frame}
        title={parent === null ? 'New group' : 'New subgroup'}
        alert={refused?.alert ?? null}
      >
        {parent === null ? (
          <p class="quiet">A group holds projects and subgroups that have the same members.</p>
        ) : (
          <p class="quiet">
            In <a href={`${frame.base}/groups/${parent.full_path}`}>{parent.full_name}</a>, whose
            members are members of the subgroup.
          </p>
        )}
        <Form frame={frame} action="/groups">
          {parent === null ? null : <input type="hidden" name="parent" value={values.parent} />}
          <TextField
            name="name"
            label="Name"
            value={values.name}
            errors={beside['name']}
            maxlength={255}
            required
            autofocus={values.name === ''}
          />
          <TextField
            name="path"
            label="Path"
            hint="Part of the address of the group and of its projects"
            value={values.path}
            errors={beside['path']}
            maxlength={255}
            required
          />
          <TextArea
            name="description"
            label="Description"
            rows={3}
            value={values.description}
            errors={beside['description']}
            maxlength={255}
          />
          <VisibilityField value={values.visibility} beside={beside} />
          <div class="buttons">
            <Button>{parent === null ? 'Create group' : 'Create subgroup'}</Button>
          </div>
        </Form>
      </HtmlPage>
    ),
  };
}
