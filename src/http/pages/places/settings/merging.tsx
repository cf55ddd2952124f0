import type { FC } from 'hono/jsx';
import { Button, Checkbox, Form, Radios, Select } from '#src/pages/fields.tsx';
import type { SentForm } from '../../forms.ts';
import type { Refused } from '../../refused.ts';
import type { ProjectVisit } from '../visits.ts';

const methods = [
  {
    value: 'merge',
    text: 'Merge commit',
    hint: 'Each merge is a commit of its own',
  },
  {
    value: 'rebase_merge',
    text: 'Merge commit with linear history',
    hint: 'A merge commit, where the branch could be fast-forwarded',
  },
  {
    value: 'ff',
    text: 'Fast-forward',
    hint: 'No merge commits: the branch is rebased first',
  },
];

const squashChoices = [
  ['default_off', 'Off, unless it is chosen'],
  ['default_on', 'On, unless it is not chosen'],
  ['always', 'Always'],
  ['never', 'Never'],
] as const;

/** Conditions of a merge, by attribute. */
const demands = {
  only_allow_merge_if_pipeline_succeeds: 'The pipeline must succeed',
  only_allow_merge_if_all_discussions_are_resolved: 'All threads must be resolved',
  remove_source_branch_after_merge:
    'Delete source branches after the merge, unless it is not chosen',
} as const;

type Demand = keyof typeof demands;
const names = Object.keys(demands) as readonly Demand[];

interface MergeValues extends Readonly<Record<Demand, boolean>> {
  readonly merge_method: string;
  readonly squash_option: string;
}

export const mergeLabels: Readonly<Record<string, string>> = {
  ...demands,
  merge_method: 'Merge method',
  squash_option: 'Squash commits',
};

const mapDemands = (read: (name: Demand) => boolean) =>
  Object.fromEntries(names.map((name) => [name, read(name)])) as Readonly<Record<Demand, boolean>>;

export const readMergeValues = (form: SentForm): MergeValues => ({
  merge_method: form.text('merge_method'),
  squash_option: form.text('squash_option'),
  ...mapDemands((name) => form.text(name) === '1'),
});

/** The body of the operation, which refuses other values. */
export const toMergeBody = ({ merge_method, squash_option, ...rest }: MergeValues) => ({
  ...rest,
  merge_method: merge_method as 'merge',
  squash_option: squash_option as 'never',
});

function readFacts({ facts }: ProjectVisit): MergeValues {
  const all: Readonly<Record<string, unknown>> = { ...facts };
  return {
    merge_method: String(all['merge_method']),
    squash_option: String(all['squash_option']),
    ...mapDemands((name) => all[name] === true),
  };
}

/** How merge requests are merged, and what they need for it. */
export const MergeForm: FC<{
  readonly visit: ProjectVisit;
  readonly sent: MergeValues | null;
  readonly beside: Refused['beside'];
}> = ({ visit, sent, beside }) => {
  const values = sent ?? readFacts(visit);
  return (
    <Form frame={visit.frame} action={`${visit.root}/-/settings/merge_requests`}>
      <Radios
        name="merge_method"
        label="Merge method"
        value={values.merge_method}
        choices={methods}
        errors={beside['merge_method']}
        required
      />
      <Select
        name="squash_option"
        label="Squash commits"
        value={values.squash_option}
        choices={squashChoices}
        errors={beside['squash_option']}
      />
      {names.map((name) => (
        <Checkbox name={name} label={demands[name]} checked={values[name]} />
      ))}
      <div class="buttons">
        <Button>Save merge settings</Button>
      </div>
    </Form>
  );
};
