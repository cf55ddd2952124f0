import type { FC } from 'hono/jsx';
import { Button, Checkbox, Form, Select, TextField } from '#src/pages/fields.tsx';
import type { SentForm } from '../../forms.ts';
import type { Refused } from '../../refused.ts';
import {
  AssigneesField,
  DescriptionField,
  emptyPlan,
  LabelsField,
  MilestoneField,
  PeopleField,
  planLabels,
  type PlanValues,
  readPlanValues,
  TitleField,
} from '../issuables/form-fields.tsx';
import type { ProjectVisit } from '../visits.ts';

/** Values of the form of a merge request, as people write them. */
export interface RequestValues extends PlanValues {
  readonly source_branch: string;
  readonly target_branch: string;
  /** Id of the project to merge into; empty for this one. */
  readonly target_project_id: string;
  readonly reviewers: string;
  readonly squash: boolean;
  readonly remove_source_branch: boolean;
}

export const emptyRequest: RequestValues = {
  ...emptyPlan,
  source_branch: '',
  target_branch: '',
  target_project_id: '',
  reviewers: '',
  squash: false,
  remove_source_branch: false,
};

export const requestLabels: Readonly<Record<string, string>> = {
  ...planLabels,
  source_branch: 'Source branch',
  target_branch: 'Target branch',
  reviewer_ids: 'Reviewers',
};

export const readRequestValues = (form: SentForm): RequestValues => ({
  ...readPlanValues(form),
  source_branch: form.text('source_branch').trim(),
  target_branch: form.text('target_branch').trim(),
  target_project_id: form.text('target_project_id'),
  reviewers: form.text('reviewers'),
  squash: form.text('squash') === '1',
  remove_source_branch: form.text('remove_source_branch') === '1',
});

interface RequestFormProps {
  readonly visit: ProjectVisit;
  readonly action: string;
  readonly values: RequestValues;
  readonly refused: Refused | null;
  /** True for a new merge request, whose branches can be chosen. */
  readonly isNew: boolean;
}

/** Form for a new merge request, or for a change of one. */
export const RequestForm: FC<RequestFormProps> = ({ visit, action, values, refused, isNew }) => {
  const beside = refused?.beside ?? {};
  const fields = { values, beside };
  return (
    <Form frame={visit.frame} action={action}>
      {isNew ? <SourceFields visit={visit} {...fields} /> : null}
      <TextField
        name="target_branch"
        label="Target branch"
        value={values.target_branch}
        errors={beside['target_branch']}
        required
      />
      <TitleField {...fields} hint="Draft: in front of it says that it is not ready" />
      <DescriptionField
        {...fields}
        hint="Markdown. Closes #1 in it closes the issue with the merge"
      />
      <AssigneesField {...fields} />
      <PeopleField
        name="reviewers"
        label="Reviewers"
        value={values.reviewers}
        errors={beside['reviewer_ids']}
      />
      <LabelsField {...fields} />
      <MilestoneField {...fields} />
      <Checkbox
        name="remove_source_branch"
        label="Delete the source branch after the merge"
        checked={values.remove_source_branch}
      />
      <Checkbox name="squash" label="Squash commits in the merge" checked={values.squash} />
      <div class="buttons">
        <Button>{isNew ? 'Create merge request' : 'Save changes'}</Button>
      </div>
    </Form>
  );
};

interface FieldsProps {
  readonly values: RequestValues;
  readonly beside: Refused['beside'];
}

/** The branch, and the project to merge into, where this one is a fork. */
const SourceFields: FC<FieldsProps & { readonly visit: ProjectVisit }> = ({
  visit: { facts, project },
  values,
  beside,
}) => {
  const parent = 'forked_from_project' in facts ? facts.forked_from_project : undefined;
  return (
    <>
      <TextField
        name="source_branch"
        label="Source branch"
        value={values.source_branch}
        errors={beside['source_branch']}
        required
      />
      {parent ? (
        <Select
          name="target_project_id"
          label="Target project"
          value={values.target_project_id}
          choices={[
            [String(parent.id), parent.path_with_namespace],
            [String(project.id), project.full_path],
          ]}
        />
      ) : null}
    </>
  );
};
