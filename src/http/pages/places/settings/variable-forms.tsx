import type { FC } from 'hono/jsx';
import { Unprocessable } from '#src/errors.ts';
import { Button, Checkbox, Form, Select, TextArea, TextField } from '#src/pages/fields.tsx';
import type { SentForm } from '../../forms.ts';
import type { Reply } from '../../handlers.tsx';
import { readQueryText } from '../../page-query.ts';
import { attempt, type Refused } from '../../refused.ts';
import type { PlacePages } from '../place-pages.ts';
import type { ProjectVisit } from '../visits.ts';
import { requireManager, SettingsPage } from './settings-page.tsx';

/** Path of the list below the project. */
export const variablesPath = '/settings/ci_cd';

interface Values {
  readonly key: string;
  readonly value: string;
  readonly scope: string;
  readonly type: string;
  readonly masked: boolean;
  readonly protected: boolean;
  readonly expanded: boolean;
}

/** The variable that a form changes; its value, where it is masked, is not shown again. */
interface Changed {
  readonly key: string;
  readonly scope: string;
  readonly masked: boolean;
}

const labels: Readonly<Record<string, string>> = {
  key: 'Key',
  value: 'Value',
  environment_scope: 'Environments',
  variable_type: 'Type',
  masked: 'Masked',
};

const emptyValues: Values = {
  key: '',
  value: '',
  scope: '*',
  type: 'env_var',
  masked: false,
  protected: false,
  expanded: true,
};

/** Forms that create, change and delete variables. */
export function addVariableForms(pages: PlacePages): void {
  pages.projectOwn(`${variablesPath}/new`, async (visit) =>
    showForm(visit, null, emptyValues, null),
  );
  pages.projectForm(variablesPath, async (visit, form) => {
    const values = readValues(form);
    const { refused } = await attempt(labels, () =>
      visit.api.call('createProjectVariable', {
        params: { id: visit.project.id },
        body: { ...toAttributes(values), key: values.key, value: values.value },
      }),
    );
    return refused === null ? goBack(visit, 'created') : showForm(visit, null, values, refused);
  });
  pages.projectOwn(`${variablesPath}/edit`, async (visit, req) => {
    const named = { key: readQueryText(req, 'key'), scope: readQueryText(req, 'scope') };
    const variable = await loadVariable(visit, named);
    const values = {
      key: variable.key,
      value: variable.masked ? '' : variable.value,
      scope: variable.environment_scope,
      type: variable.variable_type,
      masked: variable.masked,
      protected: variable.protected,
      expanded: !variable.raw,
    };
    return showForm(visit, { ...named, masked: variable.masked }, values, null);
  });
  pages.projectForm(`${variablesPath}/edit`, changeVariable);
  pages.projectForm(`${variablesPath}/delete`, async (visit, form) => {
    const params = { id: visit.project.id, key: form.text('key') };
    const query = { filter: { environment_scope: form.text('scope') } };
    await visit.api.call('deleteProjectVariable', { params, query });
    return goBack(visit, 'deleted');
  });
}

async function changeVariable(visit: ProjectVisit, form: SentForm): Promise<Reply> {
  const named = { key: form.text('old_key'), scope: form.text('old_scope') };
  const { masked } = await loadVariable(visit, named);
  const values = { ...readValues(form), key: named.key };
  // The form does not have the value of a masked variable: an empty one leaves it.
  const keeps = masked && values.value === '';
  const { refused } = await attempt(labels, async () => {
    if (keeps && !values.masked) {
      throw new Unprocessable({ value: ['is missing: one that was masked is not shown again'] });
    }
    await visit.api.call('updateProjectVariable', {
      params: { id: visit.project.id, key: named.key },
      body: {
        ...toAttributes(values),
        ...(!keeps && { value: values.value }),
        filter: { environment_scope: named.scope },
      },
    });
  });
  return refused === null
    ? goBack(visit, 'changed')
    : showForm(visit, { ...named, masked }, values, refused);
}

const loadVariable = ({ api, project }: ProjectVisit, { key, scope }: Omit<Changed, 'masked'>) =>
  api.call('getProjectVariable', {
    params: { id: project.id, key },
    query: { filter: { environment_scope: scope } },
  });

const goBack = ({ root }: ProjectVisit, done: string): Reply => ({
  redirect: `${root}/-${variablesPath}?done=${done}`,
});

const readValues = (form: SentForm): Values => ({
  key: form.text('key').trim(),
  value: form.text('value').replaceAll('\r\n', '\n'),
  scope: form.text('scope').trim(),
  type: form.text('type'),
  masked: form.text('masked') === '1',
  protected: form.text('protected') === '1',
  expanded: form.text('expanded') === '1',
});

const toAttributes = ({ scope, type, masked, protected: isProtected, expanded }: Values) => ({
  environment_scope: scope,
  variable_type: type as 'env_var',
  masked,
  protected: isProtected,
  raw: !expanded,
});

/** `changed` is null for a new variable. */
function showForm(
  visit: ProjectVisit,
  changed: Changed | null,
  values: Values,
  refused: Refused | null,
): Reply {
  requireManager(visit);
  const path = `${visit.root}/-${variablesPath}`;
  return {
    status: refused === null ? 200 : 422,
    page: (
      <SettingsPage
        visit={visit}
        title={changed === null ? 'New variable' : `Variable ${changed.key}`}
        tab="ci"
        refused={refused}
      >
        <Form frame={visit.frame} action={changed === null ? path : `${path}/edit`}>
          {changed === null ? null : (
            <>
              <input type="hidden" name="old_key" value={changed.key} />
              <input type="hidden" name="old_scope" value={changed.scope} />
            </>
          )}
          <VariableFields changed={changed} values={values} beside={refused?.beside ?? {}} />
          <div class="buttons">
            <Button>{changed === null ? 'Create variable' : 'Save changes'}</Button>
          </div>
        </Form>
      </SettingsPage>
    ),
  };
}

const VariableFields: FC<{
  readonly changed: Changed | null;
  readonly values: Values;
  readonly beside: Refused['beside'];
}> = ({ changed, values, beside }) => (
  <>
    {changed === null ? (
      <TextField
        name="key"
        label="Key"
        hint="Letters, digits and _"
        value={values.key}
        errors={beside['key']}
        maxlength={255}
        required
      />
    ) : null}
    <TextArea
      name="value"
      label="Value"
      hint={changed?.masked === true ? 'It is not shown. Leave it empty to keep it' : undefined}
      rows={4}
      code
      value={values.value}
      errors={beside['value']}
      maxlength={10_000}
    />
    <Select
      name="type"
      label="Type"
      value={values.type}
      choices={[
        ['env_var', 'Variable'],
        ['file', 'File, whose path the variable is'],
      ]}
      errors={beside['variable_type']}
    />
    <TextField
      name="scope"
      label="Environments"
      hint="A name, or a pattern with *"
      value={values.scope}
      errors={beside['environment_scope']}
      maxlength={255}
      required
    />
    <Checkbox
      name="masked"
      label="Mask the value"
      hint="Logs of jobs and this form do not show it. The value has at least 8 letters, digits or characters of + / = @ : . ~ - _"
      checked={values.masked}
    />
    {(beside['masked'] ?? []).map((text) => (
      <p class="error">{text}</p>
    ))}
    <Checkbox
      name="protected"
      label="Only on protected branches and tags"
      checked={values.protected}
    />
    <Checkbox
      name="expanded"
      label="Expand references to other variables"
      checked={values.expanded}
    />
  </>
);
